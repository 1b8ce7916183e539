import CDactylInput

/// The keys that are held on this machine's keyboards.
public enum HeldKeys {
  /// The letter A, which keyboards have and buttons do not.
  private static let letter: Int32 = 30
  private static let mostDevices = 1024

  /// True if one of some keys, as the kernel numbers them, is down on any keyboard that may be read.
  ///
  /// Asks each device, which takes some milliseconds.
  public static func areDown(_ keys: [UInt16], in folder: String = "/dev/input") -> Bool {
    for number in 0..<mostDevices {
      guard let file = try? EvdevFile(path: "\(folder)/event\(number)"),
        dactyl_evdev_has_key(file.descriptor, letter) != 0
      else { continue }
      if keys.contains(where: { dactyl_evdev_is_down(file.descriptor, Int32($0)) > 0 }) {
        return true
      }
    }
    return false
  }
}
