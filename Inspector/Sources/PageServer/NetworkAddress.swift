import NIOCore
import NIOPosix

/// The addresses by which other machines on the network reach this one.
public enum NetworkAddress {
  /// All IPv4 addresses except the loopback ones.
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
