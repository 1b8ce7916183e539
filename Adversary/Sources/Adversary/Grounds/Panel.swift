import Dactyl

/// A window, and the contacts that are down on its device.
final class Panel {
  let window: Window
  /// The object that the window represents, if there is one.
  let owner: AnyObject?
  var down: [Int] = []
  var hovering: [Int] = []
  /// True after an interruption; contacts may then begin again although they are down.
  var isInterrupted = false
  /// How many frames were sent.
  var frameCount = 0
  /// How many frames are being sent, each nested in the one before.
  var sendingDepth = 0

  init(_ window: Window, owner: AnyObject? = nil) {
    self.window = window
    self.owner = owner
  }

  /// Updates what is down and hovers after a frame.
  func follow(_ frame: InputFrame) {
    for contact in frame.contacts {
      switch contact.phase {
      case .began: if !down.contains(contact.id) { down.append(contact.id) }
      case .ended, .cancelled: down.removeAll { $0 == contact.id }
      case .moved, .stationary: break
      }
    }
    for hover in frame.hovers {
      switch hover.phase {
      case .entered: hovering.append(hover.id)
      case .exited: hovering.removeAll { $0 == hover.id }
      case .moved: break
      }
    }
  }

  /// Restores what is down and hovers after the window refused a frame.
  func takeBack(_ frame: InputFrame) {
    for contact in frame.contacts {
      switch contact.phase {
      case .began: if let place = down.lastIndex(of: contact.id) { down.remove(at: place) }
      case .ended, .cancelled: if !down.contains(contact.id) { down.append(contact.id) }
      case .moved, .stationary: break
      }
    }
    for hover in frame.hovers {
      switch hover.phase {
      case .entered: hovering.removeAll { $0 == hover.id }
      case .exited: hovering.append(hover.id)
      case .moved: break
      }
    }
  }

  func cancelAllTouches() {
    isInterrupted = true
    window.cancelAllTouches()
  }
}

/// A weak reference, to check that its object is released.
struct Trail {
  let name: String
  private(set) weak var object: AnyObject?
}
