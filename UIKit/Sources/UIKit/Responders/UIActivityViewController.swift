import Foundation

/// A share sheet that shares nothing; a host or test ends it with ``finish(_:)``.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The items to share.
  public let activityItems: [Any]
  /// Stored: the activities not to offer.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end with the activity, true if it completed, the returned items and the error.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet from an archive, without items.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// Ends the sheet as a user would; nil cancels.
  public func finish(_ activityType: UIActivity.ActivityType? = nil) {
    let tell = completionWithItemsHandler
    dismiss(animated: true) { tell?(activityType, activityType != nil, nil, nil) }
  }
}

/// Stored: an activity of the program's own.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends mail.
    public static let mail = ActivityType("mail")
    /// Sends a message.
    public static let message = ActivityType("message")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    /// Saves to the photo album.
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    /// Prints.
    public static let print = ActivityType("print")
    /// Sends to a nearby device.
    public static let airDrop = ActivityType("airDrop")
    /// Assigns to a contact.
    public static let assignToContact = ActivityType("assignToContact")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType("addToReadingList")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("postToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("postToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("postToWeibo")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("postToVimeo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("postToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
  }
}
