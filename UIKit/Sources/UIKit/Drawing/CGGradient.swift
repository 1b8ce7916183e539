import Foundation

/// Objects in a row, as functions of Core Graphics take them.
public typealias CFArray = [Any]

/// Colours that run into each other.
public final class CGGradient: Sendable {
  let colors: [[CGFloat]]
  let locations: [CGFloat]

  private init(_ colors: [[CGFloat]], _ locations: [CGFloat]?) {
    self.colors = colors
    let steps = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / steps }
  }

  /// Colours, `CGColor`s, where they are, 0…1; nil for no colour.
  ///
  /// - Parameter locations: as many numbers as colours; nil for equal steps.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parts = colors.compactMap { ($0 as? CGColor)?.components }
    guard !parts.isEmpty else { return nil }
    self.init(
      parts, locations.map { Array(UnsafeBufferPointer(start: $0, count: parts.count)) })
  }

  /// Colours by their parts one after another; nil for no colour.
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

/// Whether colours go on before a gradient's start and after its end; they always do here.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt32

  /// The sides with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Stored: how images are made larger.
public enum CGInterpolationQuality: Int32, Sendable {
  /// One of the ways.
  case `default`, none, low, high, medium
}

extension CGContext {
  /// Fills what is to be seen with colours that change from a point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, from: startPoint, to: endPoint, isRadial: false)
  }

  /// Fills what is to be seen with colours that change from a circle's middle to its rim; the first
  /// circle counts as a point.
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
    // As far as anybody draws.
    let all = CGPath(rect: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4), transform: nil)
    add(
      .gradient(
        DrawnPath(all),
        DrawnGradient(
          colors: gradient.colors, locations: gradient.locations, start: start, end: end,
          isRadial: isRadial)))
  }
}
