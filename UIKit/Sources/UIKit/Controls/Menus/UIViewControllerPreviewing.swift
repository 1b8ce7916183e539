import Foundation

// Previews by pressing, from before context menus. Nothing shows a preview here, but force works in
// touches and recognisers.

/// Does nothing: provides the preview for a press; never asked.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller to preview for a press at a point; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Opens the preview on a harder press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// Does nothing: the context of a press on a view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The pressed view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
  /// The object that provides the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Does nothing: an action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// The title.
  var title: String { get }
}

/// Stored: an action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// Stored: the look of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The available looks.
    case `default`, selected, destructive
  }

  /// The title.
  public let title: String
  /// The closure to run.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { handler($0 as! UIPreviewAction, $1) }
    super.init()
  }
}

/// The name before Swift 4.2.
public typealias UIPreviewActionStyle = UIPreviewAction.Style

private final class PreviewedView: UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  unowned let delegate: any UIViewControllerPreviewingDelegate

  init(_ view: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
    (sourceView, sourceRect, self.delegate) = (view, view.bounds, delegate)
  }
}

extension UIViewController {
  /// Does nothing: enables previews on a view.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewedView(sourceView, delegate) }

  /// Does nothing: disables previews on a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
