/// Decides whether what a frame says about hovering pointers makes sense after the frames before it
/// (SPEC A8).
package struct HoverValidator {
  /// The pointers over the window.
  package private(set) var hovering: ContiguousArray<Int> = []
  /// Pointers that were interrupted: what the device says of them is allowed and means nothing.
  private var interrupted: ContiguousArray<Int> = []

  /// Throws where the samples make no sense; changes nothing.
  func check(_ samples: [HoverSample]) throws(InputError) {
    for index in samples.indices {
      let id = samples[index].id
      guard samples[index].isFinite else { throw InputError(contact: id, reason: .notFinite) }
      if samples[..<index].contains(where: { $0.id == id }) {
        throw InputError(contact: id, reason: .namedTwice)
      }
      let isKnown = hovering.holds(id)
      switch samples[index].phase {
      case .entered:
        if isKnown, !interrupted.holds(id) {
          throw InputError(contact: id, reason: .enteredTwice)
        }
      case .moved, .exited:
        if !isKnown {
          throw InputError(contact: id, reason: .unknownHover(samples[index].phase))
        }
      }
    }
  }

  /// Takes over what was found to make sense.
  mutating func commit(_ samples: [HoverSample]) {
    for sample in samples {
      switch sample.phase {
      case .entered:
        interrupted.remove(sample.id)
        hovering.insert(sample.id)
      case .exited:
        interrupted.remove(sample.id)
        hovering.remove(sample.id)
      case .moved:
        break
      }
    }
  }

  /// Lets every pointer enter again or not, as the device likes.
  mutating func interruptAll() { interrupted = hovering }
}
