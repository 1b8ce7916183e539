import Dactyl
import DactylTesting
import Foundation
import Testing

/// SPEC C1, C2, C5–C7, A9, D12, D13, F1, F2 over random streams.
///
/// Without optimisation a quarter of the streams is sent; `DACTYL_STREAMS=10000` in the environment
/// sends that many in each test.
@Suite struct LawTests {
  private func streams(_ optimised: Int) -> Int {
    #if DEBUG
      let usual = optimised / 4
    #else
      let usual = optimised
    #endif
    return ProcessInfo.processInfo.environment["DACTYL_STREAMS"].flatMap { Int($0) } ?? usual
  }

  /// One of each kind, with settings that make it do something in a random stream.
  private static let makers: [(name: String, make: @Sendable () -> GestureRecognizer)] = [
    ("tap", { TapGestureRecognizer() }),
    ("double tap", { make(TapGestureRecognizer()) { $0.numberOfTapsRequired = 2 } }),
    ("long press", { LongPressGestureRecognizer() }),
    ("pan", { PanGestureRecognizer() }),
    ("pinch", { PinchGestureRecognizer() }),
    ("rotation", { RotationGestureRecognizer() }),
    ("swipe", { make(SwipeGestureRecognizer()) { $0.direction = [.left, .right, .up] } }),
    ("swipe of two", { make(SwipeGestureRecognizer()) { $0.numberOfTouchesRequired = 2 } }),
    (
      "edge pan",
      {
        make(ScreenEdgePanGestureRecognizer()) {
          $0.edges = .all
          $0.edgeWidth = 80
        }
      }
    ),
    ("hover", { HoverGestureRecognizer() }),
    ("transform", { TransformGestureRecognizer() }),
    (
      "transform of two",
      {
        make(TransformGestureRecognizer()) {
          $0.minimumNumberOfTouches = 2
          $0.unlocksAxesTogether = true
        }
      }
    ),
  ]

  private static func make<R: GestureRecognizer>(_ recognizer: R, _ set: (R) -> Void) -> R {
    set(recognizer)
    return recognizer
  }

  @Test(arguments: makers.indices)
  func everyRecogniserKeepsTheLaws(index: Int) {
    let violations = lawViolations(streams: streams(600), seed: UInt64(index) * 1000) {
      [Self.makers[index].make()]
    }
    #expect(violations.isEmpty, "\(Self.makers[index].name)")
  }

  @Test(arguments: [false, true])
  func allTogetherKeepTheLaws(interfering: Bool) {
    let violations = lawViolations(streams: streams(2000), seed: 77, interfering: interfering) {
      let (tap, double, twoFinger) = (
        TapGestureRecognizer(), TapGestureRecognizer(), TapGestureRecognizer()
      )
      double.numberOfTapsRequired = 2
      twoFinger.numberOfTouchesRequired = 2
      let (pan, swipe) = (PanGestureRecognizer(), SwipeGestureRecognizer())
      let longPress = LongPressGestureRecognizer()
      tap.require(toFail: double)
      pan.require(toFail: swipe)
      pan.require(toFail: longPress)
      return [
        tap, double, twoFinger, longPress, swipe, pan, PinchGestureRecognizer(),
        RotationGestureRecognizer(), TransformGestureRecognizer(), HoverGestureRecognizer(),
      ]
    }
    #expect(violations.isEmpty)
  }
}
