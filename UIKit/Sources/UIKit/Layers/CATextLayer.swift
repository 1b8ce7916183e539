import Foundation

/// Stored: a layer with a text, which is kept and not shown.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Stored: what is written.
  open var string: Any?
  /// Stored: the letters.
  open var font: AnyObject?
  /// Stored: the size in points; default 36.
  open var fontSize: CGFloat = 36
  /// Stored: the letters' colour.
  open var foregroundColor: CGColor?
  /// Stored: whether lines are broken.
  open var isWrapped = false
  /// Stored: where the text stands.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored: what happens to a text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Stored: where a layer's text stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As its language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Stored: what happens to a layer's text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning goes.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its middle goes.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Its end goes.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
