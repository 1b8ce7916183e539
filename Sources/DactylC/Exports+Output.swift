import Dactyl

/// The next record that was not read yet; null where there is none, or for a wrong handle.
///
/// A recogniser's stays until all are read and something else happens to it; others, until the next call about the window.
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

/// The text of a label that a record names, ending with a zero; null where there is none.
@_expose(wasm, "dactyl_label")
@c(dactyl_label)
public func dactyl_label(_ window: Int32, _ label: Int32) -> UnsafePointer<UInt8>? {
  guard let window = host.window(window), label > 0, label <= window.labels.count else {
    return nil
  }
  return window.labels[Int(label) - 1].utf8Start
}
