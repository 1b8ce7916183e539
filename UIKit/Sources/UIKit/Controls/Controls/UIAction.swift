import Foundation

/// An action with a title and an identifier.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier with a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The closure of an action; it receives the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identifier.
  public let identifier: Identifier
  /// The sender, while the action runs.
  open private(set) var sender: Any?
  private let handler: UIAction.Handler

  /// An action; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIAction.Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Stored: the attributes in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Stored: the mark in a menu.
  open var state: UIMenuElement.State

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
