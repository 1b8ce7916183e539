/// The recognisers beside which one may recognise, as declared without a delegate.
///
/// Tokens name recognisers and keep nothing, so that two that name each other do not keep each
/// other alive.
final class Simultaneity {
  /// Stands for one recogniser.
  final class Token {
    /// The recogniser, as long as there is one.
    @exclusivity(unchecked) fileprivate(set) final var link = Link<GestureRecognizer>()
  }

  let token = Token()
  /// Whether it may recognise beside all others.
  @exclusivity(unchecked) var includesAll = false
  @exclusivity(unchecked) private var partners: ContiguousArray<Token> = []

  init(of recognizer: GestureRecognizer) { token.link.object = recognizer }

  deinit { token.link.object = nil }

  /// Lets the other recognise beside this one, and forgets those that are gone.
  func insert(_ other: Token) {
    for index in partners.indices.reversed() where partners[index].link.object == nil {
      partners.remove(at: index)
    }
    if !partners.holds(other) { partners.add(other) }
  }

  /// Takes that back.
  func remove(_ other: Token) { partners.remove(other) }

  /// Whether that was said.
  func contains(_ other: Token) -> Bool { partners.holds(other) }

  /// The declared recognisers.
  var others: [GestureRecognizer] { partners.compactMap { $0.link.object } }
}
