// Generated from Schema/interface.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// What can be said of a recogniser and another.
package enum GestureRelation: CaseIterable {
  /// Has a recogniser wait until another has failed.
  case requireToFail
  /// Lets a recogniser and another recognise at the same time.
  case allowSimultaneous

  /// Whether it can be said of all others at once.
  package var allowsAll: Bool { self == .allowSimultaneous }

  /// Whether it holds of both.
  package var isMutual: Bool { self == .allowSimultaneous }

  /// What a recogniser's description calls it.
  package var setting: StaticString {
    switch self {
    case .requireToFail: "requireToFail"
    case .allowSimultaneous: "simultaneousWith"
    }
  }
}
