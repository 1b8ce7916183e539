import Dactyl
import DactylTesting
import Testing

/// The laws of every recogniser, checked on the built-in ones (SPEC C, F2).
@Suite struct FamilyLawTests {
  private static let makers: [@Sendable () -> GestureRecognizer] = [
    {
      let swipe = SwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up]
      return swipe
    },
    {
      let swipe = SwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = 2
      return swipe
    },
    { RotationGestureRecognizer() },
    {
      let edgePan = ScreenEdgePanGestureRecognizer()
      edgePan.edges = .all
      edgePan.edgeWidth = 80
      return edgePan
    },
    { HoverGestureRecognizer() },
    { TransformGestureRecognizer() },
    {
      let transform = TransformGestureRecognizer()
      transform.minimumNumberOfTouches = 2
      transform.unlocksAxesTogether = true
      return transform
    },
    { PinchGestureRecognizer() },
    { PanGestureRecognizer() },
  ]

  @Test(arguments: 0..<9)
  func everyRecogniserKeepsTheLaws(index: Int) {
    let violations = lawViolations(streams: 400, seed: UInt64(index) * 1000) {
      [FamilyLawTests.makers[index]()]
    }
    #expect(violations.isEmpty)
  }

  @Test(arguments: [false, true])
  func theWholeFamilyKeepsTheLawsTogether(interfering: Bool) {
    let violations = lawViolations(streams: 400, seed: 77, interfering: interfering) {
      let swipe = SwipeGestureRecognizer()
      let pan = PanGestureRecognizer()
      let double = TapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let tap = TapGestureRecognizer()
      pan.require(toFail: swipe)
      tap.require(toFail: double)
      return [
        tap, double, LongPressGestureRecognizer(), swipe, pan, PinchGestureRecognizer(),
        RotationGestureRecognizer(), TransformGestureRecognizer(), HoverGestureRecognizer(),
      ]
    }
    #expect(violations.isEmpty)
  }
}
