import Dactyl

/// A number of a contact or hover that a frame line omits if it is neutral.
struct FrameLineField<Object>: Sendable {
  /// The key in quotation marks.
  let key: StaticString
  let path: WritableKeyPath<Object, Double> & Sendable
  let neutral: Double

  init(
    _ key: StaticString, _ path: WritableKeyPath<Object, Double> & Sendable, neutral: Double = 0
  ) {
    self.key = key
    self.path = path
    self.neutral = neutral
  }
}

extension TouchPhase {
  /// The letter of the phase in quotation marks.
  var letter: StaticString {
    switch self {
    case .began: "\"b\""
    case .moved: "\"m\""
    case .stationary: "\"s\""
    case .ended: "\"e\""
    case .cancelled: "\"c\""
    }
  }
}

extension HoverSample.Phase {
  /// The letter of the phase in quotation marks.
  var letter: StaticString {
    switch self {
    case .entered: "\"e\""
    case .moved: "\"m\""
    case .exited: "\"x\""
    }
  }
}

extension TouchKind {
  /// The kind of a hover by default; the header's kind is that of contacts.
  static let neutralOfHovers = TouchKind.indirectPointer

  /// The word for the kind, in quotation marks.
  var word: StaticString {
    switch self {
    case .direct: "\"direct\""
    case .indirect: "\"indirect\""
    case .pencil: "\"pencil\""
    case .indirectPointer: "\"indirectPointer\""
    }
  }
}
