/// The answer to whether a stroke is a shape: the shape with its numbers, or why it is none.
public enum Verdict<Shape: Hashable & Sendable, Refusal: Hashable & Sendable>: Hashable, Sendable {
  /// The stroke is the shape.
  case recognized(Shape)
  /// The stroke is not the shape, for the first reason found.
  case refused(Refusal)

  /// Refused for a reason, or recognised where there is none.
  ///
  /// - Precondition: There is one of the two.
  init(_ refusal: Refusal?, or shape: Shape?) {
    if let refusal {
      self = .refused(refusal)
    } else if let shape {
      self = .recognized(shape)
    } else {
      preconditionFailure("a stroke is a shape, or there is a reason against it")
    }
  }

  /// The shape, or nil where the stroke was refused.
  public var shape: Shape? {
    switch self {
    case .recognized(let shape): shape
    case .refused: nil
    }
  }

  /// Why the stroke was refused, or nil where it was not.
  public var refusal: Refusal? {
    switch self {
    case .recognized: nil
    case .refused(let refusal): refusal
    }
  }

  /// Whether the stroke is the shape.
  public var isRecognized: Bool { shape != nil }
}
