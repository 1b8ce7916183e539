import Dactyl

/// A broken law, and the shortest stream found that breaks it.
public struct LawViolation: Sendable {
  /// The law.
  public var law: Law
  /// What happened, in words.
  public var detail: String
  /// The stream's seed; `streams: 1` with it finds the violation again.
  public var seed: UInt64
  /// A short stream that breaks the law.
  public var frames: [InputFrame]
}

extension LawViolation: CustomStringConvertible {
  /// Law, detail, seed and stream in words.
  public var description: String {
    "\(law.rawValue): \(detail) [seed \(seed): \(Timeline.text(for: frames))]"
  }
}
