import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Stored: attributes of a menu's element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The attributes with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user cannot choose it.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is hidden.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Stored: the check mark of an element.
  public enum State: Int, Hashable, Sendable {
    /// The available marks.
    case off, on, mixed
  }

  /// The title.
  open var title: String
  /// Stored: the image.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A group of elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Stored: how a menu appears in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements appear among the parent's.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
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
  /// Stored: how it appears in a parent menu.
  public let options: Options
  /// Stored: the name.
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

/// A key that calls a method; the host reports the key.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The method to call.
  public let action: Selector?
  /// Stored: the description.
  open var discoverabilityTitle: String?

  /// A key command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "", image: nil)
  }

  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
}

/// The menu of a long press.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Stored: the subject of the menu.
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

/// Offers a menu at a long press, as an action sheet.
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

  /// The interaction is about to leave or join a view.
  open func willMove(to view: UIView?) {}
  /// The interaction left or joined a view.
  open func didMove(to view: UIView?) {
    if view !== self.view { press.view?.removeGestureRecognizer(press) }
    self.view = view
    press.role = "menu press"
    view?.addGestureRecognizer(press)
  }

  private lazy var press = UILongPressGestureRecognizer { [weak self] press in
    guard let self, let view, press.state == .began else { return }
    configuration(at: press.location(in: view))?.makeMenu()?.present(from: view, sender: view)
  }

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
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// The look of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Stored: the visible part.
  open var visiblePath: UIBezierPath?
  /// The background of a dragged preview.
  open var backgroundColor: UIColor! = UIColor.white
  /// Stored: the path of the shadow.
  open var shadowPath: UIBezierPath?
  /// The system's look.
  public override init() { super.init() }
}

/// The place of a view's preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates it lies.
  public let container: UIView
  /// The centre.
  public let center: CGPoint
  /// The transform.
  public let transform: CGAffineTransform
  /// A target in a container.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A preview of a view.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// A preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// A preview of a view in its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
}

/// Stored: the look of a pointer above a view; pointers are not drawn.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// True if it is enabled; default true.
  open var isEnabled = true
  private weak var delegate: (any UIPointerInteractionDelegate)?
  /// An interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// The interaction is about to leave or join a view.
  open func willMove(to view: UIView?) {}
  /// The interaction left or joined a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: asks for the look anew.
  open func invalidate() {}
}

/// Stored: provides the look of a pointer; never asked.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region of the view with a look of its own.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer's look in a region.
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
  /// Nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Stored: a region of a view with its own pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle.
  public let rect: CGRect
  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
}

/// Stored: a request for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer.
  open var location: CGPoint { .zero }
}

/// Stored: the effect of a pointer on a view.
@preconcurrency @MainActor
open class UIPointerEffect: NSObject {
  /// Stored: a highlight behind the view.
  public class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: the view lifts.
  public class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: the view lights up.
  public class func hover(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  /// Stored: the system's effect.
  public class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
}

/// Stored: the shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)
}

/// Stored: the shape and effect of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// A style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
}

/// Axes of a plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The axes with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Left and right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
