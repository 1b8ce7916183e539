/// Casts an argument to the parameter type of a method.
///
/// A cast to a type known only at run time is slow, so it remembers the class that fitted last.
@usableFromInline
final class ArgumentCast {
  private let name: String
  @exclusivity(unchecked) @usableFromInline var fitting: ObjectIdentifier?

  /// Creates a cast for one argument of the named method.
  @usableFromInline
  init(for name: String) { self.name = name }

  /// Returns the argument as the wanted type, which must be the same in every call.
  @inlinable
  func callAsFunction<Wanted>(_ argument: AnyObject?) -> Wanted {
    if let argument, let fitting, ObjectIdentifier(type(of: argument)) == fitting {
      return unsafeBitCast(argument, to: Wanted.self)
    }
    return cast(argument)
  }

  @usableFromInline
  func cast<Wanted>(_ argument: AnyObject?) -> Wanted {
    guard let wanted = argument as Any as? Wanted else {
      preconditionFailure("\(name) wants a \(Wanted.self) and gets \(argument.debugDescription)")
    }
    if Wanted.self is AnyClass { fitting = argument.map { ObjectIdentifier(type(of: $0)) } }
    return wanted
  }
}
