import Foundation

// Rows of classes that a program registers; `RegisteredClass.swift` explains how.

/// A row of a registered class.
@MainActor
func makeCell(_ kind: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
  unsafeBitCast(kind, to: AnyCell.Type.self).init(style: .default, reuseIdentifier: identifier)
}

/// A header or footer of a registered class.
@MainActor
func makeHeaderFooterView(
  _ kind: UITableViewHeaderFooterView.Type, _ identifier: String
) -> UITableViewHeaderFooterView {
  unsafeBitCast(kind, to: AnyHeaderFooterView.Type.self).init(reuseIdentifier: identifier)
}

/// Provides the initialiser's slot in the method table.
@_spi(RegisteredClass)
open class AnyCell: UITableViewCell {
  /// The initialiser of registered classes.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Calls the superclass's initialiser.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Provides the initialiser's slot in the method table.
@_spi(RegisteredClass)
open class AnyHeaderFooterView: UITableViewHeaderFooterView {
  /// The initialiser of registered classes.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Calls the superclass's initialiser.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
