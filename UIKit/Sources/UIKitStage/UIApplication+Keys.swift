import Foundation
import UIKit

extension UIApplication {
  /// Brings a key to the window in front: as text to a field that is being edited, else as a press;
  /// keys that UIKit has no name for change modifiers alone.
  func send(_ key: WatcherMessage.Key) {
    guard let window = shownWindows.last else { return }
    let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command]
    var held: UIKeyModifierFlags = []
    for (bit, flag) in flags.enumerated() where key.modifiers >> bit & 1 == 1 {
      held.insert(flag)
    }
    window.heldModifierFlags = held
    if key.isDown, !held.contains(.control), !held.contains(.command), type(key, in: window) {
      return
    }
    let types: [String: UIPress.PressType] = [
      "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
      "ArrowRight": .rightArrow, "Enter": .select, "Escape": .menu, "PageUp": .pageUp,
      "PageDown": .pageDown,
    ]
    guard let type = types[key.name] else { return }
    host {
      let time = max(hostTime, window.currentTime)
      window.send([UIPress(type, phase: key.isDown ? .began : .ended, timestamp: time)])
    }
  }

  /// Types a key; false where nothing is edited, or the key writes nothing.
  private func type(_ key: WatcherMessage.Key, in window: UIWindow) -> Bool {
    var isTyped = false
    host {
      switch key.name {
      case "Enter": isTyped = window.typeText("\n")
      case "Backspace": isTyped = window.typeText(nil)
      default: isTyped = key.name.count == 1 && window.typeText(key.name)
      }
    }
    return isTyped
  }
}
