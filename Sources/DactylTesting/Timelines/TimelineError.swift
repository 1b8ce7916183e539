/// A mistake in a timeline, and its place.
public struct TimelineError: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Reason: Hashable, Sendable {
    case unknownWord(String)
    /// Something else belongs here.
    case expected(String)
    /// A finger moves or lifts although it is not down.
    case notDown(finger: Int, word: String)
    /// A finger touches although it is down.
    case alreadyDown(finger: Int)
    /// The same finger has two lanes.
    case fingerNamedTwice(Int)
  }

  /// The mistake.
  public var reason: Reason
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
}

extension TimelineError: CustomStringConvertible {
  /// Place and reason, such as `line 1, column 4: "dwon" is no step; …`.
  public var description: String { "line \(line), column \(column): \(words)" }

  private var words: String {
    switch reason {
    case .unknownWord(let word):
      "\"\(word)\" is no step; there are down, move, up, cancel and waits such as 16ms"
    case .expected(let what): "expected \(what)"
    case .notDown(let finger, let word): "\(word) of finger \(finger), which is not down"
    case .alreadyDown(let finger): "down of finger \(finger), which is down already"
    case .fingerNamedTwice(let finger): "finger \(finger) has a lane already"
    }
  }
}
