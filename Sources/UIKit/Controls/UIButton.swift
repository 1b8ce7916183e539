import Foundation

/// A control that does something when a finger is lifted inside.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like; not drawn.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Nothing but what is given.
    case custom
    /// As the system has them.
    case system
    /// With an arrow.
    case detailDisclosure
    /// An i.
    case infoLight
    /// A dark i.
    case infoDark
    /// A plus.
    case contactAdd
    /// As the former, on glass.
    case plain
    /// A cross.
    case close
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]

  /// A button with the given place and extent.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button without extent.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button without extent that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var lifted: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Says what is written on the button in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  /// What is written on the button in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// What is written on the button now.
  open var currentTitle: String? { title(for: state) }
}
