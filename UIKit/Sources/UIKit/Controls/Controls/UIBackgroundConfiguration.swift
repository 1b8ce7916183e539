import Foundation

/// The background of a row.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; nil for the row's own.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// No colour.
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(backgroundColor: .systemBackground) }
}

extension UIView {
  /// Shows the background of a configuration.
  func show(_ background: UIBackgroundConfiguration) {
    if let color = background.backgroundColor { backgroundColor = color }
    layer.cornerRadius = background.cornerRadius
  }
}
