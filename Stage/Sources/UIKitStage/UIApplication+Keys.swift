import Foundation
import UIKit

extension UIApplication {
  /// Brings a key to the window in front; keys that UIKit has no name for change modifiers alone.
  func send(_ key: WatcherMessage.Key) {
    guard let window = shownWindows.last else { return }
    let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command]
    var held: UIKeyModifierFlags = []
    for (bit, flag) in flags.enumerated() where key.modifiers >> bit & 1 == 1 {
      held.insert(flag)
    }
    window.heldModifierFlags = held
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
}
