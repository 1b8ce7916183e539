/// One of the sixteen gestures whose drawings the shapes' library knows.
public enum ShapeGesture: Int, Hashable, Sendable, CaseIterable {
  /// An arrow in one stroke.
  case arrow
  /// A caret: up and down again.
  case caret
  /// A check mark.
  case checkMark
  /// A circle.
  case circle
  /// A loop with crossing ends, as proofreaders delete.
  case deleteMark
  /// A curly brace that opens a text.
  case leftBrace
  /// A square bracket that opens a text.
  case leftBracket
  /// A loop on a line.
  case pigtail
  /// A rectangle.
  case rectangle
  /// A curly brace that closes a text.
  case rightBrace
  /// A square bracket that closes a text.
  case rightBracket
  /// A star of five points.
  case star
  /// A triangle.
  case triangle
  /// The letter v.
  case v
  /// The letter x in one stroke.
  case x
  /// A zig-zag.
  case zigZag

  /// The cause that names it.
  public var cause: StrokeCause {
    switch self {
    case .arrow: .drawnAsArrow
    case .caret: .drawnAsCaret
    case .checkMark: .drawnAsCheckMark
    case .circle: .drawnAsCircle
    case .deleteMark: .drawnAsDeleteMark
    case .leftBrace, .rightBrace: .drawnAsBrace
    case .leftBracket, .rightBracket: .drawnAsBracket
    case .pigtail: .drawnAsPigtail
    case .rectangle: .drawnAsRectangle
    case .star: .drawnAsStar
    case .triangle: .drawnAsTriangle
    case .v: .drawnAsV
    case .x: .drawnAsX
    case .zigZag: .drawnAsZigZag
    }
  }

  /// How many mean curves tell how people draw it: more where they differ more.
  @_spi(Fitting) public var curveCount: Int { self == .zigZag ? 6 : 3 }
}
