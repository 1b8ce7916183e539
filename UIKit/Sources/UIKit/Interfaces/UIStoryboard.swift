import Foundation

/// Scenes of controllers, as `dactyl port` has made code of them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let archive: StoryboardArchive

  /// The storyboard of a name; there must be one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let archive = InterfaceArchives.current?.storyboards[name] else {
      preconditionFailure(
        "no storyboard is called \"\(name)\"; `dactyl port` makes code of storyboards")
    }
    self.name = name
    self.archive = archive
    super.init()
  }

  /// The controller of the scene that is seen first, made anew.
  open func instantiateInitialViewController() -> UIViewController? {
    archive.initial.map { made($0()) }
  }

  /// The controller of a scene by its name, made anew; there must be one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = archive.scenes[identifier] else {
      preconditionFailure("the storyboard \"\(name)\" has no scene called \"\(identifier)\"")
    }
    return made(make())
  }

  /// The controller of a scene by its name, made anew; there must be one of the wanted class.
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

/// A way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it.
  public let identifier: String?
  /// Where it comes from.
  public let source: UIViewController
  /// Where it goes.
  public let destination: UIViewController
  var performing: (() -> Void)?

  /// A way that `perform()` goes, which subclasses override.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A way with what is done to go it.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performing = performHandler
  }

  /// Goes the way.
  open func perform() { performing?() }
}

/// A way that a storyboard has from a scene.
@preconcurrency @MainActor
public struct SegueArchive {
  /// How the other scene is shown.
  public enum Kind {
    /// On the stack of a navigation controller, or else above this one.
    case show
    /// Above this one.
    case present
    /// In a view of this one.
    case embed(UIView)
    /// As a class of the program's does.
    case custom(UIStoryboardSegue.Type)
  }

  /// The name.
  public var identifier: String?
  /// How the other scene is shown.
  public var kind: Kind
  /// How it is presented and comes; nil as its controller says.
  public var style: UIModalPresentationStyle?
  /// Makes the other scene.
  public var destination: () -> UIViewController

  /// A way.
  public init(
    identifier: String?, kind: Kind, style: UIModalPresentationStyle? = nil,
    destination: @escaping () -> UIViewController
  ) {
    self.identifier = identifier
    self.kind = kind
    self.style = style
    self.destination = destination
  }
}

/// What a controller knows of the scene it was made from.
struct SceneOrigin {
  var storyboard: UIStoryboard?
  var nibName: String?
  var makeView: ((UIViewController) -> UIView?)?
  var segues: [SegueArchive] = []
}

extension UIViewController {
  /// The storyboard it was made from.
  public var storyboard: UIStoryboard? { sceneOrigin.storyboard ?? parent?.storyboard }

  /// Whether its view comes from an archive.
  var isArchived: Bool { sceneOrigin.makeView != nil }

  /// Says how the view is made, in code that `dactyl port` writes.
  public func archiveView(_ make: @escaping (UIViewController) -> UIView?) {
    sceneOrigin.makeView = make
  }

  /// Adds a way to another scene, in code that `dactyl port` writes.
  public func archiveSegue(_ segue: SegueArchive) { sceneOrigin.segues.append(segue) }

  /// Goes a way that the storyboard has, if `shouldPerformSegue(withIdentifier:sender:)` allows it.
  public func goSegue(_ segue: SegueArchive, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Goes back to a controller, among those that show this one, that a body finds fit.
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
      // Told before the action, as there; a candidate that does not fit is told nothing.
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
    case .embed(let place):
      addChild(destination)
      destination.view.frame = place.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(destination.view)
      destination.didMove(toParent: self)
    case .custom: break
    }
  }

  /// Goes the ways that fill views of this one.
  func embedScenes() {
    for segue in sceneOrigin.segues {
      if case .embed = segue.kind { perform(segue, sender: nil) }
    }
  }
}

/// A xib, as `dactyl port` has made code of it.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// The xib of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes its objects anew, with the outlets of an owner set; none where there is no such xib.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { InterfaceArchives.nib(name, owner: ownerOrNil as AnyObject?) ?? [] }

  /// What else could be said as the objects are made; nothing.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Makes the objects of a xib anew, with the outlets of an owner set; nil where there is no such
  /// xib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { InterfaceArchives.nib(name, owner: owner as AnyObject?) }
}
