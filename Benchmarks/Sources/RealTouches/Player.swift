import Dactyl

/// Plays recordings to recognisers on one view and records what they recognise.
final class Player: WindowObserver {
  /// One gesture that began or was recognised.
  struct Gesture {
    var recognizer: GestureRecognizer
    var transition: Transition
  }

  /// The gestures recognised, in order.
  private(set) var gestures: [Gesture] = []
  /// Why recognisers failed, in order.
  private(set) var failures: [Gesture] = []
  /// The rejected contacts, with times and reasons.
  private var rejections: [(time: Double, words: String)] = []
  /// The time of the present frame.
  private var presentTime = 0.0
  private let window = Window(frame: Rect(x: 0, y: 0, width: 4000, height: 4000))

  /// A player with recognisers that prevent each other.
  ///
  /// - Parameter palms: the palm rejection; nil for none.
  init(
    _ recognizers: [GestureRecognizer], profile: GestureProfile = .dactyl,
    palms: PalmRejection? = nil
  ) {
    // Fingers at the border lie outside the device's declared extent.
    window.bounds.origin = Point(-2000, -2000)
    window.observer = self
    window.gestureProfile = profile
    window.palmRejection = palms
    for recognizer in recognizers { window.addGestureRecognizer(recognizer) }
  }

  /// Plays a recording, and advances until no deadline is left.
  func play(_ frames: [InputFrame]) throws {
    for frame in frames { try window.send(frame) }
    window.cancelAllTouches()
    window.meetDeadlines()
  }

  /// The gestures recognised during a stretch, its lift included.
  func gestures(in stretch: Stretch) -> [Gesture] {
    gestures.filter { stretch.start...stretch.end ~= $0.transition.time }
  }

  /// The contacts rejected in a stretch, with reasons.
  func rejections(in stretch: Stretch) -> [String] {
    rejections.filter { stretch.start...stretch.end ~= $0.time }.map(\.words)
  }

  func words(_ stretch: Stretch) -> String {
    let found = gestures(in: stretch).map {
      "\(Int(($0.transition.time - stretch.start) * 1000)) ms \($0.transition)"
    }
    let span =
      "\(Int(stretch.start * 1000)) ms, \(Int(stretch.duration * 1000)) long, \(Int(stretch.reach)) pt: "
    return span + (found.isEmpty ? "nothing" : found.joined(separator: " · "))
  }

  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    guard transition.from == .possible else { return }
    let gesture = Gesture(recognizer: recognizer, transition: transition)
    switch transition.to {
    case .began, .ended: gestures.append(gesture)
    case .failed: failures.append(gesture)
    case .possible, .changed, .cancelled: break
    }
  }

  func window(_ window: Window, willProcess frame: InputFrame) { presentTime = frame.time }

  func window(_ window: Window, didReject contact: Contact, because cause: Cause) {
    rejections.append((presentTime, "\(contact.id) \(cause)"))
  }
}
