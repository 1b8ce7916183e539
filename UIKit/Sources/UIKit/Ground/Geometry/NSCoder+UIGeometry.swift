import Foundation

// Points, sizes and the like as text, as in property lists.
extension NSCoder {
  /// A point as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
  /// A size as `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }
  /// A rectangle as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A vector as `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    "{\(text(vector.dx)), \(text(vector.dy))}"
  }
  /// A transform as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(parts.map(text).joined(separator: ", "))]"
  }

  /// The point in a text such as `{1, 2}`; zero for invalid text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size in a text such as `{1, 2}`; zero for invalid text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle in a text such as `{{1, 2}, {3, 4}}`; zero for invalid text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The vector in a text such as `{1, 2}`; zero for invalid text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// The transform in a text such as `[1, 0, 0, 1, 0, 0]`; the identity for invalid text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// A number without redundant digits: `1`, not `1.0`.
  private class func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? String(Int(number)) : String(Double(number))
  }

  private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}
