import Dactyl
import DactylStrokes
import DactylTesting
import FreedObjects
import Testing
import UIKit

/// Gestures that were shown (SPEC E15), in a program of UIKit.
@MainActor @Suite(.freesItsObjects)
struct ShownGestureTests {
  private static let threeUp = [100, 200, 300].enumerated().map { index, x in
    "\(index + 1): down(\(x),400) move(\(x),250 over 200ms) up"
  }.joined(separator: "; ")
  private static let threeApart = [(100, 40), (200, 200), (300, 360)].enumerated().map { index, x in
    "\(index + 1): down(\(x.0),400) move(\(x.1),400 over 200ms) up"
  }.joined(separator: "; ")

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let shown = DemonstratedGestureRecognizer()

  init() {
    photo.isMultipleTouchEnabled = true
    window.addSubview(photo)
  }

  /// Shows three fingers that go up once.
  private func teach(_ test: GestureTest) throws {
    try test.run(Self.threeUp)
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "three up"))
    library.add(shown.demonstration, class: 1)
    shown.library = library
    test.clear()
  }

  @Test func whatThreeFingersShowedIsRecognizedBesideAViewThatIsPinched() throws {
    photo.addGestureRecognizer(UIPinchGestureRecognizer())
    photo.addGestureRecognizer(DactylGestureRecognizer(shown))
    let test = GestureTest(window: window.dactylWindow)
    try teach(test)
    try test.run(Self.threeUp)
    #expect(shown.className == "three up")
    #expect(test.trace().hasPrefix("shown recognized"))
    test.clear()
    try test.run(Self.threeApart)
    #expect(test.trace().hasPrefix("pinch began"))
    #expect(!test.trace().contains("shown recognized"))
  }

  @Test func aTapOfUIKitWaitsForAShownGesture() throws {
    var heard: [String] = []
    let tap = UITapGestureRecognizer { _ in heard.append("tap") }
    let recognizer = DactylGestureRecognizer(shown)
    recognizer.addAction { recognizer in heard.append("\(recognizer.state.rawValue)") }
    for one in [tap, recognizer] { photo.addGestureRecognizer(one) }
    tap.require(toFail: recognizer)
    let test = GestureTest(window: window.dactylWindow)
    try teach(test)
    try test.run(Self.threeUp)
    try test.run("down(200,300) 50ms up")
    #expect(heard == ["3", "tap"])
  }

  /// Keeps all recognisers from beginning.
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func aDelegateOfUIKitDecidesIfAShownGestureBegins() throws {
    let (recognizer, delegate) = (DactylGestureRecognizer(shown), Refusing())
    photo.addGestureRecognizer(recognizer)
    let test = GestureTest(window: window.dactylWindow)
    try teach(test)
    recognizer.delegate = delegate
    try test.run(Self.threeUp)
    #expect(test.trace().isEmpty && shown.recognition != nil)
  }

  @Test func aScrollViewThatDoesNotZoomLeavesTwoFingersToItsContent() throws {
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    scroll.addSubview(photo)
    photo.addGestureRecognizer(DactylGestureRecognizer(shown))
    let test = GestureTest(window: window.dactylWindow)
    try test.run(
      "1: down(180,300) move(60,300 over 200ms) up; 2: down(220,300) move(340,300 over 200ms) up")
    #expect(shown.demonstration.mostFingers == 2 && shown.match != nil)
  }
}
