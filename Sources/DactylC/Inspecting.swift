// What a module needs to see that tells of C's windows; Embedded builds have no such module.
#if !hasFeature(Embedded)
  import Dactyl

  #if Strokes
    import DactylStrokes
  #endif

  /// The window of a handle; nil where it is none.
  package func inspectedWindow(_ handle: Int32) -> Window? {
    ObjectTable.window(handle)?.takeUnretainedValue()
  }

  /// The view, window or recogniser of a handle; nil where it is none.
  package func inspectedObject(_ handle: Int32) -> AnyObject? {
    ObjectTable.view(handle) ?? ObjectTable.recognizer(handle)
  }

  /// Lets another observe a window, which is told of everything before; meanwhile the host may say
  /// that touches are recorded, or take it back.
  ///
  /// - Parameter ending: called when the host releases the window.
  package func beginInspecting(_ window: Window, ending: @escaping () -> Void) {
    guard let window = window as? HostWindow else { return }
    window.observer = window
    window.ending = ending
  }

  /// Takes that back, when the other observes no longer.
  package func endInspecting(_ window: Window) {
    guard let window = window as? HostWindow else { return }
    window.ending = nil
    if !window.recordsTouches { window.observer = nil }
  }

  /// The numbers of recognisers of a window that the host lets recognise at the same time.
  package func simultaneousRecognizers(in window: Window) -> [(Int, Int)] {
    guard let window = window as? HostWindow else { return [] }
    var all: [Int] = []
    func list(_ view: View) {
      all += view.gestureRecognizers.map(\.id.number)
      for subview in view.subviews { list(subview) }
    }
    return window.delegate.simultaneity.all.flatMap { pair -> [(Int, Int)] in
      guard let first = ObjectTable.recognizer(Int32(pair.first))?.id.number else { return [] }
      if pair.second == 0 {
        if all.isEmpty { list(window) }
        return all.filter { $0 != first }.map { (first, $0) }
      }
      return ObjectTable.recognizer(Int32(pair.second)).map { [(first, $0.id.number)] } ?? []
    }
  }

  /// The classes that are the host's own, and what they are called elsewhere.
  package var inspectedClasses: [(class: AnyClass, name: String)] {
    var classes: [(class: AnyClass, name: String)] = [
      (HostWindow.self, "Window"), (HostRecognizer.self, "GestureRecognizer"),
    ]
    #if Strokes
      classes.append((HostStrokeRecognizer.self, "StrokeGestureRecognizer"))
    #endif
    return classes
  }
#endif
