import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// The code that `dactyl port` writes for a storyboard.
@MainActor @Suite(.freesItsObjects)
struct StoryboardTests {
  private final class Scene: UIViewController {
    var label: UILabel?
    var words: [String] = []
    override func viewDidLoad() { words.append("loaded with \(label?.text ?? "nothing")") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      words.append("prepared \(segue.identifier ?? "") for \(type(of: segue.destination))")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      words.append("asked")
      return true
    }
  }

  private func scene() -> Scene {
    let scene = Scene(coder: InterfaceCoder())!
    scene.archiveView { [unowned scene] _ in
      let view = UIView(coder: InterfaceCoder(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))!
      let label = UILabel(coder: InterfaceCoder())!
      label.text = "a word"
      view.addSubview(label)
      scene.label = label
      return view
    }
    return scene
  }

  private final class Archive: InterfaceArchive {
    static let mainStoryboard: String? = nil
    static let storyboards: [String: StoryboardArchive] = [:]
    static let colors: [String: UIColor] = [:]
    static let nibs: [String: (AnyObject?) -> [Any]] = [
      "Card": { owner in
        let view = UIView(coder: InterfaceCoder())!
        (owner as? Owner)?.content = view
        return [view]
      }
    ]
  }

  private final class Owner: UIView { weak var content: UIView? }

  @Test func viewsOfAXibLiveUntilTheirWeakOutletIsUsed() throws {
    let former = InterfaceArchives.current
    InterfaceArchives.current = Archive.self
    defer { InterfaceArchives.current = former }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (kept, dropped) = (Owner(), Owner())
    for owner in [kept, dropped] {
      #expect(Bundle.main.loadNibNamed("Card", owner: owner, options: nil) != nil)
    }
    kept.addSubview(try #require(kept.content))
    try window.advance(to: 0.1)
    #expect(kept.content != nil && dropped.content == nil)
  }

  @Test func outletsAreThereBeforeTheViewIsLoaded() {
    let scene = scene()
    #expect(scene.view.bounds.size == CGSize(width: 300, height: 500))
    #expect(scene.words == ["loaded with a word"])
  }

  @Test func variationsAreAppliedAgainWhenTheScreenTurns() {
    func screen(_ width: CGFloat, _ height: CGFloat) -> UIScreen {
      UIScreen(
        bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 2,
        traitCollection: UITraitCollection(
          forceTouchCapability: .unavailable,
          verticalSizeClass: height < 400 ? .compact : .regular))
    }
    let former = UITraitCollection.current
    UITraitCollection.current = screen(300, 500).traitCollection
    defer { UITraitCollection.current = former }
    let scene = TurningScene(coder: InterfaceCoder())!
    let (tall, low, both) = (UIView(), UIView(), UIView())
    for view in [tall, low, both] { view.translatesAutoresizingMaskIntoConstraints = false }
    scene.archiveView { _ in
      let view = UIView(coder: InterfaceCoder(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))!
      view.addSubview(both)
      let height = both.heightAnchor.constraint(equalToConstant: 10)
      height.isActive = true
      let below = low.topAnchor.constraint(equalTo: both.bottomAnchor)
      view.archive(subview: tall, in: [.compactByRegular])
      view.archive(subview: both, in: .all)
      view.archive(subview: low, in: [.compactByCompact])
      view.archive(below, in: [.compactByCompact])
      view.archive(height, constants: [20, 10, 10, 10])
      view.applyVariations()
      return view
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.screen = screen(300, 500)
    window.rootViewController = scene
    window.layoutIfNeeded()
    #expect(scene.view.subviews == [tall, both] && both.bounds.height == 10)
    window.screen = screen(500, 300)
    window.frame.size = CGSize(width: 500, height: 300)
    window.layoutIfNeeded()
    #expect(scene.view.subviews == [both, low] && both.bounds.height == 20)
    #expect(low.frame.minY == both.frame.maxY)
    window.screen = screen(300, 500)
    #expect(scene.view.subviews == [tall, both])
    #expect(
      scene.words == [
        "turns to compact", "turned from regular", "alongside", "turns to regular",
        "turned from compact", "alongside",
      ])
  }

  @Test func fontsFollowTheSizeClassesAndTheProgramsOwnStay() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (label, button) = (UILabel(), UIButton())
    for view in [label, button] {
      view.archive(fonts: [30, 17, 17, 40].map { UIFont.systemFont(ofSize: $0) })
      view.applyVariations()
      window.addSubview(view)
    }
    #expect(label.font.pointSize == 17 && button.titleLabel?.font.pointSize == 17)
    label.font = .systemFont(ofSize: 5)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 5)
  }

  /// Notes what it hears of new size classes.
  private final class TurningScene: UIViewController {
    var words: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      words.append("turns to \(newCollection.verticalSizeClass)")
      coordinator.animate(alongsideTransition: { [unowned self] _ in words.append("alongside") })
    }
    override func traitCollectionDidChange(_ former: UITraitCollection?) {
      words.append("turned from \(former?.verticalSizeClass ?? .unspecified)")
    }
  }

  @Test func segueIsPreparedAndShown() {
    let scene = scene()
    let way = SegueArchive(identifier: "next", kind: .show) { UITableViewController(style: .plain) }
    scene.archiveSegue(way)
    let stack = UINavigationController(rootViewController: scene)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = stack
    scene.performSegue(withIdentifier: "next", sender: nil)
    #expect(stack.topViewController is UITableViewController)
    stack.popViewController(animated: false)
    scene.goSegue(way, sender: nil)
    #expect(stack.viewControllers.count == 2)
    #expect(
      scene.words == [
        "loaded with a word", "prepared next for UITableViewController", "asked",
        "prepared next for UITableViewController",
      ])
  }
}
