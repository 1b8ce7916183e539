import Foundation

/// A xib, from code that `dactyl port` writes.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// The xib with a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes new objects and sets an owner's outlets; empty if there is no such xib.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { InterfaceArchives.nib(name, owner: ownerOrNil as AnyObject?) ?? [] }

  /// Options for making the objects; there are no options here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Makes new objects of a xib and sets an owner's outlets; nil if there is no such xib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { InterfaceArchives.nib(name, owner: owner as AnyObject?) }
}
