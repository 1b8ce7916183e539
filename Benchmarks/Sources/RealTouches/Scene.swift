import Dactyl

/// What a page with everything has: every recogniser at its defaults, exclusive.
struct Scene {
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()
  let tap = TapGestureRecognizer()
  let twoFingerTap = TapGestureRecognizer()
  let longPress = LongPressGestureRecognizer()
  let player: Player

  /// - Parameters:
  ///   - fingers: how many the pan takes to begin.
  ///   - hasTaps: whether there are taps of one and of two fingers, too.
  ///   - hasPress: whether there is a long press; who rests before dragging presses long.
  ///   - palms: how palms are rejected; nil for not at all.
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

  /// What a gesture is called: its recogniser's name or kind.
  func name(of gesture: Player.Gesture) -> String {
    gesture.recognizer.name ?? "\(gesture.recognizer.kind)"
  }
}
