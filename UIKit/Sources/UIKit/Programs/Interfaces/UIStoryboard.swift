import Foundation

/// Scenes of controllers, from code that `dactyl port` writes.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let archive: StoryboardArchive

  /// The storyboard with a name; it must exist.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let archive = InterfaceArchives.current?.storyboards[name] else {
      preconditionFailure(
        "no storyboard is called \"\(name)\"; `dactyl port` makes code of storyboards")
    }
    self.name = name
    self.archive = archive
    super.init()
  }

  /// A new controller of the initial scene.
  open func instantiateInitialViewController() -> UIViewController? {
    archive.initial.map { made($0()) }
  }

  /// A new controller of a named scene; the scene must exist.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = archive.scenes[identifier] else {
      preconditionFailure("the storyboard \"\(name)\" has no scene called \"\(identifier)\"")
    }
    return made(make())
  }

  /// A new controller of a named scene; the scene must exist and have the wanted class.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let found = instantiateViewController(withIdentifier: identifier) as? Controller else {
      preconditionFailure("the scene called \"\(identifier)\" is not a \(Controller.self)")
    }
    return found
  }

  private func made(_ controller: UIViewController) -> UIViewController {
    controller.sceneOrigin.storyboard = self
    return controller
  }
}

/// A transition from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The storyboard's name for it.
  public let identifier: String?
  /// The controller that it leaves.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  var performing: (() -> Void)?

  /// A segue whose `perform()` a subclass overrides.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue with a closure that performs it.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performing = performHandler
  }

  /// Performs the segue.
  open func perform() { performing?() }
}

/// A storyboard's segue from a scene.
@preconcurrency @MainActor
public struct SegueArchive {
  /// How a segue shows the other scene.
  public enum Kind {
    /// On the navigation controller's stack, or else presented.
    case show
    case present
    /// In the second column of a split view, or else as `show`.
    case detail
    /// In a view of this scene.
    case embed(UIView)
    /// By a class of the program.
    case custom(UIStoryboardSegue.Type)
  }

  /// The name.
  public var identifier: String?
  /// How the segue shows the other scene.
  public var kind: Kind
  /// The presentation style; nil for the controller's own.
  public var style: UIModalPresentationStyle?
  /// The name of the view that a popover lies beside.
  public var anchor: String?
  /// Makes the other scene's controller.
  public var destination: () -> UIViewController

  /// A segue.
  public init(
    identifier: String?, kind: Kind, style: UIModalPresentationStyle? = nil,
    anchor: String? = nil, destination: @escaping () -> UIViewController
  ) {
    self.identifier = identifier
    self.kind = kind
    self.style = style
    self.anchor = anchor
    self.destination = destination
  }
}

/// The scene that a controller came from.
struct SceneOrigin {
  var storyboard: UIStoryboard?
  var nibName: String?
  var makeView: ((UIViewController) -> UIView?)?
  var segues: [SegueArchive] = []
  /// The views that popovers lie beside, by name.
  var anchors: [String: UIView] = [:]
  /// What lies beside the root view.
  var objects: [AnyObject] = []
}

extension UIViewController {
  /// The storyboard that the controller came from.
  public var storyboard: UIStoryboard? { sceneOrigin.storyboard ?? parent?.storyboard }

  /// True if the controller's view comes from an archive.
  var isArchived: Bool { sceneOrigin.makeView != nil }

  /// Sets how the view is made; `dactyl port` writes calls of this.
  public func archiveView(_ make: @escaping (UIViewController) -> UIView?) {
    sceneOrigin.makeView = make
  }

  /// Keeps what lies beside the root view alive; `dactyl port` writes calls of this.
  public func archiveObjects(_ objects: [AnyObject]) { sceneOrigin.objects = objects }

  /// Adds a segue; `dactyl port` writes calls of this.
  public func archiveSegue(_ segue: SegueArchive) { sceneOrigin.segues.append(segue) }

  /// Names a view that a popover lies beside; `dactyl port` writes calls of this.
  public func archiveAnchor(_ view: UIView, named name: String) {
    sceneOrigin.anchors[name] = view
  }

  /// Performs a segue if `shouldPerformSegue(withIdentifier:sender:)` allows it.
  public func goSegue(_ segue: SegueArchive, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Unwinds to the first of the presenting controllers that the closure accepts.
  public func unwind(
    identifier: String?, sender: Any?, _ action: (UIViewController, UIStoryboardSegue) -> Bool
  ) {
    var candidates: [UIViewController] = []
    var controller: UIViewController? = self
    while let present = controller {
      if let stack = present as? UINavigationController {
        candidates += stack.viewControllers.reversed()
      }
      candidates.append(present)
      controller = present.parent ?? present.presentingViewController
      if let stack = controller as? UINavigationController, present.parent !== stack {
        candidates += stack.viewControllers.reversed()
      }
    }
    for candidate in candidates where candidate !== self {
      let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: candidate)
      var isTold = false
      // A candidate that does not fit hears nothing.
      guard action(candidate, segue) else { continue }
      if !isTold { prepare(for: segue, sender: sender) }
      isTold = true
      if candidate.presentedViewController != nil { candidate.dismiss(animated: true) }
      if let stack = candidate.navigationController, stack.viewControllers.contains(candidate) {
        stack.presentedViewController.map { _ in stack.dismiss(animated: true) }
        stack.popToViewController(candidate, animated: true)
      }
      return
    }
  }

  func perform(_ archive: SegueArchive, sender: Any?) {
    let destination = archive.destination()
    if let style = archive.style { destination.modalPresentationStyle = style }
    if let anchor = archive.anchor.flatMap({ sceneOrigin.anchors[$0] }) {
      destination.popoverPresentationController?.sourceView = anchor
      destination.popoverPresentationController?.sourceRect = anchor.bounds
    }
    if destination.sceneOrigin.storyboard == nil {
      destination.sceneOrigin.storyboard = storyboard
    }
    if case .custom(let kind) = archive.kind {
      let segue = kind.init(identifier: archive.identifier, source: self, destination: destination)
      prepare(for: segue, sender: sender)
      return segue.perform()
    }
    let segue = UIStoryboardSegue(
      identifier: archive.identifier, source: self, destination: destination)
    prepare(for: segue, sender: sender)
    switch archive.kind {
    case .show: show(destination, sender: sender)
    case .present: present(destination, animated: true)
    case .detail: showDetailViewController(destination, sender: sender)
    case .embed(let place):
      addChild(destination)
      destination.view.frame = place.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(destination.view)
      destination.didMove(toParent: self)
    case .custom: break
    }
  }

  /// Performs the segues that embed scenes.
  func embedScenes() {
    for segue in sceneOrigin.segues {
      if case .embed = segue.kind { perform(segue, sender: nil) }
    }
  }
}
