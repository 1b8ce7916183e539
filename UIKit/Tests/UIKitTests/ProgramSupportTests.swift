import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// What whole programs need besides touches.
@MainActor @Suite(.freesItsObjects)
struct ProgramSupportTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test func touchesReachNobodyWhileTheApplicationIgnoresThem() throws {
    let application = UIApplication.launch(AppDelegate())
    defer { application.terminate() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.makeKeyAndVisible()
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(tap)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    try window.dactylWindow.play(touches("down(9,9) 50ms up"))
    #expect(taps == 0)
    application.endIgnoringInteractionEvents()
    let later = try touches("down(9,9) 50ms up").map { frame in
      InputFrame(time: frame.time + 1, contacts: frame.contacts)
    }
    try window.dactylWindow.play(later)
    #expect(taps == 1)
  }

  @Test func subclassOfACollectionControllerSaysHowLargeItsItemsAre() {
    final class Sizes: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 70) }
    }
    let controller = Sizes(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.map(\.bounds.size.height) == [70, 70])
    // The last line stands in the columns of a full one, which has three items.
    #expect(controller.collectionView.visibleCells.map(\.frame.minX).sorted() == [0, 150])
  }

  @Test func animationBetweenTwoCallsTellsItsDelegateOfItsEnd() throws {
    final class Delegate: NSObject {
      var told: [String] = []
      func stopped(_ name: NSString) { told.append(String(describing: name)) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, delegate) = (UIView(), Delegate())
    window.addSubview(view)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop(Selector("stopped", Delegate.stopped))
    view.center.x = 50
    UIView.commitAnimations()
    #expect(view.center.x == 50 && delegate.told.isEmpty)
    try window.advance(to: 0.49)
    #expect(delegate.told.isEmpty)
    try window.advance(to: 0.51)
    #expect(delegate.told == ["move"])
  }

  @Test func guidesOfOldStandForTheSafeArea() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(view.frame.minY == insets.top && view.frame.maxY == 600 - insets.bottom)
  }

  @Test func geometryIsWrittenAndReadAsText() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    let rect = CGRect(x: -1, y: 2, width: 3, height: 4.25)
    #expect(NSCoder.string(for: rect) == "{{-1, 2}, {3, 4.25}}")
    #expect(NSCoder.cgRect(for: "{{-1, 2}, {3, 4.25}}") == rect)
    #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]").ty == 6)
  }

  @Test func blockOnTheMainQueueComesBeforeTimeGoesOn() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = Log()
    DispatchQueue.main.async { MainActor.assumeIsolated { log.entries.append("soon") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      MainActor.assumeIsolated { log.entries.append("later") }
    }
    #expect(log.entries.isEmpty)
    try window.advance(to: 0.01)
    #expect(log.entries == ["soon"])
    try window.advance(to: 0.29)
    #expect(log.entries == ["soon"])
    try window.advance(to: 0.3)
    #expect(log.entries == ["soon", "later"])
  }

  @Test func blockOnTheMainQueueComesAlsoWhereATestWaitsForSomethingElse() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(window.currentTime == 0)
  }

  @Test func imageKeepsWhatWasDrawnInIt() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 2)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 30, height: 20))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 60 && pixels.height == 40)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == image.size)
  }

  @Test func buttonPutsItsPartsWhereItsAlignmentSays() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentHorizontalAlignment = .left
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: content) == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(button.titleRect(forContentRect: content).minX == 20)
    button.contentHorizontalAlignment = .right
    #expect(button.titleRect(forContentRect: content).maxX == 200)
  }
}
