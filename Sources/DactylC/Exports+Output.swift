import Dactyl

/// The next unread record; null if there is none, or for a wrong handle.
///
/// A recogniser's record stays until all are read and the recogniser changes again; other records
/// stay until the next call about the window.
@_expose(wasm, "dactyl_next_record")
@c(dactyl_next_record)
public func dactyl_next_record(_ window: Int32) -> UnsafePointer<Double>? {
  guard let window = ObjectTable.window(window) else { return nil }
  return window._withUnsafeGuaranteedRef { UnsafePointer($0.records.next()) }
}

/// The memory of a recogniser's last record, 56 doubles; null for a wrong handle.
@_expose(wasm, "dactyl_record")
@c(dactyl_record)
public func dactyl_record(_ recognizer: Int32) -> UnsafeMutablePointer<Double>? {
  ObjectTable.slot(recognizer)?.pointee.record
}

/// The queue that a host may read directly, as `dactyl.h` says; null for a wrong handle.
@_expose(wasm, "dactyl_queue")
@c(dactyl_queue)
public func dactyl_queue(_ window: Int32) -> UnsafeMutableRawPointer? {
  guard let window = ObjectTable.window(window) else { return nil }
  return window._withUnsafeGuaranteedRef { UnsafeMutableRawPointer($0.records.head) }
}
