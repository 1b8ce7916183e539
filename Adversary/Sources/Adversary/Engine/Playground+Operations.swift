import Dactyl

extension Playground {
  func carryOut(_ operation: Operation) {
    switch operation {
    case .makeView: makeView()
    case .forgetView: forgetOne(of: \.views)
    case .addView: if let view = dice.pick(views), let other = anyView() { put(view, on: other) }
    case .insertView: insertView()
    case .insertBeside: insertBeside()
    case .removeView: dice.pick(views)?.removeFromSuperview()
    case .makeRecognizer: makeRecognizer()
    case .forgetRecognizer: forgetOne(of: \.recognizers)
    case .addRecognizer:
      if let recognizer = dice.pick(recognizers) { anyView()?.addGestureRecognizer(recognizer) }
    case .removeRecognizer:
      if let recognizer = dice.pick(recognizers) {
        (dice.oneIn(8) ? anyView() : recognizer.view)?.removeGestureRecognizer(recognizer)
      }
    case .makeWindow: if panels.count < 4 { makeWindow() }
    case .dropWindow: dropWindow()
    case .disable: dice.pick(recognizers)?.isEnabled = false
    case .enable: dice.pick(recognizers)?.isEnabled = true
    case .setState: dice.pick(recognizers)?.state = dice.any(GestureRecognizer.State.self)
    case .setDeadline:
      dice.pick(recognizers)?.deadline =
        dice.oneIn(4) ? nil : dice.oneIn(10) ? oddDeadline() : time + dice.unit() - 0.3
    case .ignoreTouch: ignoreTouch()
    case .sendFrame: if let panel = dice.pick(panels) { sendFrame(to: panel) }
    case .sendHover: if let panel = dice.pick(panels) { sendHover(to: panel) }
    case .advance: advance()
    case .cancelAll: dice.pick(panels)?.cancelAllTouches()
    case .sendEvent:
      if let window = dice.pick(panels)?.window, let event = dice.pick(events) {
        window.sendEvent(event)
      }
    case .require:
      if let one = dice.pick(recognizers), let other = dice.pick(recognizers) {
        one.require(toFail: other)
      }
    case .unrequire:
      if let one = dice.pick(recognizers), let other = dice.pick(recognizers) {
        one.removeRequirement(toFail: other)
      }
    case .addAction: addAction()
    case .removeAction:
      if let (recognizer, token) = dice.pick(tokens) { recognizer.removeAction(token) }
    case .changeDelegate: dice.pick(recognizers)?.delegate = dice.pick(delegates)
    case .dropDelegate:
      forgetOne(of: \.delegates)
      if delegates.count < 4 { delegates.append(HostileDelegate(in: self)) }
    case .changeObserver:
      // Only a permanent observer can tell what is missing.
      if let window = dice.pick(panels)?.window { window.observer = watcher }
    case .changeController: changeController()
    case .changeFlags: changeFlags()
    case .changeShape: changeShape()
    case .changeValues: changeValues()
    case .keep: if let event = dice.pick(panels)?.window.touches.first { touches.append(event) }
    case .look: look()
    case .forget:
      let gone = (touches, sets, events)
      (touches, sets, events) = ([], [], [])
      withExtendedLifetime(gone) {}
    case .hitElsewhere, .hitNothing, .sendTwice, .sendNothing: break
    }
  }

  /// An odd deadline, but no later than the episode lasts: otherwise recognisers tied to this one
  /// could never be reset.
  private func oddDeadline() -> Double {
    let odd = dice.oddNumber()
    return odd.isFinite && odd > time + 1e6 ? time + 1e6 : odd
  }

  /// Releases an object once the list is whole again: its `deinit` may look at the list.
  private func forgetOne<Object>(of list: ReferenceWritableKeyPath<Playground, [Object]>) {
    guard !self[keyPath: list].isEmpty else { return }
    let gone = self[keyPath: list].remove(at: dice.below(self[keyPath: list].count))
    withExtendedLifetime(gone) {}
  }

  private func insertView() {
    guard let view = dice.pick(views), let other = anyView(), mayPut(view, on: other) else {
      return
    }
    other.insertSubview(view, at: dice.below(other.subviews.count + 1))
  }

  private func insertBeside() {
    guard let view = dice.pick(views), let other = anyView(), mayPut(view, on: other),
      let sibling = dice.pick(other.subviews), sibling !== view
    else { return }
    if dice.oneIn(2) {
      other.insertSubview(view, above: sibling)
    } else {
      other.insertSubview(view, below: sibling)
    }
  }

  private func dropWindow() {
    guard panels.count > 1, dice.oneIn(3) else { return }
    let gone = panels.remove(at: dice.below(panels.count))
    heard.giveUp()
    makeWindow()
    withExtendedLifetime(gone) {}
  }

  private func ignoreTouch() {
    guard let recognizer = dice.pick(recognizers), let event = dice.pick(events),
      let touch = dice.oneIn(2) ? recognizer.touches.first : dice.pick(touches)
    else { return }
    recognizer.ignore(touch, for: event)
  }

  private func advance() {
    time += dice.unit()
    try? dice.pick(panels)?.window.advance(to: dice.oneIn(20) ? dice.oddNumber().magnitude : time)
  }

  private func addAction() {
    guard let recognizer = dice.pick(recognizers) else { return }
    tokens.append((recognizer, recognizer.addAction { [unowned self] _ in called("late action") }))
    guard tokens.count > 20 else { return }
    let gone = tokens.removeFirst()
    withExtendedLifetime(gone) {}
  }

  private func changeController() {
    // A released controller may still be calling the next responder.
    guard let view = dice.pick(views), !(view.next is ViewController), controllers.count < 4 else {
      return forgetOne(of: \.controllers)
    }
    controllers.append(HostileController(in: self, view: view))
  }

  private func changeFlags() {
    if let recognizer = dice.pick(recognizers) {
      recognizer.cancelsTouchesInView.toggle()
      recognizer.delaysTouchesBegan.toggle()
      recognizer.delaysTouchesEnded = dice.oneIn(2)
      recognizer.requiresExclusiveTouchKind = dice.oneIn(2)
      recognizer.allowedTouchKinds = dice.oneIn(4) ? .pencil : .all
    }
    if let view = dice.pick(views) {
      view.isMultipleTouchEnabled.toggle()
      view.isExclusiveTouch = dice.oneIn(8)
      view.isUserInteractionEnabled = !dice.oneIn(8)
    }
  }

  private func changeShape() {
    guard let view = dice.pick(views) else { return }
    switch dice.below(4) {
    case 0: view.isHidden.toggle()
    case 1: view.transform = AffineTransform(scaleX: isExtreme ? 0 : 2, y: 1)
    case 2: view.transform = AffineTransform(rotationAngle: dice.unit() * 6)
    default: view.frame = Rect(origin: place(), size: Size(width: 300, height: 250))
    }
  }

  private func changeValues() {
    guard let recognizer = dice.pick(recognizers) else { return }
    switch recognizer {
    case let pan as PanGestureRecognizer: pan.setTranslation(.zero, in: dice.pick(views))
    case let pinch as PinchGestureRecognizer: pinch.scale = dice.oneIn(4) ? 0 : dice.unit() * 3
    case let rotation as RotationGestureRecognizer: rotation.rotation = dice.unit() * 9
    case let press as LongPressGestureRecognizer: press.minimumPressDuration = dice.unit()
    default: _ = recognizer.location(in: anyView())
    }
  }

  /// Reads everything that outlives the callback it came from.
  private func look() {
    if let touch = dice.pick(touches) {
      _ = touch.location(in: dice.pick(views))
      _ = touch.previousLocation(in: nil)
      _ = touch.view?.window
      for event in events {
        _ = event.coalescedTouches(for: touch).count + event.predictedTouches(for: touch).count
        if let view = touch.view { _ = event.touches(for: view).count }
      }
    }
    if let set = dice.pick(sets) { for touch in set { _ = touch.phase } }
    if let recognizer = dice.pick(recognizers) {
      for event in events { _ = event.touches(for: recognizer).count }
      _ = recognizer.location(in: anyView())
    }
  }
}
