import Dactyl
import DactylTesting
import Testing

@Suite struct ConflictTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let inner = View(frame: Rect(x: 0, y: 0, width: 200, height: 400))

  init() { window.addSubview(inner) }

  private func put(_ outer: [GestureRecognizer], _ nested: [GestureRecognizer] = []) -> [String] {
    for recognizer in outer { window.addGestureRecognizer(recognizer) }
    for recognizer in nested { inner.addGestureRecognizer(recognizer) }
    return window.conflicts().map(\.description)
  }

  @Test func twoEqualTapsOnNestedViewsConflict() {
    #expect(
      put([TapGestureRecognizer()], [TapGestureRecognizer()])
        == ["tap 2 and tap 1 on nested views both wait for 1 tap"])
  }

  @Test func tapsWithinTapsConflictUntilOneWaits() {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(put([single, double]) == ["tap 2 and tap 1 both recognize: 1 tap comes before 2 taps"])
    single.require(toFail: double)
    #expect(window.conflicts().isEmpty)
  }

  @Test func longPressesOfDifferentFingersOrTapsDoNotConflict() {
    let (two, afterATap) = (LongPressGestureRecognizer(), LongPressGestureRecognizer())
    two.numberOfTouchesRequired = 2
    afterATap.numberOfTapsRequired = 1
    #expect(put([LongPressGestureRecognizer(), two, afterATap]).isEmpty)
  }

  @Test func differentFingersDoNotConflict() {
    let two = TapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    let drag = PanGestureRecognizer()
    drag.minimumNumberOfTouches = 2
    let swipe = SwipeGestureRecognizer()
    #expect(put([two, TapGestureRecognizer(), drag, swipe]).isEmpty)
  }

  @Test func aPanConflictsWithASwipeAndWithAnotherPan() {
    let swipe = SwipeGestureRecognizer()
    let pan = PanGestureRecognizer()
    #expect(
      put([swipe], [pan])
        == ["pan 2 and swipe 1 on nested views: the drag begins before the swipe is complete"])
    pan.require(toFail: swipe)
    #expect(put([PanGestureRecognizer()]).count == 2)
  }

  @Test func swipesConflictInTheSameDirection() {
    let up = SwipeGestureRecognizer()
    up.direction = .up
    let vertical = SwipeGestureRecognizer()
    vertical.direction = [.up, .down]
    let conflicts = put([SwipeGestureRecognizer(), up, vertical])
    #expect(conflicts == ["swipe 3 and swipe 2 both wait for the same swipe"])
    #expect(window.conflicts()[0].reason == .sameSwipe(.up))
  }

  @Test func anEdgePanConflictsWithWhatItCrosses() {
    let edge = ScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let up = SwipeGestureRecognizer()
    up.direction = .up
    #expect(put([edge, up, SwipeGestureRecognizer(), PanGestureRecognizer()]).count == 4)
    // Edge pan and swipe to the right, edge pan and pan, pan and both swipes.
    let pairs = window.conflicts().map { [$0.first.number, $0.second.number] }
    #expect(pairs == [[3, 1], [4, 1], [4, 2], [4, 3]])
  }

  @Test func aTransformConflictsWithWhatItContains() {
    let transform = TransformGestureRecognizer()
    transform.axes = [.scale, .rotation]
    #expect(
      put([
        transform, PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
      ]).count == 2)
  }

  @Test func whatFingersTellApartDoesNotConflict() {
    #expect(
      put([
        TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
        PinchGestureRecognizer(), RotationGestureRecognizer(), HoverGestureRecognizer(),
      ]).isEmpty)
  }

  @Test func siblingsDisabledOnesAndOtherTouchKindsDoNotConflict() {
    let sibling = View(frame: inner.frame)
    window.addSubview(sibling)
    sibling.addGestureRecognizer(TapGestureRecognizer())
    let disabled = TapGestureRecognizer()
    disabled.isEnabled = false
    let pencil = TapGestureRecognizer()
    pencil.allowedTouchKinds = .pencil
    let finger = TapGestureRecognizer()
    finger.allowedTouchKinds = .direct
    #expect(put([], [disabled, pencil, finger]).isEmpty)
  }

  /// SPEC D3, D6
  @Test func delegatesSettleConflicts() {
    final class Both: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool { true }
    }
    final class Waits: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let waits = Waits()
    let pan = PanGestureRecognizer()
    #expect(put([PanGestureRecognizer()], [pan]).count == 1)
    pan.delegate = both
    #expect(window.conflicts().isEmpty)
    pan.delegate = waits
    #expect(window.conflicts().isEmpty)
  }

  /// SPEC D4
  @Test func aDelegateMayAllowTapsWithinTaps() {
    final class Both: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(put([TapGestureRecognizer(), double]).count == 1)
    double.delegate = both
    #expect(window.conflicts().isEmpty)
  }

  @Test func wordsUseTheNamesOfTheRecognisers() {
    let pan = PanGestureRecognizer()
    pan.name = "scrolling"
    _ = put([PanGestureRecognizer()], [pan])
    let words = window.conflicts()[0].words { window.name(of: $0) }
    #expect(words == "scrolling and pan 1 on nested views both follow a drag")
  }
}
