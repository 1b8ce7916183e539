/// The answer about a stroke: the shape with its measures, or the reason against it.
public enum Verdict<Shape: Hashable & Sendable, Refusal: Hashable & Sendable>: Hashable, Sendable {
  /// The stroke is the shape.
  case recognized(Shape)
  /// The stroke is not the shape, for the first reason found.
  case refused(Refusal)

  /// Refused for a reason, or recognised if there is no reason.
  ///
  /// - Precondition: One of the two is not nil.
  init(_ refusal: Refusal?, or shape: Shape?) {
    if let refusal {
      self = .refused(refusal)
    } else if let shape {
      self = .recognized(shape)
    } else {
      preconditionFailure("a stroke is a shape, or there is a reason against it")
    }
  }

  /// The shape; nil if the stroke was refused.
  public var shape: Shape? {
    switch self {
    case .recognized(let shape): shape
    case .refused: nil
    }
  }

  /// Why the stroke was refused; nil if it was not.
  public var refusal: Refusal? {
    switch self {
    case .recognized: nil
    case .refused(let refusal): refusal
    }
  }

  /// True if the stroke is the shape.
  public var isRecognized: Bool { shape != nil }
}
