import Foundation

/// A pasteboard within this program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The only pasteboard.
  public static let general = UIPasteboard()
  /// The copied text.
  open var string: String? { didSet { changeCount += 1 } }
  /// The copied image.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// The copied colour.
  open var color: UIColor? { didSet { changeCount += 1 } }
  /// The copied URL.
  open var url: URL? { didSet { changeCount += 1 } }
  /// The number of changes.
  open private(set) var changeCount = 0
  /// True if there is text.
  open var hasStrings: Bool { string != nil }
  /// True if there is an image.
  open var hasImages: Bool { image != nil }
}
