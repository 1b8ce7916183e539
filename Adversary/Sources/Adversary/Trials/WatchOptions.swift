/// AddressSanitizer's options. Weak references find leaks here; its own search would report what
/// Foundation keeps. It holds back only so much freed memory that memory stays flat.
@c(__asan_default_options)
public func watchOptions() -> UnsafePointer<UInt8> {
  let options: StaticString = "detect_leaks=0:quarantine_size_mb=32"
  return options.utf8Start
}
