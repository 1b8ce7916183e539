#if Shown
  import Dactyl
  import DactylStrokes

  /// Recognises what fingers have shown to a library that the host may edit at any time.
  ///
  /// A gesture uses the library as it is when a finger comes down; a released library counts as
  /// empty.
  final class HostShownRecognizer: DemonstratedGestureRecognizer {
    private var chosen = ChosenLibrary()

    init() { super.init() }

    /// Starts a gesture, or goes on with another finger.
    override func touchesBegan(_ touches: TouchSet, with event: Event) {
      library = chosen.library?.shown ?? DemonstrationLibrary()
      super.touchesBegan(touches, with: event)
    }

    /// Answers by the library as it is now, which the next finger that comes down will use.
    override func conflict(with footprint: GestureFootprint) -> GestureConflict.Reason? {
      chosen.library?.shown.conflict(with: footprint)
    }

    /// Reads or sets the handle of its library, or what every recogniser has.
    func accessHandle(_ access: inout PropertyAccess) {
      if !chosen.access(&access) { accessCommonSetting(&access) }
    }
  }
#endif
