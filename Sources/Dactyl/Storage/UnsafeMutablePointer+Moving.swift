extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory with room for more elements, to which the first of some are moved; their own memory is
  /// given back.
  @inline(__always)
  package static func moving(
    _ memory: UnsafeMutablePointer?, count: Int, toRoomFor room: Int
  ) -> UnsafeMutablePointer {
    let stride = MemoryLayout<Pointee>.stride
    return UnsafeMutableRawPointer.moving(
      UnsafeMutableRawPointer(memory), byteCount: count * stride, toRoomFor: room * stride
    ).bindMemory(to: Pointee.self, capacity: room)
  }

  /// Moves so many elements to the place before them, over what is here.
  @inline(__always)
  func closeGap(before count: Int) {
    UnsafeMutableRawPointer(self).copyMemory(
      from: self + 1, byteCount: count * MemoryLayout<Pointee>.stride)
  }
}

extension UnsafeMutableRawPointer {
  // One for all types, because how a list grows is much code for each of them.
  @inline(never)
  package static func moving(
    _ memory: UnsafeMutableRawPointer?, byteCount: Int, toRoomFor room: Int
  ) -> UnsafeMutableRawPointer {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    if let memory {
      larger.copyMemory(from: memory, byteCount: byteCount)
      memory.deallocate()
    }
    return larger
  }
}
