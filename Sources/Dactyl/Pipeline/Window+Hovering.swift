// Tells hover recognisers about pointers that touch nothing.
extension Window {
  /// Brings what a frame says of hovering pointers to the recognisers of the views under them.
  ///
  /// Those that the pointer has left come first, then those it comes to, then those it stays over;
  /// deepest view first each.
  func trackHovers(of frame: InputFrame) {
    for sample in frame.hovers {
      if sample.phase == .entered {
        hoverPointers.keep { $0.id != sample.id }
        hoverPointers.add(HoverPointer(id: sample.id))
      }
      // A pointer that was interrupted goes on unnoticed.
      guard let pointer = hoverPointers.first(where: { $0.id == sample.id }) else { continue }
      let former = pointer.under
      let present = sample.phase == .exited ? [] : hoverRecognizers(at: sample.position)
      // A view asked where the pointer is may have interrupted it.
      guard hoverPointers.holds(pointer) else { continue }
      pointer.under = present
      if sample.phase == .exited { hoverPointers.remove(pointer) }
      for recognizer in former where !present.holds(recognizer) { recognizer.hover(.left(sample)) }
      for recognizer in present where pointer.under.holds(recognizer) {
        if former.holds(recognizer) {
          recognizer.hover(.moved(sample))
        } else if recognizer.viewWindow === self {
          recognizer.hover(.entered(sample))
        }
      }
      settle()
    }
  }

  /// Cancels all hovering (SPEC A9).
  func cancelHovers() {
    let pointers = hoverPointers
    hoverPointers = []
    for pointer in pointers {
      let under = pointer.under
      pointer.under = []
      for recognizer in under { recognizer.interrupt(because: .touchesCancelled) }
    }
  }

  private func hoverRecognizers(at place: Point) -> ContiguousArray<GestureRecognizer> {
    var found: ContiguousArray<GestureRecognizer> = []
    var view = hitView(at: place, with: nil)
    while let current = view {
      for recognizer in current.gestureRecognizers.reversed() {
        if recognizer.followsHovers { found.add(recognizer) }
      }
      view = current.superviewReference
    }
    return found
  }
}

/// A hovering pointer, and the recognisers of the views under it.
final class HoverPointer {
  let id: Int
  /// Those of the view that was hit last and of its ancestors, deepest view first, whether they
  /// follow or not.
  var under: ContiguousArray<GestureRecognizer> = []

  init(id: Int) { self.id = id }
}

/// What a pointer that touches nothing did over the view of a recogniser.
enum HoverChange {
  /// It came over the view.
  case entered(HoverSample)
  /// It moved and is still over the view.
  case moved(HoverSample)
  /// It is no longer over the view.
  case left(HoverSample)
}
