// Relations by their name, for hosts and descriptions.
extension GestureRecognizer {
  /// Says something about this recogniser and another, or where that is nil, all others.
  ///
  /// - Returns: false, with nothing changed, where the two would wait for each other.
  package final func declare(_ relation: GestureRelation, with other: GestureRecognizer?) -> Bool {
    switch relation {
    case .requireToFail:
      return other.map { require(toFail: $0) } ?? false
    case .allowSimultaneous:
      if let other {
        recognizeSimultaneously(with: other)
      } else {
        recognizesSimultaneouslyWithAll = true
      }
      return true
    }
  }

  /// Takes back what was said of this recogniser and another, or where that is nil, all others.
  package final func forgetRelations(with other: GestureRecognizer?) {
    if let other {
      stopRecognizingSimultaneously(with: other)
      removeRequirement(toFail: other)
    } else {
      recognizesSimultaneouslyWithAll = false
    }
  }

  #if !hasFeature(Embedded)
    /// The others of whom something was said, nil for all.
    package final func declared(_ relation: GestureRelation) -> [GestureRecognizer]? {
      switch relation {
      case .requireToFail: Array(requirements)
      case .allowSimultaneous: recognizesSimultaneouslyWithAll ? nil : simultaneity?.others ?? []
      }
    }
  #endif
}
