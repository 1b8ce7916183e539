import Foundation

/// Stored: a layer with a text that is not shown.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// Stored: the font size in points; default 36.
  open var fontSize: CGFloat = 36
  /// The text colour.
  open var foregroundColor: CGColor?
  /// Stored: true if lines wrap.
  open var isWrapped = false
  /// Stored: the alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored: the truncation of a long text.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Stored: the alignment of a layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The language's direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Stored: the truncation of a layer's long text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
