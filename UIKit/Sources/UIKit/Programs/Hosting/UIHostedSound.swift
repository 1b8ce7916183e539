import Foundation

/// A sound of the program, for a host that lets people hear it.
public struct UIHostedSound: Sendable {
  /// Where a sound comes from.
  public enum Source: Hashable, Sendable {
    /// A file of the program.
    case file(URL)
    /// What the program has read or made, in the format of a sound file.
    case data(Data)
    /// A short sound of the system.
    case system
  }

  /// Names the sound until it ends.
  public var id: Int
  /// Where it comes from.
  public var source: Source
  /// Where in it it begins, in seconds.
  public var start: TimeInterval
  /// From 0 to 1.
  public var volume: Double
  /// How often it is played again; below 0 without end.
  public var repeats: Int
  /// How fast, 1 as recorded.
  public var rate: Double

  /// A sound with a number of its own.
  @MainActor public init(
    _ source: Source, start: TimeInterval = 0, volume: Double = 1, repeats: Int = 0,
    rate: Double = 1
  ) {
    UIHostedSound.last += 1
    id = UIHostedSound.last
    (self.source, self.start, self.volume) = (source, start, volume)
    (self.repeats, self.rate) = (repeats, rate)
  }

  @MainActor private static var last = 0

  /// The program's time in seconds, at which sounds begin and end.
  @MainActor package static var time: TimeInterval { HostClock.current.now }

  /// Makes a call after some seconds of the program's time. Returns what cancels it.
  @MainActor package static func call(
    after delay: TimeInterval, _ body: @escaping () -> Void
  ) -> () -> Void {
    let clock = HostClock.current
    let call = clock.call(after: delay, body)
    return { [weak clock] in clock?.forget(call) }
  }
}

extension UIApplicationHost {
  /// No picture.
  public func picture(of layer: CALayer) -> Data { Data() }
  /// Plays a sound, or goes on with the one of this number as this says. By default nobody hears
  /// it.
  public func play(_ sound: UIHostedSound) {}
  /// Ends a sound before its time.
  public func stopSound(_ id: Int) {}
}
