import Foundation

/// Something to do, with a title and a name to know it by.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier with a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// What to do; it gets the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identifier.
  public let identifier: Identifier
  /// Who has it run at present.
  open private(set) var sender: Any?
  private let handler: UIAction.Handler

  /// An action; without an identifier it gets one of its own.
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

  /// Stored: what it means.
  open var attributes: UIMenuElement.Attributes
  /// Stored: whether it has a mark.
  open var state: UIMenuElement.State

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
