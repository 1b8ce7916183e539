import Foundation

/// Something that is attached to a view and takes part in what happens to it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it is attached to.
  var view: UIView? { get }
  /// Is about to be attached to a view, or to leave one.
  func willMove(to view: UIView?)
  /// Was attached to a view, or has left one.
  func didMove(to view: UIView?)
}

/// Tells of taps with the side of a pencil; the host says when, because frames know no such taps.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Who is told; held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether anybody is told; default true.
  open var isEnabled = true
  /// The view it is attached to.
  open private(set) weak var view: UIView?

  /// An interaction.
  public override init() { super.init() }

  /// Is about to be attached to a view, or to leave one.
  open func willMove(to view: UIView?) {}
  /// Was attached to a view, or has left one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Tells of a tap, as a host says.
  public func sendTap() {
    if isEnabled { delegate?.pencilInteractionDidTap(self) }
  }
}

/// Is told of taps with the side of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil's side was tapped.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Nothing.
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
