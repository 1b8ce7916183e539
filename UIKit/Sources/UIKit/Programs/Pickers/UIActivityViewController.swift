import Foundation

/// A sheet of what can be done with some items: copying, the program's own activities, and Cancel.
///
/// A host or test can end it with ``finish(_:)``.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The items to share.
  public let activityItems: [Any]
  /// The activities not to offer; of the system's own there is only copying.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end with the activity, true if it completed, the returned items and the error.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Called at the end, as before `completionWithItemsHandler`.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  private let activities: [UIActivity]
  private var sheet: UIAlertController?

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a sheet from an archive, without items.
  public required init?(coder: NSCoder) {
    (activityItems, activities) = ([], [])
    super.init(coder: coder)
  }

  /// Creates the sheet's card.
  open override func loadView() {
    let sheet = UIAlertController(title: words, message: nil, preferredStyle: .actionSheet)
    for activity in [CopyActivity()] + activities where isOffered(activity) {
      sheet.addAction(
        UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in
          self?.perform(activity)
        })
    }
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish() })
    self.sheet = sheet
    view = sheet.view
  }

  /// What is shared, in a few words.
  private var words: String {
    let texts = activityItems.compactMap { item in
      item as? String ?? (item as? URL)?.absoluteString
    }
    return texts.first ?? (activityItems.count == 1 ? "1 item" : "\(activityItems.count) items")
  }

  private func isOffered(_ activity: UIActivity) -> Bool {
    let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
    return isExcluded != true && activity.canPerform(withActivityItems: activityItems)
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.end = { [weak self] in self?.finish(activity.activityType, isDone: $0) }
    activity.perform()
  }

  /// Ends the sheet as a user would; nil cancels.
  public func finish(_ activityType: UIActivity.ActivityType? = nil) {
    finish(activityType, isDone: activityType != nil)
  }

  private func finish(_ activityType: UIActivity.ActivityType?, isDone: Bool) {
    let (tell, tellFormer) = (completionWithItemsHandler, completionHandler)
    dismiss(animated: true) {
      tell?(activityType, isDone, nil, nil)
      tellFormer?(activityType, isDone)
    }
  }
}

/// Something that a sheet of activities offers; a program's own is a subclass.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity stands; there is one row here.
  public enum Category: Int, Hashable, Sendable {
    /// The available rows.
    case action, share
  }

  /// The row of the activity.
  open class var activityCategory: Category { .action }
  /// The activity's name; override it.
  open var activityType: ActivityType? { nil }
  /// The title of its button; override it.
  open var activityTitle: String? { nil }
  /// Stored: its picture.
  open var activityImage: UIImage? { nil }
  /// True if it can be performed with some items; default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Override point: keep the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs it; by default it ends at once.
  open func perform() { activityDidFinish(true) }
  /// Ends it; an override of `perform()` calls this.
  open func activityDidFinish(_ completed: Bool) {
    let tell = end
    end = nil
    tell?(completed)
  }
  fileprivate var end: ((Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }

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

private final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems items: [Any]) -> Bool {
    items.contains { $0 is String || $0 is URL || $0 is UIImage }
  }
  override func prepare(withActivityItems items: [Any]) { self.items = items }
  override func perform() {
    for item in items {
      switch item {
      case let text as String: UIPasteboard.general.string = text
      case let url as URL: UIPasteboard.general.url = url
      case let image as UIImage: UIPasteboard.general.image = image
      default: break
      }
    }
    activityDidFinish(true)
  }
}

/// An object that gives a sheet of activities its item.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item until it is wanted.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
