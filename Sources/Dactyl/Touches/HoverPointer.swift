/// A hovering pointer, and the recognisers of the views under it.
struct HoverPointer {
  var id: Int
  /// Those of the view that was hit last and of its ancestors, deepest view first, whether they follow or not.
  var under: ContiguousArray<HoverGestureRecognizer> = []
}
