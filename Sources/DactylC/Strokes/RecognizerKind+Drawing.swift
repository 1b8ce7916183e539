#if Strokes
  import Dactyl
  import DactylStrokes

  extension RecognizerKind {
    /// What a recogniser of strokes has been shown, in points of the window; nil for other kinds.
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
