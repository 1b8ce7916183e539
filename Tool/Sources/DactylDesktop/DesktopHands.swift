import DactylInput
import Platform

/// What carries out actions.
package protocol DesktopHands: AnyObject {
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
package final class IdleHands: DesktopHands {
  private let app: String?

  package init(app: String?) { self.app = app }

  package func run(_ command: String) {}
  package func press(_ keys: [UInt16]) {}
  package func release(_ keys: [UInt16]) {}
  package func move(by x: Double, _ y: Double) {}
  package func activeApp() -> String? { app ?? ActiveApp.name() }
  package func isDown(_ keys: [UInt16]) -> Bool { HeldKeys.areDown(keys) }
  package func letGo() {}
}

/// Runs commands, and plays a virtual keyboard and mouse.
package final class BusyHands: DesktopHands {
  /// A mouse's steps for a point: about as far as a pad moves the pointer.
  private static let stepsPerPoint = 2.0

  /// Nil if no line needs it.
  package let keyboard: VirtualKeyboard?
  private let commands = CommandRunner { StandardError.write("dactyl: \($0)\n") }
  /// What is left of steps that were no whole ones.
  private var rest = (x: 0.0, y: 0.0)

  /// - Throws: `ToolError` if a line needs a virtual keyboard and this machine allows none.
  package init(for file: DesktopFile) throws(ToolError) {
    let needsKeys = file.sections.flatMap(\.bindings).contains {
      switch $0.action.here(on: .current) {
      case .run, nil: false
      case .keys, .hold, .window, .mouse: true
      }
    }
    do throws(InputSourceError) {
      keyboard = needsKeys ? try VirtualKeyboard(keys: DesktopKeys.all) : nil
    } catch {
      throw ToolError(
        status: .noInput, message: "\(error); dactyl desktop --enable tells how to allow it")
    }
  }

  package func run(_ command: String) { commands.run(command) }

  package func press(_ keys: [UInt16]) { keyboard?.press(keys) }

  package func release(_ keys: [UInt16]) { keyboard?.release(keys) }

  package func move(by x: Double, _ y: Double) {
    rest.x += x * Self.stepsPerPoint
    rest.y += y * Self.stepsPerPoint
    let (dx, dy) = (rest.x.rounded(.towardZero), rest.y.rounded(.towardZero))
    keyboard?.move(by: Int(dx), Int(dy))
    rest = (rest.x - dx, rest.y - dy)
  }

  package func activeApp() -> String? { ActiveApp.name() }
  package func isDown(_ keys: [UInt16]) -> Bool { HeldKeys.areDown(keys) }

  package func letGo() { keyboard?.releaseAll() }
}
