import Foundation

// Looking into what a press opens, as there was before there were menus of contexts. Nobody looks
// in here: a press is force, which touches have, and recognisers of it go on working.

/// Does nothing: asks what a press shows; never asked.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// What a press at a point shows; nil for nothing.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// A harder press opens it.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// Does nothing: the view that is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The view.
  var sourceView: UIView { get }
  /// What of it stays sharp.
  var sourceRect: CGRect { get set }
  /// Who is asked.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Does nothing: something to do with what a press shows.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// The title.
  var title: String { get }
}

/// Stored: something to do with what a press shows.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// Stored: what it looks like.
  public enum Style: Int, Hashable, Sendable {
    /// One of the looks.
    case `default`, selected, destructive
  }

  /// The title.
  public let title: String
  /// What it does.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Something to do.
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
  /// Does nothing: has a view ask what a press shows.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewedView(sourceView, delegate) }

  /// Does nothing: has it ask no more.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
