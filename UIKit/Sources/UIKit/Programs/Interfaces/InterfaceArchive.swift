import Foundation

/// A project's storyboards, xibs and colours as code that `dactyl port` writes.
///
/// A class called `PortedInterface` in the program's module adopts it.
@preconcurrency @MainActor
public protocol InterfaceArchive: AnyObject {
  /// The initial storyboard; nil if the program's code makes the window.
  static var mainStoryboard: String? { get }
  /// The size of the device that the initial storyboard is drawn for; nil if it is no device's.
  static var screenSize: CGSize? { get }
  /// True if the program keeps files in the folder for documents, which is there on a phone.
  static var keepsDocuments: Bool { get }
  /// The storyboards, by name.
  static var storyboards: [String: StoryboardArchive] { get }
  /// The xibs, by name: each makes its top-level objects and sets the owner's outlets.
  static var nibs: [String: (AnyObject?) -> [Any]] { get }
  /// The colours, by name.
  static var colors: [String: UIColor] { get }
}

extension InterfaceArchive {
  /// Nil.
  public static var mainStoryboard: String? { nil }
  /// Nil.
  public static var screenSize: CGSize? { nil }
  /// False.
  public static var keepsDocuments: Bool { false }
  /// Empty.
  public static var storyboards: [String: StoryboardArchive] { [:] }
  /// Empty.
  public static var nibs: [String: (AnyObject?) -> [Any]] { [:] }
  /// Empty.
  public static var colors: [String: UIColor] { [:] }
}

/// The scenes of a storyboard.
@preconcurrency @MainActor
public struct StoryboardArchive {
  /// The initial scene; nil for none.
  public var initial: (() -> UIViewController)?
  /// The named scenes.
  public var scenes: [String: () -> UIViewController]

  /// A storyboard's scenes.
  public init(initial: (() -> UIViewController)?, scenes: [String: () -> UIViewController]) {
    self.initial = initial
    self.scenes = scenes
  }
}

/// Finds the archives of the running program.
@MainActor
enum InterfaceArchives {
  /// The archive of the program last started.
  static var current: (any InterfaceArchive.Type)?

  /// Adopts the archive in the module of an object's class; none if there is no archive.
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

  /// Makes the objects of a xib; nil if there is no xib of that name.
  ///
  /// The objects stay alive until time moves on, because programs place views through weak outlets.
  static func nib(_ name: String, owner: AnyObject?) -> [Any]? {
    let beside = owner.flatMap { archive(beside: type(of: $0)) }
    guard let made = (beside?.nibs[name] ?? current?.nibs[name])?(owner) else { return nil }
    HostClock.current.call(after: 0) { withExtendedLifetime(made) {} }
    return made
  }
}
