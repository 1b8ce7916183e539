/// What AddressSanitizer asks for before anything else runs: leaks are found by weak references
/// here, where it would name what Foundation keeps; and freed memory is kept back in a measure that
/// leaves memory flat.
@c(__asan_default_options)
public func watchOptions() -> UnsafePointer<UInt8> {
  let options: StaticString = "detect_leaks=0:quarantine_size_mb=32"
  return options.utf8Start
}
