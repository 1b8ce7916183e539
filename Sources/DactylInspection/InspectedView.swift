import Dactyl

/// A view as last reported to viewers.
struct InspectedView {
  struct Shape: Equatable {
    /// Its bounding box in the window.
    var frame: Rect
    /// Its own extent.
    var size: Size
    /// From its top left corner to the window, if it is rotated or scaled.
    var matrix: AffineTransform?
  }

  /// Why a view gets no touches.
  enum Ignorance: UInt8 {
    case nothing, hidden, transparent, disabled
  }

  /// The view's identity; `Numbering` keeps its address from being reused.
  let identity: ObjectIdentifier
  let id: Int
  /// The number of its superview; 0 for the window.
  let parent: Int
  var shape: Shape
  var ignores: Ignorance

  init(_ view: View, _ look: View.Look, id: Int, parent: Int, toRoot: AffineTransform) {
    identity = ObjectIdentifier(view)
    self.id = id
    self.parent = parent
    shape = Shape(look.bounds, toRoot: toRoot)
    ignores =
      look.isHidden
      ? .hidden
      : !look.isUserInteractionEnabled
        ? .disabled : look.alpha < View.minimumTouchableAlpha ? .transparent : .nothing
  }

  /// True if identity, superview and `ignores` are the same; the place may differ.
  func isStill(_ other: InspectedView) -> Bool {
    id == other.id && parent == other.parent && ignores == other.ignores
  }

  func write(to writer: inout LineWriter, className: String, name: String?) {
    writer.add("id", id)
    if parent != 0 { writer.add("parent", parent) }
    writer.add("class", className)
    writer.add("name", name)
    writer.add("frame", shape.frame.numbers)
    writer.add("size", [shape.size.width, shape.size.height])
    if let matrix = shape.matrix { writer.add("matrix", matrix.numbers) }
    switch ignores {
    case .nothing: break
    case .hidden: writer.add("ignores", word: "hidden")
    case .transparent: writer.add("ignores", word: "transparent")
    case .disabled: writer.add("ignores", word: "disabled")
    }
  }
}

extension InspectedView.Shape {
  init(_ bounds: Rect, toRoot: AffineTransform) {
    size = bounds.size
    if toRoot.a == 1, toRoot.b == 0, toRoot.c == 0, toRoot.d == 1 {
      frame = Rect(
        x: bounds.minX + toRoot.tx, y: bounds.minY + toRoot.ty, width: bounds.width,
        height: bounds.height)
    } else {
      frame = bounds.applying(toRoot)
      matrix = AffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(toRoot)
    }
  }

  /// The place alone, or with extent and matrix.
  var numbers: [Double] {
    guard let matrix else { return frame.numbers }
    return frame.numbers + [size.width, size.height] + matrix.numbers
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
