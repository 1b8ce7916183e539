import Foundation

/// Keeps what was copied, for the program alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one of all programs; here of this one.
  public static let general = UIPasteboard()
  /// Text that was copied.
  open var string: String? { didSet { changeCount += 1 } }
  /// An image that was copied.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// A colour that was copied.
  open var color: UIColor? { didSet { changeCount += 1 } }
  /// An address that was copied.
  open var url: URL? { didSet { changeCount += 1 } }
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
}
