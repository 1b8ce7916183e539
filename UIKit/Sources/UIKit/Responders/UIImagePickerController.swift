import Foundation

/// A sheet by which an image is chosen; a host or test chooses, as there are no albums.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where images come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// One of the places.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as it was changed: as it was.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What kind of thing it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Stored: where images come from.
  open var sourceType = SourceType.photoLibrary
  /// Stored: whether what is chosen may be changed.
  open var allowsEditing = false
  /// Stored: which kinds of things may be chosen.
  open var mediaTypes = ["public.image"]
  /// Who is told, if it adopts `UIImagePickerControllerDelegate`, too.
  private var choices: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Whether there are images; a host or test may always choose one from a library, and no camera
  /// is there.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Tells the delegate that an image was chosen, which takes the sheet away; nil for none.
  public func choose(_ image: UIImage?) {
    guard let image else {
      choices?.imagePickerControllerDidCancel(self)
      return
    }
    choices?.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.originalImage: image, .editedImage: image])
  }
}

/// Is told of what was chosen; every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Something was chosen; take the sheet away.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen; take the sheet away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the sheet away.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Takes the sheet away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The name before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
