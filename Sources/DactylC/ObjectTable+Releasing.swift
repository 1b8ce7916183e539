import Dactyl

// Static: cancelling looks in the table meanwhile.
extension ObjectTable {
  /// Removes an object with all its contents.
  static func release(_ handle: Int32) -> Int32 {
    guard let slot = ObjectTable.slot(handle) else { return Status.badHandle }
    switch slot.pointee.content {
    case .nothing: return Status.badHandle
    case .window:
      guard let window = ObjectTable.window(handle)?.takeUnretainedValue() else {
        return Status.badHandle
      }
      window.close()
      forgetContents(of: window, in: window)
      window.records.removeAll()
    case .view:
      // Cancelled gestures still write records, so remove first and forget later.
      guard let view = ObjectTable.view(handle), let window = ObjectTable.window(of: view) else {
        return Status.badHandle
      }
      view.removeFromSuperview()
      forgetContents(of: view, in: window)
    case .recognizer:
      guard let recognizer = ObjectTable.recognizer(handle) else { return Status.badHandle }
      if let view = recognizer.view, let window = ObjectTable.window(of: view) {
        forget(recognizer, on: view, in: window)
        return Status.done
      }
    case .library: break
    }
    host.table.remove(handle)
    return Status.done
  }

  private static func forgetContents(of view: View, in window: HostWindow) {
    for recognizer in view.gestureRecognizers { forget(recognizer, on: view, in: window) }
    for subview in view.subviews {
      forgetContents(of: subview, in: window)
      host.table.remove(Int32(subview.tag))
    }
  }

  private static func forget(
    _ recognizer: GestureRecognizer, on view: View, in window: HostWindow
  ) {
    let handle = Int32(recognizer.tag)
    view.removeGestureRecognizer(recognizer)
    window.forget(recognizer)
    host.table.remove(handle)
  }
}
