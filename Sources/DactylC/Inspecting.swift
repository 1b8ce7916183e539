// For a module that inspects C's windows; Embedded builds have no such module.
#if !hasFeature(Embedded)
  import Dactyl

  #if Strokes
    import DactylStrokes
  #endif

  /// The window of a handle; nil if there is none.
  package func inspectedWindow(_ handle: Int32) -> Window? {
    ObjectTable.window(handle)?.takeUnretainedValue()
  }

  /// The view, window or recogniser of a handle; nil if there is none.
  package func inspectedObject(_ handle: Int32) -> AnyObject? {
    ObjectTable.view(handle) ?? ObjectTable.recognizer(handle)
  }

  /// Makes a window its own observer, so that an inspector can take its place and forward
  /// everything.
  ///
  /// Meanwhile the host may still turn recording of touches on and off.
  ///
  /// - Parameter ending: called when the host releases the window.
  package func beginInspecting(_ window: Window, ending: @escaping () -> Void) {
    guard let window = window as? HostWindow else { return }
    window.observer = window
    window.ending = ending
  }

  /// Ends `beginInspecting(_:ending:)`, when the other observer has gone.
  package func endInspecting(_ window: Window) {
    guard let window = window as? HostWindow else { return }
    window.ending = nil
    if !window.recordsTouches { window.observer = nil }
  }

  /// The host's own classes, with their names elsewhere.
  package var inspectedClasses: [(class: AnyClass, name: String)] {
    var classes: [(class: AnyClass, name: String)] = [
      (HostWindow.self, "Window"), (HostRecognizer.self, "GestureRecognizer"),
    ]
    #if Strokes
      classes.append((HostStrokeRecognizer.self, "StrokeGestureRecognizer"))
      classes.append((HostShownRecognizer.self, "DemonstratedGestureRecognizer"))
    #endif
    return classes
  }
#endif
