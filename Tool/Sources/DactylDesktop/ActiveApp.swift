import Platform

/// The program that has the keyboard, as desktops tell it.
package enum ActiveApp {
  /// How to ask this desktop; nil if it does not answer.
  private static let question = Question(ProcessInfo.processInfo.environment)

  /// Why lines with `in` do not work here; nil if they do.
  package static var problem: String? {
    switch question {
    case nil: "this desktop does not tell which program is in front: lines with in never act"
    case .gnome where answer().isEmpty:
      """
      GNOME tells which program is in front only with its extension Focused Window D-Bus \
      (https://extensions.gnome.org/extension/5592): without it lines with in never act
      """
    case .kwin where answer().isEmpty:
      """
      KWin did not tell which program is in front (dbus-send and dbus-monitor ask it): \
      lines with in may never act
      """
    case .windows, .x11, .gnome, .kwin: nil
    }
  }

  /// The names of the active program, such as `Navigator firefox`; nil if unknown.
  static func name() -> String? { question?.name(in: answer()) }

  /// What the desktop answers; empty if it does not.
  private static func answer() -> [UInt8] {
    // A desktop that hangs must not hold gestures up for long.
    guard let question,
      let pipe = popen("exec 2>/dev/null; timeout 1 sh <<'END'\n\(question.command)\nEND", "r")
    else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 24 {
      let count = fread(&piece, 1, piece.count, pipe)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }
}

extension ActiveApp {
  /// How a desktop is asked for its active window.
  enum Question: Equatable {
    /// A command that prints windows as JSON: sway's tree, or Hyprland's one.
    case windows(String)
    case gnome
    case kwin
    case x11

    init?(_ environment: [String: String]) {
      func has(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
      let isWayland = has("WAYLAND_DISPLAY")
      switch RunningDesktop(environment) {
      case .sway: self = .windows("swaymsg -t get_tree")
      case .hyprland: self = .windows("hyprctl activewindow -j")
      case .gnome where isWayland: self = .gnome
      case .kde where isWayland: self = .kwin
      default:
        // Beside Wayland, X11 knows its own windows alone.
        guard !isWayland, has("DISPLAY") else { return nil }
        self = .x11
      }
    }

    /// The shell command that prints the answer.
    var command: String {
      switch self {
      case .windows(let command): command
      case .gnome:
        """
        dbus-send --session --print-reply=literal --dest=org.gnome.Shell \
        /org/gnome/shell/extensions/FocusedWindow org.gnome.shell.extensions.FocusedWindow.Get
        """
      case .kwin: Self.askKWin
      case .x11:
        """
        xprop -id "$(xprop -root -f _NET_ACTIVE_WINDOW 32x '\\t$0' _NET_ACTIVE_WINDOW | cut -f2)" WM_CLASS
        """
      }
    }

    /// Runs a script in KWin. The script sends the window's names over D-Bus, where a monitor reads them.
    private static let askKWin = #"""
      folder=$(mktemp -d) || exit
      trap 'kill $listener; rm -r "$folder"' EXIT
      trap exit TERM
      cat > "$folder/ask.js" <<'SCRIPT'
      const active = workspace.activeWindow || workspace.activeClient;
      const names = active ? active.resourceClass + " " + active.desktopFileName : "";
      callDBus("app.dactyl.Front", "/", "app.dactyl.Front", "Tell", names);
      SCRIPT
      mkfifo "$folder/heard"
      dbus-monitor --session "interface='app.dactyl.Front'" > "$folder/heard" &
      listener=$!
      exec 3< "$folder/heard"
      # The bus greets who listens.
      read -r greeting <&3
      ask() { dbus-send --session --print-reply --dest=org.kde.KWin /Scripting org.kde.kwin.Scripting.$1 $2 $3 > /dev/null; }
      ask loadScript "string:$folder/ask.js" "string:${folder##*/}" && ask start || exit
      while read -r line <&3; do
        case $line in *app.dactyl.Front*) read -r names <&3; echo "${names#string }"; break ;; esac
      done
      ask unloadScript "string:${folder##*/}"
      """#

    /// The names in an answer; nil if it has none.
    func name(in answer: [UInt8]) -> String? {
      switch self {
      case .windows, .gnome:
        try? JSONDecoder().decode(WindowNode.self, from: Data(answer)).activeName
      case .kwin, .x11: answer.isEmpty ? nil : String(decoding: answer, as: UTF8.self)
      }
    }
  }
}

/// A window as sway tells them, in a tree, and Hyprland and GNOME, alone.
private struct WindowNode: Decodable {
  struct Properties: Decodable {
    var `class`: String?
  }

  var focused: Bool?
  var app_id: String?
  var window_properties: Properties?
  var `class`: String?
  var wm_class: String?
  var nodes: [WindowNode]?
  var floating_nodes: [WindowNode]?

  var activeName: String? {
    if let name = `class` ?? wm_class { return name }
    if focused == true { return app_id ?? window_properties?.class }
    for node in (nodes ?? []) + (floating_nodes ?? []) {
      if let name = node.activeName { return name }
    }
    return nil
  }
}
