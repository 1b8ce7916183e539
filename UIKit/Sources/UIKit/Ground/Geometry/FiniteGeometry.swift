import Dactyl
import Foundation

// Positions must be finite. Any other is refused with a line on standard error and changes nothing.

extension CGRect {
  /// True if the rectangles overlap; false for NaN, with which Foundation's `intersects(_:)` traps.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// True if all numbers are finite; otherwise reports the rectangle.
@MainActor @inline(__always)
func accepts(_ rect: CGRect, as name: StaticString, of object: AnyObject) -> Bool {
  // 0 × ∞ and 0 × NaN are NaN.
  let zero = (rect.origin.x + rect.origin.y + rect.width + rect.height) * 0
  if zero == 0 { return true }
  return acceptsSlowly([rect.minX, rect.minY, rect.width, rect.height], name, object)
}

/// True if both numbers are finite; otherwise reports the point.
@MainActor @inline(__always)
func accepts(_ point: CGPoint, as name: StaticString, of object: AnyObject) -> Bool {
  if (point.x + point.y) * 0 == 0 { return true }
  return acceptsSlowly([point.x, point.y], name, object)
}

/// True if the number is finite; otherwise reports it.
@MainActor
func accepts(_ number: CGFloat, as name: StaticString, of object: AnyObject) -> Bool {
  number.isFinite || acceptsSlowly([number], name, object)
}

/// Checks each number, because a sum of finite numbers may be infinite.
@MainActor @inline(never)
private func acceptsSlowly(
  _ numbers: [CGFloat], _ name: StaticString, _ object: AnyObject
) -> Bool {
  if numbers.allSatisfy(\.isFinite) { return true }
  let list = numbers.map { "\($0)" }.joined(separator: ", ")
  FileHandle.standardError.write(
    Data("\(type(of: object)).\(name) = (\(list)) is refused: it must be finite.\n".utf8))
  return false
}
