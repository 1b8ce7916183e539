import DactylInput
import Platform

/// What carries out actions.
protocol DesktopHands: AnyObject {
  /// Starts a shell command, and does not wait for it.
  func run(_ command: String)
  /// Presses keys or buttons, in their order.
  func press(_ keys: [UInt16])
  /// Lets go of keys or buttons.
  func release(_ keys: [UInt16])
  /// Moves the pointer by some points of the touch surface.
  func move(by x: Double, _ y: Double)
  /// Whether one of some keys is held on any keyboard.
  func isDown(_ keys: [UInt16]) -> Bool
  /// The program with the keyboard; nil if unknown.
  func activeApp() -> String?
  /// Lets go of everything.
  func letGo()
}

/// Does nothing, for `--dry-run` and `--replay`.
final class IdleHands: DesktopHands {
  private let app: String?

  init(app: String?) { self.app = app }

  func run(_ command: String) {}
  func press(_ keys: [UInt16]) {}
  func release(_ keys: [UInt16]) {}
  func move(by x: Double, _ y: Double) {}
  func activeApp() -> String? { app ?? ActiveApp.name() }
  func isDown(_ keys: [UInt16]) -> Bool { HeldKeys.areDown(keys) }
  func letGo() {}
}

/// Runs commands, and plays a virtual keyboard and mouse.
final class BusyHands: DesktopHands {
  /// A mouse's steps for a point: about as far as a pad moves the pointer.
  private static let stepsPerPoint = 2.0

  /// Nil if no line needs it.
  let keyboard: VirtualKeyboard?
  private let commands = CommandRunner { StandardError.write("dactyl: \($0)\n") }
  /// What is left of steps that were no whole ones.
  private var rest = (x: 0.0, y: 0.0)

  init(keyboard: VirtualKeyboard?) { self.keyboard = keyboard }

  func run(_ command: String) { commands.run(command) }

  func press(_ keys: [UInt16]) { keyboard?.press(keys) }

  func release(_ keys: [UInt16]) { keyboard?.release(keys) }

  func move(by x: Double, _ y: Double) {
    rest.x += x * Self.stepsPerPoint
    rest.y += y * Self.stepsPerPoint
    let (dx, dy) = (rest.x.rounded(.towardZero), rest.y.rounded(.towardZero))
    keyboard?.move(by: Int(dx), Int(dy))
    rest = (rest.x - dx, rest.y - dy)
  }

  func activeApp() -> String? { ActiveApp.name() }
  func isDown(_ keys: [UInt16]) -> Bool { HeldKeys.areDown(keys) }

  func letGo() { keyboard?.releaseAll() }
}
