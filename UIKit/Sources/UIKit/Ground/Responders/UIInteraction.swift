import Foundation

/// A behaviour that can be attached to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction is attached to.
  var view: UIView? { get }
  /// The interaction is about to be attached to a view or detached.
  func willMove(to view: UIView?)
  /// The interaction was attached to a view or detached.
  func didMove(to view: UIView?)
}

/// Reports taps on a pencil's side; frames do not carry them, so the host calls ``sendTap()``.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The delegate; held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// True if the delegate hears of taps; default true.
  open var isEnabled = true
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }

  /// The interaction is about to be attached to a view or detached.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Reports a tap to the delegate; for hosts.
  public func sendTap() {
    if isEnabled { delegate?.pencilInteractionDidTap(self) }
  }
}

/// Hears of taps on a pencil's side.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The user tapped the pencil's side.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// The default of the protocol.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

extension UIView {
  /// Attaches an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
