import Dactyl

/// How many doubles of records wait to be read.
@_expose(wasm, "dactyl_record_words")
@c(dactyl_record_words)
public func dactyl_record_words(_ window: Int32) -> Int32 {
  guard let window = host.window(window) else { return Status.badHandle }
  return Int32(window.records.count)
}

/// Where the records are; null for a wrong handle. Any other call about the window may move them.
@_expose(wasm, "dactyl_records")
@c(dactyl_records)
public func dactyl_records(_ window: Int32) -> UnsafePointer<Double>? {
  host.window(window).map { UnsafePointer($0.records.memory) }
}

/// Forgets the records, because they were read; their memory is used for the next.
@_expose(wasm, "dactyl_clear_records")
@c(dactyl_clear_records)
public func dactyl_clear_records(_ window: Int32) -> Int32 {
  guard let window = host.window(window) else { return Status.badHandle }
  window.records.removeAll()
  return Status.done
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
