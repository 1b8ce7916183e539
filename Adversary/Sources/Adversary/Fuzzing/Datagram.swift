import Foundation

/// Datagrams to this machine.
enum Datagram {
  private static let socket = Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)

  static func send(_ bytes: [UInt8], toPort port: Int) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = sendto(socket, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
