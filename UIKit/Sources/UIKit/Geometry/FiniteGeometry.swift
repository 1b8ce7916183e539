import Dactyl
import Foundation

// Places must be finite. One that is not is refused with a line on the standard error, and what it
// was meant for stays where it is.

extension CGRect {
  /// Whether the rectangles have a part in common; false where a number is not one, for which
  /// Foundation's `intersects(_:)` stops the program.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// Whether all numbers are finite; says so where one is not.
@MainActor @inline(__always)
func accepts(_ rect: CGRect, as name: StaticString, of object: AnyObject) -> Bool {
  // 0 × ∞ and 0 × NaN are NaN.
  let zero = (rect.origin.x + rect.origin.y + rect.width + rect.height) * 0
  if zero == 0 { return true }
  return acceptsSlowly([rect.minX, rect.minY, rect.width, rect.height], name, object)
}

/// Whether both numbers are finite; says so where one is not.
@MainActor @inline(__always)
func accepts(_ point: CGPoint, as name: StaticString, of object: AnyObject) -> Bool {
  if (point.x + point.y) * 0 == 0 { return true }
  return acceptsSlowly([point.x, point.y], name, object)
}

/// Whether a number is finite; says so where it is not.
@MainActor
func accepts(_ number: CGFloat, as name: StaticString, of object: AnyObject) -> Bool {
  number.isFinite || acceptsSlowly([number], name, object)
}

/// The same for numbers whose sum may be infinite though each is finite.
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
