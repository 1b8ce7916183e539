import Foundation

/// Says where a presented controller lies, and what lies around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown; must be alive.
  public var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the presented controller is gone") }
    return presented
  }
  /// The controller that shows it; the one that is shown before there is any.
  public var presentingViewController: UIViewController { presenting ?? presentedViewController }
  // Both lead here, so neither is kept.
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Who is asked and told about dragging away; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Where the views are; nil before and afterwards.
  open internal(set) var containerView: UIView?
  /// Stored: what the traits are in place of the screen's.
  open var overrideTraitCollection: UITraitCollection?

  /// Shows a controller above another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view that is moved; the controller's, unless there is another around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that comes to lie; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether what shows it is taken out of sight; default false.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether it covers all.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// It is about to come; the container is there.
  open func presentationTransitionWillBegin() {}
  /// It has come, or was broken off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// It is about to go.
  open func dismissalTransitionWillBegin() {}
  /// It has gone, or was broken off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing: the container is about to be laid out; never called.
  open func containerViewWillLayoutSubviews() {}
  /// Does nothing: the container was laid out; never called.
  open func containerViewDidLayoutSubviews() {}
  /// The extent of the controller's view in a container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Does nothing: a controller would like another extent; never called.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The window is about to have another extent; never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Something with a place that others give it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// How large it would like to be.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// A sheet, or a card that covers a part; it is dragged away.
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
      /// Half.
      public static let medium = Identifier(rawValue: "medium")
      /// All.
      public static let large = Identifier(rawValue: "large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// All of the screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which it rests, of which the least counts.
  open var detents: [Detent] = [.large()]
  /// Stored: at which it is.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Stored: up to which what is behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored: whether a handle is seen.
  open var prefersGrabberVisible = false
  /// Stored: whether scrolling makes it larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored: how round its corners are.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes that would be seen to happen.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The upper part is left free where half is enough.
  open override var frameOfPresentedViewInContainerView: CGRect {
    var rect = super.frameOfPresentedViewInContainerView
    if detents.first?.identifier == .medium {
      rect.origin.y = rect.height / 2
      rect.size.height /= 2
    }
    return rect
  }
}

/// Stored: a bubble that points at something; shown as a page.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Stored: the view it points at.
  open var sourceView: UIView?
  /// Stored: the part of that.
  open var sourceRect = CGRect.zero
  /// Stored: the button it points at.
  open var barButtonItem: UIBarButtonItem?
  /// Stored: on which sides it may lie.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Stored: on which sides a bubble may lie.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Is asked and told about a presented controller that is dragged away.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How it is presented; never asked.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Whether it may be dragged away; default true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// It is about to be dragged away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It was dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger would have dragged it away, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it says itself.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  /// It may.
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

/// Is asked and told about a bubble.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// The sheet that the controller is or would be, for the styles of pages.
  public var sheetPresentationController: UISheetPresentationController? {
    if let own = presentation as? UISheetPresentationController { return own }
    guard presentation == nil, modalPresentationStyle.isSheet else { return nil }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    presentation = sheet
    return sheet
  }

  /// The bubble that the controller would be.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let own = presentation as? UIPopoverPresentationController { return own }
    guard presentation == nil, modalPresentationStyle == .popover || self is UIAlertController
    else { return nil }
    let bubble = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    presentation = bubble
    return bubble
  }

  /// Leads changes along with its coming and going; nil: there is no such time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

extension UIModalPresentationStyle {
  /// Whether it is a sheet, which can be dragged away.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
