import Foundation

/// Something in a menu; there are no menus to be seen, and a test or host takes the actions.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Stored: the attributes of a menu's element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Meanings by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Something is lost.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Stored: the check mark of a menu's element.
  public enum State: Int, Hashable, Sendable {
    /// One of the marks.
    case off, on, mixed
  }

  /// The title.
  open var title: String
  /// Stored: the picture on it.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Elements that are offered together.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Stored: how a menu lies in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements are those of the other.
    public static let displayInline = Options(rawValue: 1)
    /// Something is lost.
    public static let destructive = Options(rawValue: 2)
    /// Only one of its elements has a mark.
    public static let singleSelection = Options(rawValue: 4)
  }

  /// Stored: the name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// Stored: how it lies in another one.
  public let options: Options
  /// Stored: its name.
  public let identifier: Identifier

  /// A menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
  }
}

/// A key that calls a method; a host says when.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The keys held along with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method to call.
  public let action: Selector?
  /// Stored: what it is for.
  open var discoverabilityTitle: String?

  /// A key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "", image: nil)
  }

  /// The key upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key to leave.
  public static let inputEscape = "UIKeyInputEscape"
}

/// The menu of a long press.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Stored: what it is about.
  public let identifier: any NSCopying
  let actions: (([UIMenuElement]) -> UIMenu?)?

  /// The menu of a long press; the closures run when a host or test asks for the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    actions = actionProvider
    super.init()
  }

  /// The menu.
  public func makeMenu() -> UIMenu? { actions?([]) }
}

/// Stored: offers a menu at a long press; menus are not shown.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  private weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction whose delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// It leaves a view.
  open func willMove(to view: UIView?) {}
  /// It has come to a view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate's menu at a point, for a host or test.
  public func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// Provides the menu of a long press.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of the view; never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Stored: the look of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Stored: the visible part.
  open var visiblePath: UIBezierPath?
  /// Stored: the background.
  open var backgroundColor: UIColor! = UIColor.white
  /// Stored: the path of the shadow.
  open var shadowPath: UIBezierPath?
  /// Looks as the system has them.
  public override init() { super.init() }
}

/// Stored: where a preview of a view comes from.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Stored: the view it lies in.
  public let container: UIView
  /// Stored: its middle.
  public let center: CGPoint
  /// Stored: how it is turned.
  public let transform: CGAffineTransform
  /// A place.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// Stored: a preview of a view.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Stored: the view.
  public let view: UIView
  /// Stored: what it looks like.
  public let parameters: UIPreviewParameters
  /// Stored: where it comes from.
  public let target: UIPreviewTarget
  /// A preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// A preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
}

/// Stored: the menu with copy and paste; it is not seen.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()
  /// Whether it would be seen.
  open private(set) var isMenuVisible = false
  /// Stored: what else is in it.
  open var menuItems: [UIMenuItem]?
  /// Shows it at a place.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  /// Hides it.
  open func hideMenu() { isMenuVisible = false }
  /// Does nothing: says where it would be.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
}

/// Stored: what else is in the menu with copy and paste.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method to call.
  open var action: Selector
  /// An item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// Stored: what a pointer looks like above a view; a pointer is not drawn here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether it acts; default true.
  open var isEnabled = true
  private weak var delegate: (any UIPointerInteractionDelegate)?
  /// Looks as a delegate says.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// It leaves a view.
  open func willMove(to view: UIView?) {}
  /// It has come to a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: the look is not asked anew.
  open func invalidate() {}
}

/// Stored: says what a pointer looks like; never asked.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view that has a look.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// None.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Stored: a part of a view with a look of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Where it is.
  public let rect: CGRect
  /// A part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
}

/// Stored: asks for the part of a view with a look.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is.
  open var location: CGPoint { .zero }
}

/// Stored: what a pointer does to a view.
@preconcurrency @MainActor
open class UIPointerEffect: NSObject {
  /// Stored: it lies behind it.
  public class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: it lifts it.
  public class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: it lights it.
  public class func hover(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: as the system has it.
  public class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
}

/// Stored: what a pointer looks like.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line upright.
  case verticalBeam(length: CGFloat)
  /// A line across.
  case horizontalBeam(length: CGFloat)
}

/// Stored: what a pointer looks like and does.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A look.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// A look.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
}

/// Directions along which something happens.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
