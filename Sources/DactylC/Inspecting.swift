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
