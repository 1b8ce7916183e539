import Foundation

/// Places a presented controller and the views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller; it must be alive.
  public var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the presented controller is gone") }
    return presented
  }
  /// The controller that presents it; the presented one until there is any.
  public var presentingViewController: UIViewController { presenting ?? presentedViewController }
  // Both controllers keep this object, so it keeps neither.
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The object that decides on dismissal by dragging and hears of it; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around the presentation; nil before and after.
  open internal(set) var containerView: UIView?
  /// The style on this screen: the controller's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The style for some traits: the controller's own.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { presentationStyle }
  /// Stored: the traits that replace the screen's.
  open var overrideTraitCollection: UITraitCollection?

  /// Presents one controller above another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view that moves; the controller's own unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The final frame of that view; fills the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// True if the presenting controller's view leaves the window; default false.
  open var shouldRemovePresentersView: Bool { false }
  /// True if it covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// Override point: the presentation is about to begin, and the container exists.
  open func presentationTransitionWillBegin() {}
  /// Override point: the presentation completed or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Override point: the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Override point: the dismissal completed or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Override point: the container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Override point: the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The size of the presented controller's view in a container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Does nothing: a controller prefers another size; never called.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The window's size is about to change; never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// An object that others place and size.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it prefers.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// A sheet, or a card that covers part of the screen; a finger can drag it away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Stored: a height at which a sheet rests.
  public class Detent: NSObject {
    /// Stored: its name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests; only the smallest counts.
  open var detents: [Detent] = [.large()]
  /// Stored: the height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Stored: the largest height at which the views behind take touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored: whether a handle shows.
  open var prefersGrabberVisible = false
  /// Stored: whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the upper corners; nil for 10 pt.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Leaves the upper part free: half of the screen if that is enough, else the status bar and a
  /// little more.
  open override var frameOfPresentedViewInContainerView: CGRect {
    var rect = super.frameOfPresentedViewInContainerView
    let top = (containerView?.window?.safeAreaInsets.top ?? 0) + 10
    rect.origin.y = detents.first?.identifier == .medium ? rect.height / 2 : top
    rect.size.height -= rect.minY
    return rect
  }

  /// A view with round corners around the controller's own.
  open override var presentedView: UIView? { card }
  private lazy var card: UIView = {
    let card = UIView()
    card.layer.cornerRadius = preferredCornerRadius ?? 10
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = true
    guard let view = presentedViewController.view else { return card }
    card.frame = view.frame
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    return card
  }()

  private let shade = UIView()

  /// Dims what is behind.
  open override func presentationTransitionWillBegin() {
    guard largestUndimmedDetentIdentifier == nil, let containerView else { return }
    shade.frame = containerView.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    fade(to: 1)
  }

  /// Ends the dimming.
  open override func dismissalTransitionWillBegin() { fade(to: 0) }

  private func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: {
      [shade] _ in shade.alpha = alpha
    })
  }

  /// Follows the container's size.
  open override func containerViewWillLayoutSubviews() {
    // A finger may have moved it.
    let place = frameOfPresentedViewInContainerView
    if let card = presentedView, card.bounds.size != place.size { card.frame = place }
  }
}

/// A bubble beside a view, without an arrow, where the delegate's
/// `adaptivePresentationStyle(for:)` is `.none`; else, as on phones, a page.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it lies beside.
  open var sourceView: UIView?
  /// The part of that view it lies beside; all of it if this is empty.
  open var sourceRect = CGRect.zero
  /// Stored: the button it points at.
  open var barButtonItem: UIBarButtonItem?
  /// Stored: the sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Stored: views behind that would take touches while the bubble shows.
  open var passthroughViews: [UIView]?
  /// Stored: the bubble's colour.
  open var backgroundColor: UIColor?
  /// Stored: the least distance from the screen's edges.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Stored: whether the bubble may cover its view.
  open var canOverlapSourceViewRect = false
  /// Where the arrow would be.
  open var arrowDirection: UIPopoverArrowDirection { .any }

  /// True for a bubble, false for a page.
  var isBubble: Bool {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      == UIModalPresentationStyle.none
  }

  /// The bubble's frame: as large as the controller prefers, below the view or above it.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let whole = super.frameOfPresentedViewInContainerView
    guard isBubble, let containerView else { return whole }
    let area = whole.inset(by: containerView.window?.safeAreaInsets ?? .zero)
      .insetBy(dx: 10, dy: 10)
    let wanted = presentedViewController.preferredContentSize
    let width = min(wanted.width > 0 ? wanted.width : 320, area.width)
    let height = min(wanted.height > 0 ? wanted.height : 480, area.height)
    let rect = sourceRect.isEmpty ? sourceView?.bounds ?? .zero : sourceRect
    let anchor =
      sourceView?.convert(rect, to: containerView)
      ?? CGRect(x: area.midX, y: area.minY, width: 0, height: 0)
    // The height of the arrow that is not drawn.
    let gap = 13.0
    let below = anchor.maxY + gap
    let above = anchor.minY - gap - height
    let y = below + height <= area.maxY || above < area.minY ? below : above
    return CGRect(
      x: min(max(anchor.midX - width / 2, area.minX), area.maxX - width),
      y: min(max(y, area.minY), area.maxY - height), width: width, height: height)
  }

  /// Gives the bubble its corners, and lets a tap beside it dismiss it.
  open override func presentationTransitionWillBegin() {
    guard isBubble else { return }
    presentedView?.layer.cornerRadius = 13
    presentedView?.clipsToBounds = true
    let tap = UITapGestureRecognizer { [weak self] tap in
      guard let self, let view = self.presentedView,
        !view.bounds.contains(tap.location(in: view)),
        self.delegate?.presentationControllerShouldDismiss(self) != false
      else { return }
      self.delegate?.presentationControllerWillDismiss(self)
      self.presentedViewController.presentingViewController?.dismiss(animated: true)
      self.delegate?.presentationControllerDidDismiss(self)
    }
    tap.cancelsTouchesInView = false
    tap.role = "popover"
    containerView?.addGestureRecognizer(tap)
  }
}

/// The view around a presentation, which tells it of layouts.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Stored: the sides on which an arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the bubble lies below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the bubble lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the bubble lies to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the bubble lies to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Decides whether a finger may drag a presented controller away, and hears of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The presentation style; only popovers ask.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The presentation style for a screen; only popovers ask.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// True if a finger may drag the controller away; default true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A finger is about to drag the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A finger dragged the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger tried to drag the controller away but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  /// What `adaptivePresentationStyle(for:)` says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Hears of a bubble's presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// The sheet of a controller with a page style, also before it is presented.
  public var sheetPresentationController: UISheetPresentationController? {
    if let own = presentation as? UISheetPresentationController { return own }
    guard presentation == nil, modalPresentationStyle.isSheet else { return nil }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    presentation = sheet
    return sheet
  }

  /// The bubble that would present the controller.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let own = presentation as? UIPopoverPresentationController { return own }
    guard presentation == nil, modalPresentationStyle == .popover || self is UIAlertController
    else { return nil }
    let bubble = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    presentation = bubble
    return bubble
  }

  /// The coordinator of a running presentation or dismissal; nil without one, and for the
  /// transitions of navigation and tab bar controllers.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }
}

extension UIModalPresentationStyle {
  /// True for a sheet, which a finger can drag away.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
