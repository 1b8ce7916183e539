import Dactyl
import DactylTesting

/// A window with a view in it and all of Dactyl's recognisers, and the hash of what they do.
final class DigestScene {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 600, height: 600))
  private let board: View
  private var recognizers: [GestureRecognizer] = []
  private var random: SplitMix64
  private let togetherness: Int
  private var digest: Digest

  init(seed: UInt64, digest: Digest) {
    self.digest = digest
    random = SplitMix64(seed: seed)
    togetherness = random.below(3)
    let bounds = Rect(x: 20, y: 30, width: 500, height: 500)
    let listener = random.oneIn(2) ? DigestView(frame: bounds) : nil
    board = listener ?? View(frame: bounds)
    board.isMultipleTouchEnabled = true
    window.addSubview(board)
    window.observer = self
    listener?.onMoved = { [unowned self] in noteMove($0, $1) }
    if random.oneIn(4) { window.palmRejection = PalmRejection() }
    let (pan, pair, double, tap) = (
      PanGestureRecognizer(), PanGestureRecognizer(), TapGestureRecognizer(), TapGestureRecognizer()
    )
    pair.minimumNumberOfTouches = 2
    pair.maximumNumberOfTouches = 2
    double.numberOfTapsRequired = 2
    let (edge, swipe, twoFingers) = (
      ScreenEdgePanGestureRecognizer(), SwipeGestureRecognizer(), TransformGestureRecognizer()
    )
    edge.edges = [.left, .top]
    swipe.direction = [.right, .down]
    twoFingers.minimumNumberOfTouches = 2
    let onBoard: [GestureRecognizer] = [
      pan, pair, PinchGestureRecognizer(), RotationGestureRecognizer(), swipe, double, tap,
    ]
    let onWindow: [GestureRecognizer] = [
      edge, LongPressGestureRecognizer(), TransformGestureRecognizer(), twoFingers,
      HoverGestureRecognizer(),
    ]
    for recognizer in onBoard where !random.oneIn(5) { board.addGestureRecognizer(recognizer) }
    for recognizer in onWindow where !random.oneIn(5) { window.addGestureRecognizer(recognizer) }
    recognizers = onBoard + onWindow
    tap.require(toFail: double)
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.delaysTouchesBegan = random.oneIn(6)
      recognizer.cancelsTouchesInView = !random.oneIn(3)
      recognizer.addAction { [unowned self] in noteAction(of: $0) }
    }
  }

  private func noteMove(_ touches: TouchSet, _ event: Event) {
    for touch in touches {
      digest.add("\(touch.contactID) \(touch.force) \(touch.majorRadius)")
      add([touch.previousLocation(in: nil)])
      add(event.predictedTouches(for: touch).map { $0.location(in: nil) })
      add(event.coalescedTouches(for: touch).map { $0.location(in: nil) })
    }
  }

  /// Whether the window takes the frame; where it does not, all touches are cancelled.
  func play(_ frame: InputFrame) -> Bool {
    defer { digest.add(window.nextDeadline ?? -1) }
    do throws(InputError) {
      try window.send(frame)
      window.touches.forEach { digest.add("\($0.contactID) \($0.phase) \($0.timestamp)") }
      return true
    } catch {
      digest.add("\(error)")
      window.cancelAllTouches()
      return false
    }
  }

  /// Does now and then what applications do between frames.
  func meddle() {
    if random.oneIn(80) { recognizers[random.below(recognizers.count)].isEnabled = false }
    if random.oneIn(40) { recognizers.forEach { $0.isEnabled = true } }
    if random.oneIn(200) { window.cancelAllTouches() }
    if random.oneIn(300) { board.removeFromSuperview() }
    if random.oneIn(100), board.superview == nil { window.addSubview(board) }
    if random.oneIn(10) {
      try? window.advance(to: window.currentTime + Double(random.below(6)) / 1000)
    }
    for recognizer in recognizers where random.oneIn(20) {
      recognizer.progress.forEach { digest.add("\($0)") }
    }
  }

  /// Lets all deadlines come; gives the hash.
  func finish() -> Digest {
    window.cancelAllTouches()
    try? window.advance(to: window.currentTime + 10)
    return digest
  }

  private func noteAction(of recognizer: GestureRecognizer) {
    digest.add("\(recognizer.id) \(recognizer.state)")
    add([recognizer.location(in: board)])
    for reading in recognizer.readings(in: board) {
      reading.values.forEach { digest.add($0) }
    }
    if random.oneIn(25), let pan = recognizer as? PanGestureRecognizer {
      pan.setTranslation(.zero, in: board)
    }
    if random.oneIn(200) { recognizer.isEnabled = false }
  }

  private func add(_ places: [Point]) {
    digest.add(UInt64(places.count))
    for place in places {
      digest.add(place.x)
      digest.add(place.y)
    }
  }
}

extension DigestScene: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    togetherness == 2 || togetherness == 1 && (recognizer.id.number + other.id.number) % 3 > 0
  }
}

extension DigestScene: WindowObserver {
  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    digest.add("\(transition)")
    digest.add(transition.time)
    digest.add(transition.touchTime)
  }

  func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {
    digest.add("skipped \(touch.contactID) \(cause)")
  }

  func window(_ window: Window, didReject contact: Contact, because cause: Cause) {
    digest.add("rejected \(contact.id) \(cause)")
  }

  func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {
    digest.add("\(view === board) \(phase) \(touches.map(\.contactID))")
  }
}

/// A view that hears of moves.
private final class DigestView: View {
  var onMoved: ((TouchSet, Event) -> Void)?

  override func touchesMoved(_ touches: TouchSet, with event: Event) { onMoved?(touches, event) }
}
