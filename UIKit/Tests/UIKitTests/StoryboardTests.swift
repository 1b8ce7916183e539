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
