import ArgumentParser
import DactylDesktop
import DactylInput
import Platform

/// `dactyl devices`: lists the touch devices of this machine.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the touch devices of this machine.",
    discussion: """
      Prints one device a line: where it is, what it is called, what it is, its size in \
      millimetres, and how many fingers it tells apart. Older touchpads count more fingers than they \
      can place: they know taps and swipes of so many, and no pinch, turn or drawing. `dactyl live` opens one by its path.
      """)

  func run() {
    let folder = "/dev/input"
    let devices = ConnectedTouchDevice.all(in: folder)
    for device in devices { StandardOutput.print(device.words) }
    if devices.isEmpty {
      StandardOutput.print(
        access(folder, F_OK) == 0
          ? "no touch device that may be read: try as root, or as a member of the group input"
          : "this machine has no input devices (\(folder))")
    }
  }
}
