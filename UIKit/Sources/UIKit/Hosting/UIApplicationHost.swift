import Dactyl
import Foundation

/// Shows the windows of a program and brings fingers to them.
///
/// A product that is linked defines the C function `dactyl_stage_main`, which is called once the
/// program has been started and returns when it is over. There it makes a host, and from then on
/// sends frames and meets deadlines by `UIApplication.host(_:)`.
@preconcurrency @MainActor
public protocol UIApplicationHost: AnyObject {
  /// Changes that follow belong to an animation; those before do not.
  func willAnimate()
  /// The changes since `willAnimate()` are to be seen as an animation.
  func didAnimate(_ animation: UIHostedAnimation)
}

extension UIApplication {
  /// Who shows the windows; nil where nobody does.
  public static weak var host: (any UIApplicationHost)?

  /// Has a host do what takes the application's time: `window.send(_:)`, or `advance(by:)`.
  ///
  /// Within it the time is that of the frames and deadlines alone, so that a recording of them
  /// gives the same again; outside it goes on by itself.
  public func host<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try clock.hold(body)
  }

  /// The application's time, in seconds; in a program with a host that since the system started.
  public var hostTime: TimeInterval { clock.now }

  /// When the host must let time pass, if nothing comes before; nil for never.
  public var nextHostDeadline: TimeInterval? {
    let next = windows.compactMap(\.nextDeadline).min() ?? .infinity
    let due = min(next, clock.face.nextDue)
    return due < .infinity ? due : nil
  }

  /// Lets time pass up to an instant; what is due happens at its time, in all windows.
  ///
  /// Does nothing where that instant is over.
  public func meetDeadlines(until time: TimeInterval) {
    host {
      // The first window meets what the clock has; the others have deadlines of their recognisers
      // alone.
      let open = windows.filter { $0.currentTime < time }
      for window in open { try? window.advance(to: time) }
      if open.isEmpty { clock.advance(to: time) }
    }
  }
}
