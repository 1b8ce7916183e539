#if Strokes
  import Dactyl
  import DactylStrokes

  /// Recognises from a library that the host may edit at any time.
  ///
  /// A stroke uses the library as it is at touch-down; a released library counts as empty.
  final class HostStrokeRecognizer: StrokeGestureRecognizer {
    private var chosen = ChosenLibrary()

    init() { super.init() }

    /// Starts a stroke.
    override func touchesBegan(_ touches: TouchSet, with event: Event) {
      library = chosen.library?.library ?? StrokeLibrary()
      super.touchesBegan(touches, with: event)
    }

    /// Reads or sets the handle of its library, or what every recogniser has.
    func accessHandle(_ access: inout PropertyAccess) {
      if !chosen.access(&access) { accessCommonSetting(&access) }
    }
  }
#endif
