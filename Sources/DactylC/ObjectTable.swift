import Dactyl

/// Everything that a C or JavaScript program has made, behind handles.
///
/// The one state that is global in Dactyl: C functions have nowhere else to find what a handle
/// means, and only a table can tell a stale handle from a good one. It is used from one thread at a
/// time.
struct ObjectTable {
  /// The objects and their handles.
  var table = HandleTable()
  /// Where the host writes frames.
  private(set) var input: UnsafeMutablePointer<Double>?
  private(set) var inputCapacity = 0
  /// The window that was asked for last, and its handle: mostly it is asked for again.
  private var lastHandle: Int32 = 0
  private unowned(unsafe) var lastWindow: HostWindow?

  /// How many doubles the buffer may have at most, 8 MB.
  static let longestInput = 1 << 20
  /// How deep views may lie: hit-testing calls itself once for each level.
  static let deepest = 100

  init() {}

  /// Makes room for a frame.
  mutating func reserveInput(_ count: Int) {
    guard count > inputCapacity || input == nil else { return }
    let capacity = max(count, FrameBuffer.head + FrameBuffer.stride * 16)
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    larger.initialize(repeating: 0, count: capacity)
    if let input {
      larger.update(from: input, count: inputCapacity)
      input.deallocate()
    }
    input = larger
    inputCapacity = capacity
  }

  /// The window of a handle.
  mutating func window(_ handle: Int32) -> HostWindow? {
    if handle == lastHandle { return lastWindow }
    guard case .window(let window) = table[handle] else { return nil }
    lastHandle = handle
    lastWindow = window
    return window
  }

  /// The view or window of a handle.
  func view(_ handle: Int32) -> View? {
    switch table[handle] {
    case .window(let window): window
    case .view(let view): view
    default: nil
    }
  }

  /// The recogniser of a handle.
  func recognizer(_ handle: Int32) -> GestureRecognizer? {
    guard case .recognizer(let recognizer, _) = table[handle] else { return nil }
    return recognizer
  }

  #if Strokes
    /// The library of a handle.
    func library(_ handle: Int32) -> HostLibrary? {
      guard case .library(let library) = table[handle] else { return nil }
      return library
    }
  #endif

  /// The window that a view of ours lies in; hosts have no others.
  func window(of view: View) -> HostWindow? {
    view.window.map { unsafeDowncast($0, to: HostWindow.self) }
  }

  /// How many views lie beneath a view, and how many levels lie on it.
  static func level(of view: View) -> Int {
    var count = 0
    var above = view.superview
    while let current = above {
      count += 1
      above = current.superview
    }
    return count
  }

  static func height(of view: View) -> Int {
    var height = 0
    for subview in view.subviews { height = max(height, 1 + ObjectTable.height(of: subview)) }
    return height
  }

  /// Removes an object with all that is on it.
  mutating func release(_ handle: Int32) -> Int32 {
    lastHandle = 0
    lastWindow = nil
    switch table[handle] {
    case .window(let window):
      window.close()
      forgetContents(of: window, in: window)
      window.records.removeAll()
    case .view(let view):
      // What is cancelled still writes its records, so it is forgotten after.
      guard let window = window(of: view) else { return Status.badHandle }
      view.removeFromSuperview()
      forgetContents(of: view, in: window)
    case .recognizer(let recognizer, _):
      if let view = recognizer.view, let window = window(of: view) {
        view.removeGestureRecognizer(recognizer)
        window.forget(recognizer)
      }
    #if Strokes
      case .library: break
    #endif
    case nil: return Status.badHandle
    }
    table.remove(handle)
    return Status.done
  }

  private mutating func forgetContents(of view: View, in window: HostWindow) {
    for recognizer in view.gestureRecognizers {
      let handle = window.handle(of: recognizer.id)
      view.removeGestureRecognizer(recognizer)
      window.forget(recognizer)
      table.remove(handle)
    }
    for subview in view.subviews {
      forgetContents(of: subview, in: window)
      table.remove(Int32(subview.tag))
    }
  }
}
