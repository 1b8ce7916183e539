import Dactyl
import DactylTesting
import Testing

@Suite struct ProfileTests {
  private let press = LongPressGestureRecognizer()
  private let tap = TapGestureRecognizer()
  private let pan = PanGestureRecognizer()

  /// SPEC E4–E10, A6
  @Test func dactylsOwnNumbersAreThoseOfTheSpecification() {
    let profile = GestureProfile.dactyl
    #expect(profile.tapInterval == 0.35 && profile.tapDistance == 45)
    #expect(tap.allowableMovement == 45 && tap.maximumPressDuration == 1.5)
    #expect(tap.maximumTapInterval == 0.35 && tap.maximumTapDistance == 45)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.maximumTapInterval == 0.35 && press.maximumTapDistance == 45)
    #expect(pan.minimumDistance == 10)
    let swipe = SwipeGestureRecognizer()
    #expect(swipe.maximumDuration == 0.5 && swipe.minimumDistance == 50)
    #expect(swipe.maximumDirectionDeviation == .pi / 6)
    #expect(PinchGestureRecognizer().minimumSpanChange == 16)
    #expect(RotationGestureRecognizer().minimumArc == 10)
    let edgePan = ScreenEdgePanGestureRecognizer()
    #expect(edgePan.edgeWidth == 20 && edgePan.minimumDistance == 10)
    let transform = TransformGestureRecognizer()
    #expect(transform.minimumDistance == 10 && transform.minimumSpanChange == 16)
    #expect(transform.minimumArc == 10)
    #expect(profile.velocity.horizon == 0.1 && profile.velocity.restDuration == 0.04)
  }

  @Test(arguments: [GestureProfile.android, .gtk])
  func othersDoNotSlowWhatRestsForAMoment(profile: GestureProfile) throws {
    let test = GestureTest(pan)
    test.window.gestureProfile = profile
    var fast = Vector.zero
    pan.addAction { fast = $0.velocity(in: nil) }
    try test.run("1: down(100,100) move(200,100 over 100ms) 39ms up")
    #expect(abs(fast.dx - 1000) < 1)
  }

  @Test func holdsForWhatIsNotSetOnTheRecogniser() throws {
    let test = GestureTest(press)
    test.window.gestureProfile = .android
    #expect(press.minimumPressDuration == 0.4)
    #expect(try test.run("1: down(9,9) 600ms up", showing: .times).hasPrefix("400ms longPress"))
    press.minimumPressDuration = 0.2
    test.clear()
    #expect(try test.run("1: down(9,9) 600ms up", showing: .times).hasPrefix("800ms longPress"))
    test.window.gestureProfile = .dactyl
    #expect(press.minimumPressDuration == 0.2)
  }

  @Test func leavesWithTheWindow() {
    let test = GestureTest(pan)
    test.window.gestureProfile.pan.minimumDistance = 3
    #expect(pan.minimumDistance == 3)
    test.view.removeFromSuperview()
    #expect(pan.minimumDistance == 10)
  }

  @Test func aPanFromAnEdgeHasItsOwnDistance() {
    let edgePan = ScreenEdgePanGestureRecognizer()
    let test = GestureTest([pan, edgePan])
    test.window.gestureProfile.pan.minimumDistance = 3
    test.window.gestureProfile.screenEdgePan.minimumDistance = 4
    #expect(pan.minimumDistance == 3 && edgePan.minimumDistance == 4)
    edgePan.minimumDistance = 5
    edgePan.edgeWidth = 6
    #expect(edgePan.minimumDistance == 5 && edgePan.edgeWidth == 6)
    edgePan.minimumDistance = .nan
    #expect(edgePan.minimumDistance == 4)
  }

  /// SPEC E13: all drags leave the same allowance to taps.
  @Test func allDragsLeaveAsMuchToTaps() {
    let edgePan = ScreenEdgePanGestureRecognizer()
    let transform = TransformGestureRecognizer()
    let test = GestureTest([pan, edgePan, transform])
    test.window.gestureProfile.tapAllowance.distance = 32
    #expect(pan.minimumDistanceBesideTap == 32 && edgePan.minimumDistanceBesideTap == 32)
    #expect(transform.minimumDistanceBesideTap == 32)
  }

  /// SPEC A6
  @Test func tapCountFollowsTheProfile() throws {
    var counts: [Int] = []
    let probe = TouchDown { counts.append($0.tapCount) }
    let test = GestureTest(probe)
    test.window.gestureProfile = .gtk
    try test.run("1: down(9,9) 60ms up 380ms down(13,9) 60ms up 380ms down(20,9) 60ms up")
    #expect(counts == [1, 2, 1])
  }

  /// SPEC E2
  @Test func velocityFollowsTheProfile() throws {
    var velocity = Vector.zero
    pan.addAction { velocity = $0.velocity(in: nil) }
    let test = GestureTest(pan)
    let drag = "1: down(0,9) move(100,9 over 500ms) 15ms up"
    try test.run(drag)
    #expect(abs(velocity.dx - 200) < 2)
    test.window.gestureProfile.velocity.restDuration = 0.01
    try test.run(drag)
    #expect(velocity == .zero)
  }

  @Test(arguments: [
    (GestureProfile.android, 8.0, 0.3, 0.4), (.flutter, 18, 0.3, 0.5), (.chromium, 15, 0.4, 0.5),
    (.gtk, 8, 0.4, 0.5),
  ])
  func presetsHaveTheNumbersOfTheirSystems(
    profile: GestureProfile, slop: Double, doubleTap: Double, longPress: Double
  ) {
    #expect(profile.tap.allowableMovement == slop && profile.pan.minimumDistance == slop)
    #expect(profile.longPress.allowableMovement == slop)
    #expect(profile.transform.minimumDistance == slop)
    #expect(profile.screenEdgePan.minimumDistance == slop)
    #expect(profile.tapInterval == doubleTap && profile.tap.maximumTapInterval == doubleTap)
    #expect(profile.longPress.minimumPressDuration == longPress)
    #expect(profile.longPress.maximumTapInterval == doubleTap)
    #expect(profile.longPress.maximumTapDuration == longPress)
    #expect(profile.longPress.maximumTapDistance == profile.tap.maximumTapDistance)
  }

  @Test func presetsHaveTheDistancesOfTheirSystems() {
    #expect(GestureProfile.android.tap.maximumTapDistance == 100)
    #expect(GestureProfile.flutter.tap.maximumTapDistance == 100)
    #expect(GestureProfile.chromium.pinch.minimumSpanChange == 30)
    #expect(GestureProfile.gtk.tap.maximumTapDistance == 5)
  }
}

/// Receives touch-downs and recognises nothing.
final class TouchDown: GestureRecognizer {
  private let tell: (Touch) -> Void

  init(_ tell: @escaping (Touch) -> Void) { self.tell = tell }

  override func touchesBegan(_ touches: TouchSet, with event: Event) { touches.forEach(tell) }
}
