import Foundation

/// An image picker without albums; a host or test chooses with ``choose(_:)``.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// A source of images.
  public enum SourceType: Int, Hashable, Sendable {
    /// One of the sources.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of the dictionary that the delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image; always the same as the original.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The type of the medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Stored: the source of images.
  open var sourceType = SourceType.photoLibrary
  /// Stored: true if the user may edit the choice.
  open var allowsEditing = false
  /// Stored: the types of media to offer.
  open var mediaTypes = ["public.image"]
  /// The delegate if it adopts `UIImagePickerControllerDelegate`.
  private var choices: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// True unless the source is the camera, because a host or test can always supply an image.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Tells the delegate that the user chose an image, or cancelled for nil.
  public func choose(_ image: UIImage?) {
    guard let image else {
      choices?.imagePickerControllerDidCancel(self)
      return
    }
    choices?.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.originalImage: image, .editedImage: image])
  }
}

/// Hears of the choice in an image picker; every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user chose an image; dismiss the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user cancelled; dismiss the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The name before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
