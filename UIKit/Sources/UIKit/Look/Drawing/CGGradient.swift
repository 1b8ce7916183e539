import Foundation

/// An array of objects for Core Graphics functions.
public typealias CFArray = [Any]

/// Colours that blend into each other.
public final class CGGradient: Sendable {
  let colors: [[CGFloat]]
  let locations: [CGFloat]

  private init(_ colors: [[CGFloat]], _ locations: [CGFloat]?) {
    self.colors = colors
    let steps = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / steps }
  }

  /// Creates a gradient of `CGColor`s; nil if there are no colours.
  ///
  /// - Parameter locations: the position of each colour, from 0 to 1; nil for equal steps.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parts = colors.compactMap { ($0 as? CGColor)?.components }
    guard !parts.isEmpty else { return nil }
    self.init(
      parts, locations.map { Array(UnsafeBufferPointer(start: $0, count: parts.count)) })
  }

  /// Creates a gradient from consecutive components; nil if there are no colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)?.components
    }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// The sides on which a gradient's end colours continue; here they always do.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Continue before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Continue after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Stored: the quality of enlarged images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// One of the qualities.
  case `default`, none, low, high, medium
}

extension CGContext {
  /// Fills the clip with a gradient from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, from: startPoint, to: endPoint, isRadial: false)
  }

  /// Fills the clip with a gradient from the end circle's centre to its rim; ignores the start.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let rim = CGPoint(x: endCenter.x + endRadius, y: endCenter.y)
    draw(gradient, from: endCenter, to: rim, isRadial: true)
  }

  private func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, isRadial: Bool
  ) {
    // Large enough for any drawing.
    let all = CGPath(rect: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4), transform: nil)
    add(
      .gradient(
        DrawnPath(all),
        DrawnGradient(
          colors: gradient.colors, locations: gradient.locations, start: start, end: end,
          isRadial: isRadial)))
  }
}
