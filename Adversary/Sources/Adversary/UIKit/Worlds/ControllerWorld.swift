import Foundation
import UIKit

enum ControllerOperation: String, CaseIterable {
  case present, dismiss, push, pop, popToRoot, setStack, chooseTab, setTabs, changeRoot, addChild
  case removeChild, forget, letTimePass
}

/// Controllers that are presented, stacked, nested and released, with and without animation.
final class ControllerWorld: World {
  private var controllers: [UIViewController] = []

  override var ownCount: Int { ControllerOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    windows[0].rootViewController = anyController()
  }

  @MainActor override func end() {
    for window in windows {
      for _ in 0..<6 { window.rootViewController?.dismiss(animated: false) }
      time += 100
      try? window.advance(to: max(time, window.currentTime))
      window.rootViewController = nil
    }
    controllers = []
  }

  @MainActor private func leaf() -> UIViewController { keep(RestlessController(in: self)) }

  @MainActor private func anyController() -> UIViewController {
    switch dice.below(6) {
    case 0: return keep(UINavigationController(rootViewController: leaf()))
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [leaf(), leaf()]
      return keep(tabs)
    case 2:
      let alert = UIAlertController(
        title: "title", message: "message", preferredStyle: dice.oneIn(2) ? .alert : .actionSheet)
      let action = UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        called("alert's action")
      }
      alert.addAction(action)
      return keep(alert)
    default: return leaf()
    }
  }

  @MainActor private func keep<Some: UIViewController>(_ controller: Some) -> Some {
    controllers.append(controller)
    if controllers.count > 8 {
      let gone = controllers.removeFirst()
      withExtendedLifetime(gone) {}
    }
    return follow(controller)
  }

  /// A plain controller without a parent, in which the container is not, nor presented by any in it.
  @MainActor private func freeLeaf(for container: UIViewController? = nil) -> UIViewController {
    var outermost = container
    while let parent = outermost?.parent { outermost = parent }
    var chain: [UIResponder] = []
    while let next = (chain.last ?? outermost)?.next { chain.append(next) }
    let free = controllers.filter { free in
      free !== outermost && free is RestlessController && free.parent == nil
        && free.presentingViewController == nil
        && free.presentedViewController == nil && free.viewIfLoaded?.window == nil
        && !isRoot(free) && !chain.contains { $0 === free }
    }
    return dice.pick(free) ?? leaf()
  }

  @MainActor private func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.rootViewController === controller }
  }

  @MainActor private func front() -> UIViewController? {
    guard var front = windows.first?.rootViewController else { return nil }
    var chain = [front]
    while let next = front.presentedViewController {
      if chain.contains(where: { $0 === next }) {
        find("controllers present each other in a circle")
        return nil
      }
      chain.append(next)
      front = next
    }
    return front
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    let isAnimated = dice.oneIn(2)
    let stack = dice.pick(controllers.compactMap { $0 as? UINavigationController })
    let tabs = dice.pick(controllers.compactMap { $0 as? UITabBarController })
    switch ControllerOperation.allCases[operation] {
    case .present:
      guard let front = front() else { return }
      let next = anyController()
      next.modalPresentationStyle = dice.pick([.fullScreen, .pageSheet, .overFullScreen])!
      front.present(next, animated: isAnimated) { [unowned self] in called("presented") }
    case .dismiss:
      dice.pick(controllers)?.dismiss(animated: isAnimated) { [unowned self] in
        called("dismissed")
      }
    case .push: stack?.pushViewController(freeLeaf(for: stack), animated: isAnimated)
    case .pop: stack?.popViewController(animated: isAnimated)
    case .popToRoot: stack?.popToRootViewController(animated: isAnimated)
    case .setStack: stack?.setViewControllers([leaf(), leaf()], animated: isAnimated)
    case .chooseTab:
      if let tabs { tabs.selectedIndex = dice.below(tabs.viewControllers?.count ?? 0) }
    case .setTabs: tabs?.setViewControllers([leaf(), leaf()], animated: isAnimated)
    case .changeRoot: if dice.oneIn(4) { windows.first?.rootViewController = freeLeaf() }
    case .addChild:
      guard let front = front() as? RestlessController else { return }
      let child = freeLeaf(for: front)
      front.addChild(child)
      // A callback may have moved either.
      guard child.parent === front, !front.view.isDescendant(of: child.view) else { return }
      front.view.addSubview(child.view)
      child.didMove(toParent: front)
    case .removeChild:
      guard let child = controllers.first(where: { $0.parent is RestlessController }) else {
        return
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .forget:
      if !controllers.isEmpty {
        let gone = controllers.remove(at: dice.below(controllers.count))
        withExtendedLifetime(gone) {}
      }
    case .letTimePass:
      time += dice.unit()
      for window in windows { try? window.advance(to: max(time, window.currentTime)) }
    }
  }
}

/// A controller that does anything whenever it is called.
private final class RestlessController: UIViewController {
  unowned let world: ControllerWorld
  private var isLoaded = false
  private var stage = Stage.away

  private enum Stage { case away, coming, here, going }

  init(in world: ControllerWorld) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isLoaded { world.find("a view was loaded twice") }
    isLoaded = true
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    button.addAction(UIAction { [world] _ in world.called("button") }, for: .touchUpInside)
    view.addSubview(button)
    world.called("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .coming, from: [.away, .going], "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(to: .here, from: [.coming], "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(to: .going, from: [.here, .coming], "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(to: .away, from: [.going], "viewDidDisappear")
  }

  override func viewDidLayoutSubviews() { world.called("viewDidLayoutSubviews") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    world.called("willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    world.called("didMove")
  }

  /// Checks the order of a controller's callbacks, unless a callback interferes.
  private func go(to next: Stage, from former: [Stage], _ name: String) {
    if world.hostility == 0, !former.contains(stage) {
      world.find("\(name) was called while the controller was \(stage)")
    }
    stage = next
    world.called(name)
  }
}
