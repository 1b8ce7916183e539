import Dactyl

/// A window, and the contacts that its device says are down.
final class Panel {
  let window: Window
  /// The object in whose place the window stands, if there is one.
  let owner: AnyObject?
  var down: [Int] = []
  var hovering: [Int] = []
  /// Whether touches were taken away, after which contacts may begin again though they are down.
  var isInterrupted = false
  /// How many frames were sent.
  var frameCount = 0
  /// How many of them are being sent, each in what the one before it has caused.
  var sendingDepth = 0

  init(_ window: Window, owner: AnyObject? = nil) {
    self.window = window
    self.owner = owner
  }

  /// What is down and hovers once a frame was sent.
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

  /// What is down and hovers where that frame was refused.
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

/// A reference that does not keep its object, to see whether it goes.
struct Trail {
  let name: String
  private(set) weak var object: AnyObject?
}
