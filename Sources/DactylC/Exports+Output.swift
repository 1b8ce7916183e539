import Dactyl

/// The next record that was not read yet; null where there is none, or for a wrong handle.
///
/// Any other call about the window may move it.
@_expose(wasm, "dactyl_next_record")
@c(dactyl_next_record)
public func dactyl_next_record(_ window: Int32) -> UnsafePointer<Double>? {
  host.window(window)?.records.next()
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
