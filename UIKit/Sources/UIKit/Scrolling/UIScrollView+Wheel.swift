import Foundation

// How content follows wheels, touchpads and keys, which no finger drags. It moves at once, and
// stays within its ends.
extension UIScrollView {
  /// Moves the content so far, as far as it goes; false where it cannot move that way at all.
  func scroll(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let goal = held(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    guard goal != contentOffset else { return false }
    contentOffset = goal
    return true
  }

  /// Leads the content where a key wants it; false for a key that moves nothing.
  func moves(by key: UIPress.PressType) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    // A page keeps some of what was seen in sight.
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

  /// How far an arrow moves content, in points: as high as a row.
  private static var keyStep: CGFloat { 44 }
}

extension UIWindow {
  /// Moves the content beneath a place as a wheel or touchpad does: that of the frontmost scroll
  /// view that can move this way.
  ///
  /// - Parameters:
  ///   - way: in points; down and right are positive, as for `contentOffset`.
  ///   - location: in the window.
  /// - Returns: false where nothing moves.
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
  /// Has a key move the frontmost scroll view that it can; false where it moves none.
  func follows(_ key: UIPress.PressType) -> Bool {
    for child in children.reversed() where !child.isHidden {
      if child.follows(key) { return true }
    }
    return (self as? UIScrollView)?.moves(by: key) ?? false
  }
}
