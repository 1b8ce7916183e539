import Foundation
import UIKit

/// Brings a watcher's keys to the window in front: as text to a field that is being edited, else as
/// presses. Keys that UIKit has no name for change modifiers alone.
@MainActor
final class KeyInput {
  private static let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command]
  private static let types: [String: UIPress.PressType] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Enter": .select, "Escape": .menu, "PageUp": .pageUp,
    "PageDown": .pageDown,
  ]

  private let application: UIApplication
  /// The presses that are down, by the key's name.
  private var down: [String: UIPress] = [:]

  init(application: UIApplication) { self.application = application }

  /// Takes all keys away: another watcher is in control.
  func changeHands() {
    for press in down.values { send(press, .cancelled) }
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
    if !held.contains(.control), !held.contains(.command), type(key, in: window) { return }
    guard down[key.name] == nil, let type = Self.types[key.name] else { return }
    let press = UIPress(type, timestamp: time(in: window))
    down[key.name] = press
    application.host { window.send([press]) }
  }

  /// Ends a press in the window that it went down in.
  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let window = press.window else { return }
    press.update(phase, timestamp: time(in: window))
    application.host { window.send([press]) }
  }

  private func time(in window: UIWindow) -> Double {
    max(application.hostTime, window.currentTime)
  }

  /// Types a key; false where nothing is edited, or the key writes nothing.
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
