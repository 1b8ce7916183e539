import NIOCore
import NIOPosix

/// The addresses by which others in the network reach this machine.
public enum NetworkAddress {
  /// All IPv4 addresses but those that only this machine has.
  public static func all() -> [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { device in
      guard let address = device.address, address.protocol == .inet,
        let name = address.ipAddress, !name.hasPrefix("127.")
      else { return nil }
      return name
    }
  }
}
