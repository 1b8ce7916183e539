import Foundation

/// A control above a scroll view's content that fires when the user pulls beyond the upper end.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// True from the pull, or `beginRefreshing()`, to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Stored: the title.
  open var attributedTitle: NSAttributedString?

  /// The pull that fires the control, in points.
  private static let limit: CGFloat = 64

  /// A refresh control with the standard height.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: 0, y: -UIRefreshControl.height, width: 0, height: UIRefreshControl.height))
  }

  /// A refresh control with the standard height.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = UIRefreshControl.height
  }

  private static let height: CGFloat = 60

  /// Marks the control as refreshing; sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Marks the control as no longer refreshing.
  open func endRefreshing() { isRefreshing = false }

  func place(in view: UIScrollView) {
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: view.bounds.width, height: UIRefreshControl.height)
  }

  /// Fires once the user has pulled the content far enough.
  func follow(_ view: UIScrollView) {
    guard !isRefreshing,
      view.contentOffset.y + view.adjustedContentInset.top < -UIRefreshControl.limit
    else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
