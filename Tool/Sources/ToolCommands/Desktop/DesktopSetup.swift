import DactylDesktop
import DactylInput
import Platform

/// What `dactyl desktop --enable` writes, and says about what takes root.
enum DesktopSetup {
  private static let rule =
    #"KERNEL=="uinput", SUBSYSTEM=="misc", GROUP="input", MODE="0660", OPTIONS+="static_node=uinput""#
  private static let rulePath = "/etc/udev/rules.d/70-dactyl.rules"

  /// Writes the user's service, and an example file if the user has none.
  static func enable(_ path: String) throws(ToolError) {
    let home = ProcessInfo.processInfo.environment["HOME", default: ""]
    if access(path, F_OK) != 0 {
      try write(Self.example, to: path)
      guard chmod(path, 0o600) == 0 else {
        throw ToolError(status: .cannotCreate, message: "\(path): cannot be kept from others")
      }
    }
    // A file that is wrong would end the service at once.
    _ = try DesktopFile(path: path, runs: true)
    let program = try quoted(executablePath() ?? "dactyl")
    let file = try quoted(absolute(path))
    try write(
      """
      [Unit]
      Description=Gestures of touchpads and touch screens
      PartOf=graphical-session.target
      After=graphical-session.target

      [Service]
      ExecStart=\(program) desktop \(file)
      Restart=on-failure
      RestartSec=5

      [Install]
      WantedBy=graphical-session.target

      """, to: home + "/.config/systemd/user/dactyl-desktop.service")
    sayWhatTakesRoot()
    StandardOutput.print("Now, and after each change of the service:")
    StandardOutput.print("  systemctl --user daemon-reload")
    StandardOutput.print("  systemctl --user enable --now dactyl-desktop")
  }

  /// A service does not start in this folder.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// A word of a command line in a unit of systemd.
  static func quoted(_ word: String) throws(ToolError) -> String {
    guard word.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw ToolError(
        status: .usage, message: "\(word): no service can name a file with a control character")
    }
    var quoted = "\""
    for letter in word {
      switch letter {
      case "\\", "\"": quoted += "\\\(letter)"
      case "%", "$": quoted += "\(letter)\(letter)"
      default: quoted.append(letter)
      }
    }
    return quoted + "\""
  }

  private static func write(_ text: String, to path: String) throws(ToolError) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try OutputFile(path).write(Data(text.utf8))
    StandardOutput.print("written: \(path)")
  }

  private static func sayWhatTakesRoot() {
    var commands: [String] = []
    if access("/dev/uinput", W_OK) != 0 {
      if access("/etc/udev/rules.d", W_OK) == 0,
        (try? OutputFile(rulePath).write(Data((rule + "\n").utf8))) != nil
      {
        StandardOutput.print("written: \(rulePath)")
      } else {
        commands.append("echo '\(rule)' | sudo tee \(rulePath)")
      }
      commands.append("sudo modprobe uinput && sudo udevadm control --reload")
      commands.append("sudo udevadm trigger --name-match=uinput")
      commands.append("echo uinput | sudo tee /etc/modules-load.d/dactyl.conf")
    }
    if ConnectedTouchDevice.all().isEmpty || access("/dev/uinput", W_OK) != 0 {
      commands.append("sudo usermod -aG input $USER  # then log in anew")
    }
    guard !commands.isEmpty else { return }
    StandardOutput.print(
      "Reading devices and pressing keys takes root's permission once; members of the group input, "
        + "and programs they start, can then read all keys, too:")
    for command in commands { StandardOutput.print("  \(command)") }
  }

  /// A file to begin with; the keys are those of most desktops.
  private static let example = """
    # Gestures of this machine. dactyl desktop --check reads this file; Docs/desktop.md explains it.
    device touchpad
    tap 4          key super
    swipe up 4     key volumeup
    swipe down 4   key volumedown
    swipe left 4   key alt+right
    swipe right 4  key alt+left

    """
}
