import Foundation

/// An image picker that offers some drawn pictures, because there are no albums, and Cancel.
///
/// A host or test can choose any image with ``choose(_:)``.
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
    /// The address of the image; never there.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film; never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The rectangle that was cut out; never there.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Stored: the source of images.
  open var sourceType = SourceType.photoLibrary
  /// Stored: true if the user may edit the choice.
  open var allowsEditing = false
  /// Stored: the types of media to offer.
  open var mediaTypes = ["public.image"]
  /// Stored: whether the camera takes pictures or films.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored: the camera.
  open var cameraDevice = CameraDevice.rear
  /// Stored: whether the camera flashes.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored: whether the camera's buttons show.
  open var showsCameraControls = true
  /// Stored: how good films are.
  open var videoQuality = QualityType.typeMedium
  /// Stored: how long a film may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored: the transform of the camera's picture.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Stored: how pictures are handed on.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Does nothing: there is no camera.
  open func takePicture() {}
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}

  /// Stored: how good a film is.
  public enum QualityType: Int, Hashable, Sendable {
    /// The available qualities.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Stored: how a picture is handed on.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    /// The available ways.
    case compatible, current
  }
  /// Stored: a view above the camera's picture.
  open var cameraOverlayView: UIView?

  /// Shows the pictures.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if viewControllers.isEmpty { viewControllers = [SamplePictures(for: self)] }
  }

  /// The delegate if it adopts `UIImagePickerControllerDelegate`.
  private var choices: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// True unless the source is the camera, because a host or test can always supply an image.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of media of a source: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Stored: what a camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// The available modes.
    case photo, video
  }

  /// Stored: a camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The cameras.
    case rear, front
  }

  /// Stored: whether a camera flashes.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// The available modes.
    case off = -1, auto, on
  }

  /// Tells the delegate that the user chose an image, or cancelled for nil.
  public func choose(_ image: UIImage?) {
    guard let image else {
      choices?.imagePickerControllerDidCancel(self)
      return
    }
    choices?.imagePickerController(
      self,
      didFinishPickingMediaWithInfo: [
        .originalImage: image, .editedImage: image, .mediaType: "public.image",
      ])
  }
}

/// Hears of the choice in an image picker; every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user chose an image; dismiss the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user chose an image, as programs before Swift 4.2 hear of it; dismiss the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// The user cancelled; dismiss the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Calls the method from before Swift 4.2.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named = info.map { ($0.key.rawValue, $0.value) }
    imagePickerController(
      picker, didFinishPickingMediaWithInfo: Dictionary(uniqueKeysWithValues: named))
  }
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The name before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
