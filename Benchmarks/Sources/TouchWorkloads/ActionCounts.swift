/// How often the action of each recogniser ran.
package struct ActionCounts: Hashable {
  package var tap = 0
  package var longPress = 0
  package var pan = 0
  package var swipe = 0
  package var pinch = 0
  package var rotation = 0

  /// All of them together.
  package var total: Int { tap + longPress + pan + swipe + pinch + rotation }

  static func * (counts: ActionCounts, factor: Int) -> ActionCounts {
    ActionCounts(
      tap: counts.tap * factor, longPress: counts.longPress * factor, pan: counts.pan * factor,
      swipe: counts.swipe * factor, pinch: counts.pinch * factor,
      rotation: counts.rotation * factor)
  }
}
