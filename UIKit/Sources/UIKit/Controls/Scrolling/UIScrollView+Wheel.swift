import Foundation

// Scrolling by wheels, touchpads and keys: immediate, and never beyond the ends.
extension UIScrollView {
  /// Scrolls by a vector, as far as the ends allow; false if content cannot move that way.
  func scroll(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let goal = held(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    guard goal != contentOffset else { return false }
    contentOffset = goal
    return true
  }

  /// Scrolls as a key asks; false for a key that does not scroll.
  func moves(by key: UIPress.PressType) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    // A page keeps one step of the previous content visible.
    let page = max(bounds.height - UIScrollView.keyStep, UIScrollView.keyStep)
    let way: CGPoint
    switch key {
    case .upArrow: way = CGPoint(x: 0, y: -UIScrollView.keyStep)
    case .downArrow: way = CGPoint(x: 0, y: UIScrollView.keyStep)
    case .leftArrow: way = CGPoint(x: -UIScrollView.keyStep, y: 0)
    case .rightArrow: way = CGPoint(x: UIScrollView.keyStep, y: 0)
    case .pageUp: way = CGPoint(x: 0, y: -page)
    case .pageDown: way = CGPoint(x: 0, y: page)
    case .select, .menu, .playPause, .tvRemoteOneTwoThree, .tvRemoteFourColors: return false
    }
    let goal = held(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    guard goal != contentOffset else { return false }
    setContentOffset(goal, animated: true)
    return true
  }

  /// How far an arrow key scrolls, in points: the height of a row.
  private static var keyStep: CGFloat { 44 }
}

extension UIWindow {
  /// Scrolls the frontmost scroll view at a location that can move this way, as a wheel does.
  ///
  /// - Parameters:
  ///   - way: in points; down and right are positive, as for `contentOffset`.
  ///   - location: in the window.
  /// - Returns: false if nothing moves.
  @discardableResult
  public func scroll(by way: CGPoint, at location: CGPoint) -> Bool {
    guard way.x.isFinite, way.y.isFinite else { return false }
    var view = hitTest(location, with: nil)
    while let current = view {
      if let scrolled = current as? UIScrollView, scrolled.scroll(by: way) { return true }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// Lets a key scroll the frontmost scroll view that can; false if there is no such view.
  func follows(_ key: UIPress.PressType) -> Bool {
    for child in children.reversed() where !child.isHidden {
      if child.follows(key) { return true }
    }
    return (self as? UIScrollView)?.moves(by: key) ?? false
  }
}
