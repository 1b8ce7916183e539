import Foundation

/// Would print; shows a sheet that says so, with Cancel.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The only controller.
  public static let shared = UIPrintInteractionController()
  /// False: there is no printer.
  open class var isPrintingAvailable: Bool { false }
  /// False: nothing is printed.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// False: nothing is printed.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Stored: how it is printed.
  open var printInfo: UIPrintInfo?
  /// Stored: what is printed.
  open var printingItem: Any?
  /// Stored: what is printed.
  open var printingItems: [Any]?
  /// Stored: what makes pages of a text.
  open var printFormatter: UIPrintFormatter?
  /// Stored: whether copies can be chosen.
  open var showsNumberOfCopies = true
  /// Stored: whether the orientation of the paper can be chosen.
  open var showsPaperOrientation = true

  /// Called at the end: the controller, false, and no error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// Shows a sheet that says that there is no printer.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    let root = UIApplication.running?.keyWindow?.rootViewController
    let sheet = UIAlertController(
      title: printInfo?.jobName ?? "Print", message: "There is no printer here.",
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in completion?(self, false, nil) })
    var top = root
    while let next = top?.presentedViewController { top = next }
    top?.present(sheet, animated: animated)
    return top != nil
  }

  /// Shows a sheet that says that there is no printer.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Shows a sheet that says that there is no printer.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
}

/// Stored: how something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// Stored: what is on the paper.
  public enum OutputType: Int, Hashable, Sendable {
    /// The available kinds.
    case general, photo, grayscale, photoGrayscale
  }
  /// Stored: how the paper lies.
  public enum Orientation: Int, Hashable, Sendable {
    /// The available ways.
    case portrait, landscape
  }
  /// The title of what is printed.
  open var jobName = ""
  /// Stored: what is on the paper.
  open var outputType = OutputType.general
  /// Stored: how the paper lies.
  open var orientation = Orientation.portrait
  /// Stored values.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  /// The usual values.
  public override init() { super.init() }
  /// The usual values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Stored: makes pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Stored: the margins, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Makes no pages.
  public override init() { super.init() }
}

/// Stored: makes pages of a text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// Pages of a text.
  public init(text: String) {
    super.init()
    self.text = text
  }
}

/// Stored: makes pages of a text with marks.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?
  /// Pages of a text.
  public init(markupText: String) {
    super.init()
    self.markupText = markupText
  }
}

/// Stored: makes pages of a view.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView
  init(_ view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Makes pages of the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
