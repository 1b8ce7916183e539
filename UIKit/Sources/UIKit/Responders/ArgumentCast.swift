/// Makes what a method is called with the type that it asks for.
///
/// Remembers the class that was found to fit, because a cast to a type that is known only at run
/// time takes longer than most of what is called.
final class ArgumentCast {
  private let name: String
  @exclusivity(unchecked) private var fitting: ObjectIdentifier?

  /// A cast for one argument of the method with a name.
  init(for name: String) { self.name = name }

  /// The argument with the type wanted, which is the same each time.
  func callAsFunction<Wanted>(_ argument: AnyObject?) -> Wanted {
    if let argument, let fitting, ObjectIdentifier(type(of: argument)) == fitting {
      return unsafeBitCast(argument, to: Wanted.self)
    }
    return cast(argument)
  }

  private func cast<Wanted>(_ argument: AnyObject?) -> Wanted {
    guard let wanted = argument as Any as? Wanted else {
      preconditionFailure("\(name) wants a \(Wanted.self) and gets \(argument.debugDescription)")
    }
    if Wanted.self is AnyClass { fitting = argument.map { ObjectIdentifier(type(of: $0)) } }
    return wanted
  }
}
