// Turns contacts into touches.
extension Window {
  /// Updates the touches that a frame names, and makes those that begin.
  func trackTouches(of frame: InputFrame) {
    for index in frame.contacts.indices {
      switch frame.contacts[index].phase {
      case .began: beginTouch(frame.contacts[index], at: frame.time)
      case .moved, .ended, .cancelled: updateTouch(index, of: frame)
      case .stationary: break
      }
    }
  }

  private func updateTouch(_ index: Int, of frame: InputFrame) {
    // A finger whose touch was interrupted goes on without one.
    guard let place = event.liveIndex(of: frame.contacts[index].id, near: index) else { return }
    event.walkable.borrow(place) { touch in
      touch.update(frame.contacts[index], of: frame, tapDistance: tapDistance)
      event.note(touch)
    }
  }

  private func beginTouch(_ contact: Contact, at time: Double) {
    let hit = hitTest(contact.position, with: event)
    let touch = Touch(contact, time: time, view: hit)
    touch.tapCount = taps.countTap(of: touch, interval: tapInterval, distance: tapDistance)
    touch.delivery = isExcluded(touch) ? .over : .untold
    event.add(touch)
    event.note(touch)
    var view = hit
    while let current = view {
      for recognizer in current.gestureRecognizers.reversed() { offer(touch, to: recognizer) }
      view = current.superviewReference
    }
  }

  private func offer(_ touch: Touch, to recognizer: GestureRecognizer) {
    if recognizer.wants(touch, of: event) {
      admit(touch, to: recognizer)
    } else if !recognizer.takesTouches, recognizer.touches.isEmpty {
      latecomers.add(Latecomer(recognizer, touch))
    }
  }

  /// Whether the view of a new touch may not be told of it (SPEC B3, B4).
  private func isExcluded(_ touch: Touch) -> Bool {
    guard let view = touch.view else { return true }
    for other in event.live where other.isDown {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return true }
      } else if other.delivery != .over, view.isExclusiveTouch || otherView.isExclusiveTouch {
        return true
      }
    }
    return false
  }
}

extension Event {
  /// Begins to show a frame, once the changes of the last are forgotten.
  func begin(_ frame: InputFrame) {
    walkable.forEach { $0.rest() }
    timestamp = frame.time
    if !frame.coalesced.isEmpty { coalesced = frame.coalesced }
  }

  /// Where the touch of a contact that is down stands among the live ones; frames usually name contacts in
  /// the order of the touches.
  func liveIndex(of contactID: Int, near index: Int) -> Int? {
    if index < walkable.count, isDown(contactID, at: index) { return index }
    for index in 0..<walkable.count where isDown(contactID, at: index) { return index }
    return nil
  }

  func isDown(_ contactID: Int, at index: Int) -> Bool {
    walkable.borrow(index) { $0.contactID == contactID && $0.isDown }
  }

  /// Forgets the touches that ended in this frame, after all were told.
  func dropLifted(into taps: inout TapMemory) {
    for index in 0..<changed.count where changed[index].phase == .ended {
      taps.noteLift(of: changed[index])
    }
    removeLifted()
  }
}
