import Foundation

// Makes objects of classes that a program names at run time: `register(Cell.self, …)`, the class of
// an application's delegate.
//
// Programs written for phones do not mark these initialisers `required`, so Swift refuses to call
// them by way of a metatype, although each class has them in its table of methods. The classes at
// the end mark them, and the functions pass the program's class off as one of those.
//
// Those classes are `open`, though nothing outside has a use for them: the compiler must expect
// subclasses in other modules, and looks into the table of methods of the class that it is given.
// It makes an object of any other class directly, debug builds of a `private` one included.

/// An object made by the `init()` of its class; nil for a class of no responders.
@MainActor
func makeResponder(_ kind: AnyClass) -> UIResponder? {
  (kind as? UIResponder.Type).map { unsafeBitCast($0, to: AnyResponder.Type.self).init() }
}

/// A view without extent, made by the `init(frame:)` of its class.
@MainActor
func makeView(_ kind: UIView.Type) -> UIView {
  unsafeBitCast(kind, to: AnyView.Type.self).init(frame: .zero)
}

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

/// Lends its initialiser's place in the table of methods.
@_spi(RegisteredClass)
open class AnyResponder: UIResponder {
  /// What registered classes provide.
  public required override init() { super.init() }
}

/// Lends its initialiser's place in the table of methods.
@_spi(RegisteredClass)
open class AnyView: UIView {
  /// What registered classes provide.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// As the superclass has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Lends its initialiser's place in the table of methods.
@_spi(RegisteredClass)
open class AnyCell: UITableViewCell {
  /// What registered classes provide.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// As the superclass has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Lends its initialiser's place in the table of methods.
@_spi(RegisteredClass)
open class AnyHeaderFooterView: UITableViewHeaderFooterView {
  /// What registered classes provide.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// As the superclass has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
