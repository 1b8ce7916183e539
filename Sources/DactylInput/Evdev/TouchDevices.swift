import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A touch device that this machine has.
public struct ConnectedTouchDevice: Hashable, Sendable {
  /// The path to open it by.
  public var path: String
  /// The device's description of itself, with its size in points.
  public var header: RecordingHeader
  /// How many contacts it can place at once; nil if it does not say.
  public var mostContacts: Int?
  /// How many fingers it can count at once; beyond `mostContacts` it does not say where they are.
  public var mostFingers: Int?
}

extension ConnectedTouchDevice {
  private static let mostDevices = 1024

  /// The touch devices in a folder, by number, without those that this program may not open.
  public static func all(in folder: String = "/dev/input") -> [ConnectedTouchDevice] {
    var found: [ConnectedTouchDevice] = []
    // The kernel numbers devices from 0 up to this.
    for number in 0..<mostDevices {
      let path = "\(folder)/event\(number)"
      guard access(path, F_OK) == 0, let file = try? EvdevFile(path: path) else { continue }
      let description = file.description()
      guard description.isTouchDevice else { continue }
      found.append(
        ConnectedTouchDevice(
          path: path, header: EvdevDecoder(description).header,
          mostContacts: description.mostPlaces, mostFingers: description.mostFingers))
    }
    return found
  }
}
