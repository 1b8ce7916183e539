import Dactyl

/// A law that was broken, and the shortest stream found that breaks it.
public struct LawViolation: Sendable {
  /// Which law.
  public var law: Law
  /// What happened, in words.
  public var detail: String
  /// The seed of the stream, to find it again with `streams: 1`.
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
