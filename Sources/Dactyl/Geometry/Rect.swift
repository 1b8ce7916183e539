/// An upright rectangle, in points, with its origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and downward; both sides are expected not to be negative.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle with the given corner and extent.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with the given corner and extent, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The smallest rectangle that holds all the points, or nil if there is none.
  @inlinable
  @inline(never)
  public init?(enclosing points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var low = first
    var high = first
    while let point = iterator.next() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// Half-way between the left and the right edge.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// Half-way between the top and the bottom edge.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// Points from left to right.
  @inlinable
  public var width: Double { size.width }
  /// Points from top to bottom.
  @inlinable
  public var height: Double { size.height }
  /// The point in the middle.
  @inlinable
  public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do
  /// not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share an area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle with every edge moved inward; negative amounts make it grow.
  @inlinable
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// Edges of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// The edges with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edge where y is smallest.
  public static let top = RectEdge(rawValue: 1)
  /// The edge where x is smallest.
  public static let left = RectEdge(rawValue: 2)
  /// The edge where y is largest.
  public static let bottom = RectEdge(rawValue: 4)
  /// The edge where x is largest.
  public static let right = RectEdge(rawValue: 8)
  /// Every edge.
  public static let all: RectEdge = [.top, .left, .bottom, .right]

  /// Each edge for itself.
  static var each: some Sequence<RectEdge> { (0..<4).lazy.map { RectEdge(rawValue: 1 << $0) } }
}
