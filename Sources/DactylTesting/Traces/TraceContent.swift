/// What a trace shows beside recognised gestures.
///
/// ```swift
/// try test.run("down(0,0) 60ms up", showing: [.times, .causes])
/// // "60ms tap recognized: 1 tap"
/// ```
public struct TraceContent: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// The set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `tap failed`.
  public static let failures = TraceContent(rawValue: 1)
  /// `tap reset`.
  public static let resets = TraceContent(rawValue: 2)
  /// Causes, after a colon: `tap failed: moved 46 pt, limit 45 pt`.
  public static let causes = TraceContent(rawValue: 4)
  /// Times, before each entry: `500ms longPress began`.
  public static let times = TraceContent(rawValue: 8)
  /// Deliveries to views: `view touchesBegan`, with the number of touches if there are several.
  public static let views = TraceContent(rawValue: 16)
  /// Corrected states and refused requirements.
  public static let reports = TraceContent(rawValue: 32)
}
