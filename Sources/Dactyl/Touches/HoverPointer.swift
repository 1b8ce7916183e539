/// A hovering pointer, and the recognisers of the views under it.
final class HoverPointer {
  let id: Int
  /// Those of the view that was hit last and of its ancestors, deepest view first, whether they
  /// follow or not.
  @exclusivity(unchecked) var under: ContiguousArray<GestureRecognizer> = []

  init(id: Int) { self.id = id }
}
