/// Beside whom a recogniser may recognise, as was said without a delegate.
///
/// Recognisers are named by tokens that keep nothing, so that two that name each other do not keep
/// each other alive.
final class Simultaneity {
  /// Stands for one recogniser.
  final class Token {}

  let token = Token()
  @exclusivity(unchecked) private var partners: ContiguousArray<Token> = []

  /// Lets the other recognise beside this one.
  func insert(_ other: Token) {
    if !contains(other) { partners.add(other) }
  }

  /// Takes that back.
  func remove(_ other: Token) { partners.remove(other) }

  /// Whether that was said.
  func contains(_ other: Token) -> Bool { partners.holds(other) }
}
