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

/// The program that has the keyboard, as window managers tell it.
enum ActiveApp {
  /// The command that returns the active window; nil if the window manager offers none.
  private static let question: String? = {
    let environment = ProcessInfo.processInfo.environment
    func has(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
    if has("SWAYSOCK") { return "swaymsg -t get_tree" }
    if has("HYPRLAND_INSTANCE_SIGNATURE") { return "hyprctl activewindow -j" }
    // Beside Wayland, X11 knows its own windows alone.
    if has("WAYLAND_DISPLAY") || !has("DISPLAY") { return nil }
    let window = "xprop -root -f _NET_ACTIVE_WINDOW 32x '\\t$0' _NET_ACTIVE_WINDOW | cut -f2"
    return "xprop -id \"$(\(window))\" WM_CLASS"
  }()

  /// True if the window manager tells.
  static var isKnown: Bool { question != nil }

  /// The names of the active program, such as `Navigator firefox`; nil if unknown.
  static func name() -> String? {
    // A window manager that hangs must not hold gestures up for long.
    guard let question,
      let pipe = popen("exec 2>/dev/null; timeout 1 sh <<'END'\n\(question)\nEND", "r")
    else { return nil }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 24 {
      let count = fread(&piece, 1, piece.count, pipe)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    if question.hasPrefix("xprop") { return String(decoding: bytes, as: UTF8.self) }
    return try? JSONDecoder().decode(WindowNode.self, from: Data(bytes)).activeName
  }
}

/// A window as sway tells them, in a tree, and Hyprland, alone.
private struct WindowNode: Decodable {
  struct Properties: Decodable {
    var `class`: String?
  }

  var focused: Bool?
  var app_id: String?
  var window_properties: Properties?
  var `class`: String?
  var nodes: [WindowNode]?
  var floating_nodes: [WindowNode]?

  var activeName: String? {
    if let name = `class` { return name }
    if focused == true { return app_id ?? window_properties?.class }
    for node in (nodes ?? []) + (floating_nodes ?? []) {
      if let name = node.activeName { return name }
    }
    return nil
  }
}
