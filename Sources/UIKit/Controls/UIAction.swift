import Foundation

/// Something to do, with a title and a name to know it by.
@preconcurrency @MainActor
open class UIAction: NSObject {
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

  /// What the action is called.
  open var title: String
  /// What it is known by.
  public let identifier: Identifier
  /// Who has it run at present.
  open private(set) var sender: Any?
  private let handler: UIAction.Handler

  /// An action; without an identifier it gets one of its own.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIAction.Handler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
