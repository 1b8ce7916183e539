import Dactyl

/// All objects that a C or JavaScript program has made, behind handles.
///
/// The only global state in Dactyl: C functions have no other place to look up a handle, and only a
/// table can tell a stale handle from a good one. For one thread at a time.
struct ObjectTable {
  /// The objects and their handles.
  var table = HandleTable()
  /// The buffer in which the host writes frames.
  private(set) var input: UnsafeMutablePointer<Double>?
  private(set) var inputCapacity = 0

  /// The largest number of doubles in the buffer, 8 MB.
  static let longestInput = 1 << 20
  /// The deepest level of views: hit-testing recurses once for each level.
  static let deepest = 100

  init() {}

  /// Makes room for a frame.
  mutating func reserveInput(_ count: Int) {
    guard count > inputCapacity || input == nil else { return }
    let capacity = max(count, FrameBuffer.head + FrameBuffer.stride * 16)
    let larger = UnsafeMutablePointer.moving(input, count: inputCapacity, toRoomFor: capacity)
    (larger + inputCapacity).initialize(repeating: 0, count: capacity - inputCapacity)
    input = larger
    inputCapacity = capacity
  }

  /// The slot of a handle; nil if the handle is stale or was never given.
  // Static, as the functions below: passing the table takes four instructions more for each call.
  // Called five times a frame; inlined everywhere, it would make the wasm module larger.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  static func slot(_ handle: Int32) -> UnsafeMutablePointer<HandleTable.Slot>? {
    host.table.slot(handle)
  }

  /// The window of a handle, unretained: it lives as long as its handle.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  static func window(_ handle: Int32) -> Unmanaged<HostWindow>? {
    guard let slot = slot(handle), slot.pointee.content == .window else { return nil }
    return slot.pointee.object.map { Unmanaged.fromOpaque($0.toOpaque()) }
  }

  /// The view or window of a handle.
  @inline(never)
  static func view(_ handle: Int32) -> View? {
    guard let slot = slot(handle), let object = slot.pointee.object,
      slot.pointee.content == .view || slot.pointee.content == .window
    else { return nil }
    return Unmanaged<View>.fromOpaque(object.toOpaque()).takeUnretainedValue()
  }

  @inline(never)
  static func recognizer(_ handle: Int32) -> GestureRecognizer? {
    guard let slot = slot(handle), let object = slot.pointee.object,
      slot.pointee.content == .recognizer
    else { return nil }
    return Unmanaged<GestureRecognizer>.fromOpaque(object.toOpaque()).takeUnretainedValue()
  }

  #if Strokes
    static func library(_ handle: Int32) -> HostLibrary? {
      guard let slot = slot(handle), let object = slot.pointee.object,
        slot.pointee.content == .library
      else { return nil }
      return Unmanaged<HostLibrary>.fromOpaque(object.toOpaque()).takeUnretainedValue()
    }
  #endif

  /// The window of a host's view; hosts have no other windows.
  static func window(of view: View) -> HostWindow? {
    view.window.map { unsafeDowncast($0, to: HostWindow.self) }
  }

  /// How many levels of views lie on a view.
  static func height(of view: View) -> Int {
    var height = 0
    for subview in view.subviews { height = max(height, 1 + ObjectTable.height(of: subview)) }
    return height
  }
}
