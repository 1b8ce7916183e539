#if Strokes
  import Dactyl
  import DactylStrokes

  extension RecognizerKind {
    /// The drawing of a stroke recogniser, in points of the window; nil for other kinds.
    func drawing(of recognizer: GestureRecognizer) -> [Stroke]? {
      switch self {
      case .checkMark, .circle, .scratchOut:
        [unsafeDowncast(recognizer, to: SingleStrokeGestureRecognizer.self).stroke]
      case .stroke: unsafeDowncast(recognizer, to: HostStrokeRecognizer.self).drawing
      default: nil
      }
    }
  }
#endif
