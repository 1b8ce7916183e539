import Foundation

// Dragging, gliding and animated scrolling.
extension UIScrollView {
  /// True if a drag in the pan's current direction can move the content.
  func mayDrag() -> Bool {
    if !touchDelay.isHolding, let touched = touchedView, touched !== self,
      !canCancelContentTouches || !touchesShouldCancel(in: touched)
    {
      return false
    }
    let way = panGestureRecognizer.way(in: self)
    let isLevel = abs(way.x) > abs(way.y)
    let (x, y) = axes
    guard x.scrolls || y.scrolls, way != .zero else { return x.scrolls || y.scrolls }
    return isLevel ? x.scrolls : y.scrolls
  }

  /// The view that has the pan's first finger; nil if it may not have it.
  private var touchedView: UIView? {
    guard let touch = panGestureRecognizer.engine.touches.first.map(UITouch.showing),
      window?.event.refused.contains(touch) != true
    else { return nil }
    return touch.view
  }

  /// The resting range of the content along each axis.
  var axes: (x: ScrollAxis, y: ScrollAxis) {
    let inset = adjustedContentInset
    func axis(
      _ content: CGFloat, _ seen: CGFloat, _ before: CGFloat, _ after: CGFloat, _ always: Bool
    ) -> ScrollAxis {
      let most = max(content + after - seen, -before)
      let fits = content + before + after <= seen
      return ScrollAxis(
        least: -before, most: most, extent: seen, bounces: bounces && (!fits || always),
        scrolls: !fits || (bounces && always))
    }
    return (
      axis(contentSize.width, bounds.width, inset.left, inset.right, alwaysBounceHorizontal),
      axis(contentSize.height, bounds.height, inset.top, inset.bottom, alwaysBounceVertical)
    )
  }

  /// The nearest offset at which the content rests.
  func held(_ place: CGPoint) -> CGPoint {
    let (x, y) = axes
    return CGPoint(x: x.held(place.x), y: y.held(place.y))
  }

  /// The part of the safe area's insets that counts as content inset.
  var insetsOfBars: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isUpright =
        contentSize.height > bounds.height || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && (isContentOfStack || staysBelowBars)
      let isLevel = contentSize.width > bounds.width || alwaysBounceHorizontal
      return UIEdgeInsets(
        top: isUpright ? safe.top : 0, left: isLevel ? safe.left : 0,
        bottom: isUpright ? safe.bottom : 0, right: isLevel ? safe.right : 0)
    }
  }

  /// True for the view of a controller in a navigation stack or behind tabs, or the rearmost view
  /// on it: it lies below the bars even if nothing scrolls.
  private var isContentOfStack: Bool {
    let isRearmost = superview?.subviews.first === self
    let controller =
      next as? UIViewController ?? (isRearmost ? superview?.next as? UIViewController : nil)
    guard let controller else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && (controller.parent is UINavigationController || controller.parent is UITabBarController)
  }

  /// Keeps content at its upper left end when the inset changes.
  func noteInsets() {
    let (former, inset) = (knownInset, adjustedContentInset)
    guard inset != former else { return }
    knownInset = inset
    if !motion.isTracking {
      var place = contentOffset
      if place.y == -former.top { place.y = -inset.top }
      if place.x == -former.left { place.x = -inset.left }
      scroll(to: place)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func scroll(to place: CGPoint) {
    guard place != bounds.origin else { return }
    bounds.origin = place
  }

  func noteScroll() {
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// Stops gliding and animated scrolling; ends a glide as if it had come to rest.
  func halt() {
    switch motion {
    case .rest, .dragged: return
    case .decelerating(let call):
      call.stop()
      motion = .rest
      endGliding()
    case .led(let call):
      call.stop()
      motion = .rest
    }
  }

  // MARK: Dragging

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging(pan)
      pull(pan)
    case .changed: pull(pan)
    case .ended: letGo(at: pan.velocity(in: self))
    case .cancelled, .failed: letGo(at: .zero)
    case .possible: break
    }
  }

  private func beginDragging(_ pan: UIPanGestureRecognizer) {
    halt()
    motion = .dragged
    let (x, y) = axes
    drag.pulled = CGPoint(x: x.pulled(contentOffset.x), y: y.pulled(contentOffset.y))
    (drag.movesHorizontally, drag.movesVertically) = (x.scrolls, y.scrolls)
    if isDirectionalLockEnabled {
      // A direction is clear if the other component is less than half of it.
      let way = pan.way(in: self)
      if abs(way.x) * 2 < abs(way.y) { drag.movesHorizontally = false }
      if abs(way.y) * 2 < abs(way.x) { drag.movesVertically = false }
    }
    if keyboardDismissMode != .none { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    if drag.movesHorizontally { drag.pulled.x -= way.x }
    if drag.movesVertically { drag.pulled.y -= way.y }
    let (x, y) = axes
    scroll(
      to: CGPoint(
        x: drag.movesHorizontally ? x.given(drag.pulled.x) : contentOffset.x,
        y: drag.movesVertically ? y.given(drag.pulled.y) : contentOffset.y))
    refreshControl?.follow(self)
  }

  private func letGo(at speed: CGPoint) {
    guard motion.isTracking else { return }
    // Content moves against the offset.
    let speed = CGPoint(
      x: drag.movesHorizontally ? -speed.x : 0, y: drag.movesVertically ? -speed.y : 0)
    let rate = decelerationRate.rawValue
    var goal = held(
      CGPoint(
        x: contentOffset.x + UIScrollView.way(at: speed.x, rate: rate),
        y: contentOffset.y + UIScrollView.way(at: speed.y, rate: rate)))
    if isPagingEnabled { goal = page(near: contentOffset, at: speed) }
    let ownGoal = goal
    goal = restingPlace(for: goal, at: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
    // The delegate gets points per millisecond.
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &goal)
    motion = .rest
    let isLed = isPagingEnabled || goal != ownGoal
    let glides = ScrollGlides(
      of: self, speed: speed, goal: isLed ? goal : nil, rate: decelerationRate.rawValue)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: glides.duration > 0)
    guard glides.duration > 0, case .rest = motion else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    glide(glides)
  }

  /// The page on which content rests: the nearest, or the next one in the direction of a flick.
  private func page(near place: CGPoint, at speed: CGPoint) -> CGPoint {
    func page(_ place: CGFloat, _ speed: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return place }
      let pages = place / extent
      if speed > UIScrollView.flickSpeed { return pages.rounded(.up) * extent }
      if speed < -UIScrollView.flickSpeed { return pages.rounded(.down) * extent }
      return pages.rounded() * extent
    }
    return held(
      CGPoint(x: page(place.x, speed.x, bounds.width), y: page(place.y, speed.y, bounds.height)))
  }

  /// The speed from which a drag turns the page, in points per second.
  private static var flickSpeed: CGFloat { 200 }

  // MARK: Going on

  private func glide(_ glides: ScrollGlides) {
    watchForStop()
    motion = .decelerating(
      everyPicture { view, time in
        view.scroll(to: glides.offset(at: time))
        guard time >= glides.duration, view.motion.isDecelerating else { return }
        view.halt()
      })
  }

  private func endGliding() {
    if let stop = stopRecognizer { removeGestureRecognizer(stop) }
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private var stopRecognizer: ScrollStopRecognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? ScrollStopRecognizer }.first
  }

  /// Adds a recogniser with which a finger stops gliding content.
  private func watchForStop() {
    guard stopRecognizer == nil else { return }
    let stop = ScrollStopRecognizer(target: nil, action: nil)
    stop.role = "stop of the glide"
    stop.addAction { [weak self] stop in if stop.state == .began { self?.halt() } }
    addGestureRecognizer(stop)
  }

  /// Animates content to an offset in 0.3 s, then tells the delegate.
  func lead(to place: CGPoint) {
    halt()
    let start = contentOffset
    motion = .led(
      everyPicture { view, time in
        let part = min(CGFloat(time / 0.3), 1)
        let eased = part * part * (3 - 2 * part)
        view.scroll(
          to: CGPoint(
            x: start.x + (place.x - start.x) * eased, y: start.y + (place.y - start.y) * eased))
        guard part >= 1, case .led(let call) = view.motion else { return }
        call.stop()
        view.motion = .rest
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
      })
  }

  /// Calls a closure at each display frame with the seconds since the first.
  func everyPicture(_ body: @escaping (UIScrollView, TimeInterval) -> Void) -> ScrolledCall {
    let clock = window?.clock ?? .current
    let start = clock.now
    let call = clock.call(after: 1.0 / 60, every: 1.0 / 60) { [weak self] in
      // A margin: multiples of 1/60 fall slightly short when added up.
      if let self { body(self, clock.now - start + 1e-9) }
    }
    return ScrolledCall(clock: clock, call: call)
  }
}

/// How content glides along both axes.
struct ScrollGlides {
  private let x: ScrollGlide
  private let y: ScrollGlide

  @MainActor
  init(of view: UIScrollView, speed: CGPoint, goal: CGPoint?, rate: CGFloat) {
    let (x, y) = view.axes
    let place = view.contentOffset
    self.x = ScrollGlide(
      from: place.x, speed: speed.x,
      to: goal?.x ?? place.x + UIScrollView.way(at: speed.x, rate: rate),
      rate: rate, axis: x)
    self.y = ScrollGlide(
      from: place.y, speed: speed.y,
      to: goal?.y ?? place.y + UIScrollView.way(at: speed.y, rate: rate),
      rate: rate, axis: y)
  }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time), y: y.offset(at: time))
  }
}

/// Stops gliding content when a finger comes down, and keeps that touch from subviews.
final class ScrollStopRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer
      || preventedGestureRecognizer is UIPinchGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIView {
  /// The nearest scroll view above this view.
  var scrollViewAbove: UIScrollView? {
    var view = superview
    while let present = view {
      if let found = present as? UIScrollView { return found }
      view = present.superview
    }
    return nil
  }
}

extension UIPanGestureRecognizer {
  /// The velocity, or the translation where frames are too rare to give a velocity.
  func way(in view: UIView) -> CGPoint {
    let velocity = velocity(in: view)
    return velocity == .zero ? translation(in: view) : velocity
  }
}
