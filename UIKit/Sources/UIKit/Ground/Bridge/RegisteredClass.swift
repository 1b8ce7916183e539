import Foundation

// Creates objects of classes that a program names at run time: `register(Cell.self, …)`, an
// application's delegate.
//
// Programs for phones do not mark these initialisers `required`, so Swift refuses to call them
// through a metatype, although the class's method table holds them. The classes at the end mark
// theirs, and the functions cast the program's class to one of them.
//
// Those classes are `open` so that the compiler expects subclasses in other modules and looks into
// the given class's method table. Otherwise it creates an object of the named class directly, even
// in debug builds if the class is `private`.

/// An object from its class's `init()`; nil if the class is no responder.
@MainActor
func makeResponder(_ kind: AnyClass) -> UIResponder? {
  (kind as? UIResponder.Type).map { unsafeBitCast($0, to: AnyResponder.Type.self).init() }
}

/// A view of zero size from its class's `init(frame:)`.
@MainActor
func makeView(_ kind: UIView.Type) -> UIView {
  unsafeBitCast(kind, to: AnyView.Type.self).init(frame: .zero)
}

/// Provides the initialiser's slot in the method table.
@_spi(RegisteredClass)
open class AnyResponder: UIResponder {
  /// The initialiser of registered classes.
  public required override init() { super.init() }
}

/// Provides the initialiser's slot in the method table.
@_spi(RegisteredClass)
open class AnyView: UIView {
  /// The initialiser of registered classes.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Calls the superclass's initialiser.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
