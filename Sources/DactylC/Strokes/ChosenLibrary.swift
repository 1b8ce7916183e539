#if Strokes
  /// The library of a recogniser, by its handle.
  struct ChosenLibrary {
    /// 0 for none.
    private var handle: Int32 = 0

    /// Nil once it is released.
    var library: HostLibrary? { ObjectTable.library(handle) }

    /// Reads or sets the handle; false for any other property.
    mutating func access(_ access: inout PropertyAccess) -> Bool {
      guard access.property == .library else { return false }
      if !access.isSetting {
        access.number = library == nil ? 0 : Double(handle)
      } else if access.number == 0 || ObjectTable.library(Int32(access.number)) != nil {
        handle = Int32(access.number)
      } else {
        access.status = Status.badHandle
      }
      return true
    }
  }
#endif
