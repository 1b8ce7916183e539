import Foundation

/// A control above the content of a scroll view, set off by a pull beyond its upper end.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it was set off and has not ended.
  open private(set) var isRefreshing = false
  /// Stored: what is written on it.
  open var attributedTitle: NSAttributedString?

  /// How far a pull sets it off, in points.
  private static let limit: CGFloat = 64

  /// A control with the height of every such control.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: 0, y: -UIRefreshControl.height, width: 0, height: UIRefreshControl.height))
  }

  /// A control with the height of every such control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = UIRefreshControl.height
  }

  private static let height: CGFloat = 60

  /// Shows that it was set off; sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends.
  open func endRefreshing() { isRefreshing = false }

  func place(in view: UIScrollView) {
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: view.bounds.width, height: UIRefreshControl.height)
  }

  /// Is set off once the content is pulled far enough.
  func follow(_ view: UIScrollView) {
    guard !isRefreshing,
      view.contentOffset.y + view.adjustedContentInset.top < -UIRefreshControl.limit
    else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
