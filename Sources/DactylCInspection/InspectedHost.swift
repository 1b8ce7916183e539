import Dactyl
import DactylC
import DactylInspection

/// The inspected windows of a C program.
///
/// Global, like the handles, and used from one thread at a time.
enum InspectedHost {
  /// The codes of `dactyl.h`.
  static let done: Int32 = 0
  static let badHandle: Int32 = -1

  /// By window handle.
  nonisolated(unsafe) private static var inspections: [Int32: Inspection] = [:]
  /// Names of views, by handle.
  nonisolated(unsafe) private static var names: [Int: String] = [:]

  /// Inspects a window; `take` gets each line as a C string.
  static func begin(
    _ handle: Int32, _ window: Window, program: String,
    take: @escaping (UnsafePointer<CChar>?) -> Void
  ) {
    names = names.filter { inspectedObject(Int32($0.key)) != nil }
    beginInspecting(window) { end(handle) }
    let inspection = Inspection(
      of: window, program: program, accepts: ["set", "touch"],
      nameView: { names[$0.tag] }, take: { lines, _ in hand(lines, to: take) })
    for shown in inspectedClasses { inspection.call(shown.class, shown.name) }
    inspections[handle] = inspection
    inspection.begin()
    hand(inspection.opening(), to: take)
  }

  /// Ends the inspection of a window, if there is one.
  static func end(_ handle: Int32) {
    guard let inspection = inspections.removeValue(forKey: handle) else { return }
    inspection.leave(0)
    inspection.end()
    if let window = inspectedWindow(handle) { endInspecting(window) }
  }

  /// Names a view, window or recogniser.
  static func call(_ object: AnyObject, _ name: String?) {
    if let recognizer = object as? GestureRecognizer {
      recognizer.name = name
    } else if let view = object as? View {
      names[view.tag] = name
    }
  }

  /// Passes on a viewer's line; false if the window is not inspected.
  static func receive(_ handle: Int32, _ line: String) -> Bool {
    guard let inspection = inspections[handle] else { return false }
    inspection.receive(Array(line.utf8), from: 0)
    return true
  }

  private static func hand(_ lines: [UInt8], to take: (UnsafePointer<CChar>?) -> Void) {
    var line: [CChar] = []
    for byte in lines {
      line.append(CChar(bitPattern: byte))
      guard byte == UInt8(ascii: "\n") else { continue }
      line.append(0)
      line.withUnsafeBufferPointer { take($0.baseAddress) }
      line.removeAll(keepingCapacity: true)
    }
  }
}
