import Dactyl
import Foundation

/// Shows a program's windows and sends fingers to them.
///
/// A product that is linked defines the C function `dactyl_stage_main`. UIKit calls it once the
/// program has started; it returns when the program ends. It makes a host, which sends frames and
/// fires deadlines through `UIApplication.host(_:)`.
@preconcurrency @MainActor
public protocol UIApplicationHost: AnyObject {
  /// The following changes belong to an animation.
  func willAnimate()
  /// The changes since `willAnimate()` form an animation.
  func didAnimate(_ animation: UIHostedAnimation)
  /// The changes since `willAnimate()` show on the back of a view that turns around its vertical
  /// axis.
  ///
  /// - Parameter angle: where the new side begins, in radians: −π/2 if it comes from the left, π/2
  ///   from the right.
  func didTurn(_ view: UIView, from angle: CGFloat, _ animation: UIHostedAnimation)
  /// Plays a sound, or goes on with the one of this number as this says.
  func play(_ sound: UIHostedSound)
  /// Ends a sound before its time.
  func stopSound(_ id: Int)
  /// A layer, its view if it has one, and all on it as an SVG file, for a program that draws a view
  /// into an image.
  func picture(of layer: CALayer) -> Data
}

extension UIApplication {
  /// The host that shows the windows; nil without one.
  public static weak var host: (any UIApplicationHost)?

  /// Runs a host's code that takes the application's time: `window.send(_:)`, or `advance(by:)`.
  ///
  /// Meanwhile, only frames and deadlines move the time, so that their recording replays
  /// identically. Outside, time follows the real clock.
  public func host<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try clock.hold(body)
  }

  /// The application's time in seconds; with a host, since the system started.
  public var hostTime: TimeInterval { clock.now }

  /// The next time at which the host must move time on; nil for none.
  public var nextHostDeadline: TimeInterval? {
    let next = windows.compactMap(\.nextDeadline).min() ?? .infinity
    let due = min(next, clock.face.nextDue)
    return due < .infinity ? due : nil
  }

  /// Moves time on to an instant and fires deadlines at their times, in all windows.
  ///
  /// Has no effect if that instant has passed.
  public func meetDeadlines(until time: TimeInterval) {
    host {
      // The first window fires the clock's deadlines; the others only their recognisers' own.
      let open = windows.filter { $0.currentTime < time }
      for window in open { try? window.advance(to: time) }
      if open.isEmpty { clock.advance(to: time) }
    }
  }
}
