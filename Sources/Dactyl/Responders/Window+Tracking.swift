// Turns contacts into touches.
extension Window {
  /// Updates the touches that a frame names, and makes those that begin.
  func trackTouches(of frame: InputFrame) {
    for index in frame.contacts.indices {
      let contact = frame.contacts[index]
      switch contact.phase {
      case .began: beginTouch(contact, at: frame.time)
      case .moved, .ended, .cancelled: updateTouch(contact, near: index, of: frame)
      case .stationary: break
      }
    }
  }

  private func updateTouch(_ contact: Contact, near index: Int, of frame: InputFrame) {
    // A finger whose touch was interrupted goes on without one.
    guard let touch = event.liveTouch(of: contact.id, near: index) else { return }
    touch.update(contact, of: frame)
    if touch.tapCount > 0, touch.downPosition.distance(to: contact.position) > tapDistance {
      touch.tapCount = 0
    }
    event.note(touch)
  }

  private func beginTouch(_ contact: Contact, at time: Double) {
    let hit = hitTest(contact.position, with: event)
    let touch = Touch(contact, time: time, view: hit)
    touch.tapCount = taps.countTap(of: touch, interval: tapInterval, distance: tapDistance)
    touch.delivery = isExcluded(touch) ? .over : .untold
    event.live.append(touch)
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
      latecomers.append((recognizer, touch))
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
  /// Begins to show a frame.
  func begin(_ frame: InputFrame) {
    clear()
    timestamp = frame.time
    coalesced = frame.coalesced
  }

  /// The touch of a contact that is down; frames usually name contacts in the order of the touches.
  func liveTouch(of contactID: Int, near index: Int) -> Touch? {
    if index < live.count, live[index].contactID == contactID, live[index].isDown {
      return live[index]
    }
    for touch in live where touch.contactID == contactID && touch.isDown { return touch }
    return nil
  }

  /// Forgets the touches that ended in this frame, after all were told.
  func dropLifted(into taps: inout TapMemory) {
    guard hasEnded || hasCancelled else { return }
    for touch in changed where touch.phase == .ended { taps.noteLift(of: touch) }
    live.removeAll { !$0.isDown }
  }
}
