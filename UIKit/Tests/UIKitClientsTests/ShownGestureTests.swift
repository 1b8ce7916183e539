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

  @Test func whatThreeFingersShowedIsRecognizedBesideAViewThatIsPinched() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let photo = UIView(frame: window.bounds)
    photo.isMultipleTouchEnabled = true
    window.addSubview(photo)
    photo.addGestureRecognizer(UIPinchGestureRecognizer())
    let shown = DemonstratedGestureRecognizer()
    window.dactylWindow.addGestureRecognizer(shown)
    let test = GestureTest(window: window.dactylWindow)
    try test.run(Self.threeUp)
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "three up"))
    library.add(shown.demonstration, class: 1)
    shown.library = library
    test.clear()
    try test.run(Self.threeUp)
    #expect(shown.className == "three up")
    #expect(test.trace().hasPrefix("shown recognized"))
    test.clear()
    try test.run(Self.threeApart)
    #expect(test.trace().hasPrefix("pinch began"))
    #expect(!test.trace().contains("shown recognized"))
  }
}
