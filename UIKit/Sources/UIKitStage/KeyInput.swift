import Foundation
import UIKit

/// Sends a watcher's keys to the frontmost window: as text to a field being edited, otherwise as
/// presses. Keys without a UIKit name change only modifiers. Held keys type again, but the return key
/// of a single line and presses do not repeat.
@MainActor
final class KeyInput {
  private static let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command]
  private static let types: [String: UIPress.PressType] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Enter": .select, "Escape": .menu, "PageUp": .pageUp,
    "PageDown": .pageDown,
  ]

  private let application: UIApplication
  /// Presses that are down, by key name.
  private var down: [String: UIPress] = [:]

  init(application: UIApplication) { self.application = application }

  /// Cancels all keys, because another watcher takes control.
  func changeHands() {
    for (_, press) in down.sorted(by: { $0.key < $1.key }) { send(press, .cancelled) }
    down = [:]
    for window in application.windows { window.heldModifierFlags = [] }
  }

  func receive(_ key: WatcherMessage.Key) {
    guard let window = application.shownWindows.last else { return }
    var held: UIKeyModifierFlags = []
    for (bit, flag) in Self.flags.enumerated() where key.modifiers >> bit & 1 == 1 {
      held.insert(flag)
    }
    window.heldModifierFlags = held
    guard key.isDown else {
      if let press = down.removeValue(forKey: key.name) { send(press, .ended) }
      return
    }
    let isRepeat = key.isRepeat == true
    if isRepeat, key.name == "Enter", !(window.editedText is UITextView) { return }
    if !held.contains(.control), !held.contains(.command), type(key, in: window) { return }
    guard !isRepeat, down[key.name] == nil, let type = Self.types[key.name] else { return }
    let press = UIPress(type, timestamp: time(in: window))
    down[key.name] = press
    application.host { window.send([press]) }
  }

  /// Changes the phase of a press in the window in which it went down.
  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let window = press.window else { return }
    press.update(phase, timestamp: time(in: window))
    application.host { window.send([press]) }
  }

  private func time(in window: UIWindow) -> Double { max(application.hostTime, window.currentTime) }

  /// Types a key; false if no field is edited or the key writes nothing.
  private func type(_ key: WatcherMessage.Key, in window: UIWindow) -> Bool {
    var isTyped = false
    application.host {
      switch key.name {
      case "Enter": isTyped = window.typeText("\n")
      case "Backspace": isTyped = window.typeText(nil)
      default: isTyped = key.name.count == 1 && window.typeText(key.name)
      }
    }
    return isTyped
  }
}
