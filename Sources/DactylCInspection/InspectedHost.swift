import Dactyl
import DactylC
import DactylInspection

/// The windows of a C program that are told of.
///
/// Global, as what stands behind handles is, and used from one thread at a time.
enum InspectedHost {
  /// As in `dactyl.h`.
  static let done: Int32 = 0
  static let badHandle: Int32 = -1

  /// By the handles of their windows.
  nonisolated(unsafe) private static var inspections: [Int32: Inspection] = [:]
  /// What views are called, by their handles.
  nonisolated(unsafe) private static var names: [Int: String] = [:]

  /// Begins to tell of a window, each line as C has its texts.
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

  /// Ends it; nothing where it has not begun.
  static func end(_ handle: Int32) {
    guard let inspection = inspections.removeValue(forKey: handle) else { return }
    inspection.leave(0)
    inspection.end()
    if let window = inspectedWindow(handle) { endInspecting(window) }
  }

  /// Calls a view, window or recogniser by a name.
  static func call(_ object: AnyObject, _ name: String?) {
    if let recognizer = object as? GestureRecognizer {
      recognizer.name = name
    } else if let view = object as? View {
      names[view.tag] = name
    }
  }

  /// Whether a viewer's line was for a window that is told of.
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
