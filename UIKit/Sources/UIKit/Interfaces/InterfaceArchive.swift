import Foundation

/// What `dactyl port` has made of a project's storyboards, xibs and asset catalogues: a class
/// called `PortedInterface` in the program's module adopts it.
@preconcurrency @MainActor
public protocol InterfaceArchive: AnyObject {
  /// The storyboard that a program starts with; nil where its code makes the window.
  static var mainStoryboard: String? { get }
  /// The storyboards by their names.
  static var storyboards: [String: StoryboardArchive] { get }
  /// The xibs by their names: makes the objects on top, with outlets of the owner set.
  static var nibs: [String: (AnyObject?) -> [Any]] { get }
  /// The extents of pictures in points by their names.
  static var images: [String: CGSize] { get }
  /// The colours by their names.
  static var colors: [String: UIColor] { get }
}

extension InterfaceArchive {
  /// None.
  public static var mainStoryboard: String? { nil }
  /// None.
  public static var storyboards: [String: StoryboardArchive] { [:] }
  /// None.
  public static var nibs: [String: (AnyObject?) -> [Any]] { [:] }
  /// None.
  public static var images: [String: CGSize] { [:] }
  /// None.
  public static var colors: [String: UIColor] { [:] }
}

/// The scenes of a storyboard.
@preconcurrency @MainActor
public struct StoryboardArchive {
  /// The scene that is seen first; nil for none.
  public var initial: (() -> UIViewController)?
  /// The scenes that have names.
  public var scenes: [String: () -> UIViewController]

  /// Scenes.
  public init(initial: (() -> UIViewController)?, scenes: [String: () -> UIViewController]) {
    self.initial = initial
    self.scenes = scenes
  }
}

/// Finds the archives of the running program.
@MainActor
enum InterfaceArchives {
  /// That of the program that was started last.
  static var current: (any InterfaceArchive.Type)?

  /// Takes the archive beside an object's class; none where there is none.
  static func adopt(beside object: AnyObject) {
    current = archive(beside: type(of: object))
  }

  static func archive(beside kind: AnyClass) -> (any InterfaceArchive.Type)? {
    let name = String(reflecting: kind)
    guard let module = name.split(separator: ".").first, module.count < name.count else {
      return nil
    }
    return NSClassFromString("\(module).PortedInterface") as? any InterfaceArchive.Type
  }

  /// Makes the objects of a xib, if there is one of the name.
  ///
  /// They are alive until time goes on, whoever else holds them: programs put views in their places
  /// by outlets that do not keep them.
  static func nib(_ name: String, owner: AnyObject?) -> [Any]? {
    let beside = owner.flatMap { archive(beside: type(of: $0)) }
    guard let made = (beside?.nibs[name] ?? current?.nibs[name])?(owner) else { return nil }
    HostClock.current.call(after: 0) { withExtendedLifetime(made) {} }
    return made
  }
}
