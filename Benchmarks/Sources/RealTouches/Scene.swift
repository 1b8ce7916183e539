import Dactyl

/// A page with every recogniser at its defaults, exclusive.
struct Scene {
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()
  let tap = TapGestureRecognizer()
  let twoFingerTap = TapGestureRecognizer()
  let longPress = LongPressGestureRecognizer()
  let player: Player

  /// - Parameters:
  ///   - fingers: how many fingers the pan requires.
  ///   - hasTaps: true to add taps of one and of two fingers.
  ///   - hasPress: true to add a long press; resting before a drag then presses long.
  ///   - palms: the palm rejection; nil for none.
  init(
    fingers: Int = 1, hasTaps: Bool = true, hasPress: Bool = false,
    profile: GestureProfile = .dactyl, palms: PalmRejection? = nil
  ) {
    pan.minimumNumberOfTouches = fingers
    twoFingerTap.numberOfTouchesRequired = 2
    twoFingerTap.name = "twoFingerTap"
    player = Player(
      [pan, pinch, rotation] + (hasTaps ? [tap, twoFingerTap] : []) + (hasPress ? [longPress] : []),
      profile: profile, palms: palms)
  }

  /// A gesture's name: its recogniser's name or kind.
  func name(of gesture: Player.Gesture) -> String {
    gesture.recognizer.name ?? "\(gesture.recognizer.kind)"
  }
}
