import Dactyl

/// The next record that was not read yet; null where there is none, or for a wrong handle.
///
/// A recogniser's stays until all are read and something else happens to it; others, until the next
/// call about the window.
@_expose(wasm, "dactyl_next_record")
@c(dactyl_next_record)
public func dactyl_next_record(_ window: Int32) -> UnsafePointer<Double>? {
  UnsafePointer(host.window(window)?.records.next())
}

/// Where the last record of a recogniser lies, with room for 56 doubles; null for a wrong handle.
@_expose(wasm, "dactyl_record")
@c(dactyl_record)
public func dactyl_record(_ recognizer: Int32) -> UnsafeMutablePointer<Double>? {
  guard let recognizer = host.recognizer(recognizer), let view = recognizer.view else { return nil }
  return host.window(of: view)?.record(of: recognizer)
}
