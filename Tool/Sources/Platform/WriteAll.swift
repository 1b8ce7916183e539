/// Writes all bytes; false on an error, which is in `errno`.
public func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0, errno != EINTR { return false }
    rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
  }
  return true
}
