import Foundation

/// A sheet by which things would be shared; a host or test ends it, as there is nobody to share
/// with.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is to be shared.
  public let activityItems: [Any]
  /// Stored: ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told of the end: the way, whether it was done, what came back, and what went wrong.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// A sheet for things to share.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// A sheet that an archive describes, without anything to share.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// Ends it as a person would: nil for the one who did not share.
  public func finish(_ activityType: UIActivity.ActivityType? = nil) {
    let tell = completionWithItemsHandler
    dismiss(animated: true) { tell?(activityType, activityType != nil, nil, nil) }
  }
}

/// Stored: a way to share.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Names a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// By mail.
    public static let mail = ActivityType("mail")
    /// By a message.
    public static let message = ActivityType("message")
    /// Into the pasteboard.
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    /// Into the album of photos.
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    /// On paper.
    public static let print = ActivityType("print")
    /// To a device nearby.
    public static let airDrop = ActivityType("airDrop")
    /// To a contact.
    public static let assignToContact = ActivityType("assignToContact")
    /// To a list of pages to read.
    public static let addToReadingList = ActivityType("addToReadingList")
    /// To a network.
    public static let postToFacebook = ActivityType("postToFacebook")
    /// To a network.
    public static let postToTwitter = ActivityType("postToTwitter")
    /// To a network.
    public static let postToWeibo = ActivityType("postToWeibo")
    /// To a network.
    public static let postToVimeo = ActivityType("postToVimeo")
    /// To a network.
    public static let postToFlickr = ActivityType("postToFlickr")
    /// To a network.
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
  }
}
