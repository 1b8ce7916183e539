import Dactyl

/// How near recognisers that failed came to their gestures: the nearest miss of each.
package struct NearestMisses {
  /// A recogniser that failed, and how near it came.
  private struct Miss {
    var name: String
    var words: String
    /// How many times the number that decided was beyond what it had to be; 1 is nearest.
    var distance: Double
  }

  private var misses: [RecognizerID: Miss] = [:]

  package init() {}

  /// Takes the failure of a recogniser.
  package mutating func add(_ gesture: GestureEntry) {
    let recognizer = gesture.transition.recognizer
    let miss = Miss(
      name: gesture.name, words: gesture.words, distance: gesture.transition.cause.distance)
    if misses[recognizer].map({ miss.distance < $0.distance }) ?? true {
      misses[recognizer] = miss
    }
  }

  /// Forgets them.
  package mutating func removeAll() { misses.removeAll() }

  /// The misses from the nearest on, those of the same words together.
  package var nearest: [(text: String, distance: Double)] {
    var groups: [(names: [String], words: String, distance: Double)] = []
    let ordered = misses.sorted {
      ($0.value.distance, $0.key.number) < ($1.value.distance, $1.key.number)
    }
    for (_, miss) in ordered {
      if let index = groups.firstIndex(where: { $0.words == miss.words }) {
        groups[index].names.append(miss.name)
      } else {
        groups.append(([miss.name], miss.words, miss.distance))
      }
    }
    return groups.map { group in
      let names =
        group.names.count > 2
        ? "\(group.names[0]) and \(group.names.count - 1) others"
        : group.names.joined(separator: " and ")
      return ("\(names): \(group.words)", group.distance)
    }
  }
}

extension Cause {
  /// How many times its number is beyond what it had to be; endless if there is no such number.
  fileprivate var distance: Double {
    // Whatever gave way to another had come far enough.
    if code == .prevented || code == .requirementRecognized { return 1 }
    let distance =
      switch sense {
      case .none: Double.infinity
      case .minimum: value > 0 ? limit / value : .infinity
      case .maximum: limit > 0 ? value / limit : .infinity
      }
    // Other numbers of fingers are other gestures.
    let isOfFingers = code == .tooManyTouches || code == .tooFewTouches
    return distance.isNaN ? .infinity : isOfFingers ? 100 * distance : distance
  }
}
