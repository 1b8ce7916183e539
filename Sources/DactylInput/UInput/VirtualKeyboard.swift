import CDactylInput

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A keyboard and mouse that this program plays, by the Linux kernel's `uinput`.
///
/// To the desktop it is one more device, so it works on X11 and Wayland alike. When it goes away, as
/// when the program ends however it may, the kernel lets go of all keys.
///
/// ```swift
/// let keyboard = try VirtualKeyboard(keys: [29, 20])
/// keyboard.press([29, 20])  // Ctrl and T, as `linux/input-event-codes.h` numbers them
/// keyboard.release([20, 29])
/// ```
public final class VirtualKeyboard {
  private let descriptor: Int32
  private var down: [UInt16] = []

  /// Makes the device.
  ///
  /// - Parameters:
  ///   - keys: the keys and buttons that it has, by the kernel's numbers.
  ///   - name: what it is called, at most 79 bytes.
  ///   - path: the file of `uinput`.
  /// - Throws: `InputSourceError.unavailable` if `uinput` is missing or must not be written.
  public init(
    keys: [UInt16], name: String = "Dactyl gestures", path: String = "/dev/uinput"
  ) throws(InputSourceError) {
    descriptor = dactyl_uinput_create(path, name, keys, Int32(keys.count))
    guard descriptor >= 0 else {
      throw .unavailable("\(path): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Presses keys in their order; one that is down stays so.
  public func press(_ keys: [UInt16]) {
    for key in keys where !down.contains(key) {
      down.append(key)
      send(Int32(EV_KEY), Int32(key), 1)
    }
    report()
  }

  /// Lets go of keys in their order; one that is up stays so.
  public func release(_ keys: [UInt16]) {
    for key in keys where down.contains(key) {
      down.removeAll { $0 == key }
      send(Int32(EV_KEY), Int32(key), 0)
    }
    report()
  }

  /// Lets go of all keys, the last pressed first.
  public func releaseAll() { release(down.reversed()) }

  /// Moves the pointer by some of a mouse's steps, to the right and down.
  public func move(by x: Int, _ y: Int) {
    if x != 0 { send(Int32(EV_REL), Int32(REL_X), Int32(clamping: x)) }
    if y != 0 { send(Int32(EV_REL), Int32(REL_Y), Int32(clamping: y)) }
    if x != 0 || y != 0 { report() }
  }

  private func report() { send(Int32(EV_SYN), 0, 0) }

  private func send(_ type: Int32, _ code: Int32, _ value: Int32) {
    dactyl_uinput_send(descriptor, type, code, value)
  }
}
