/// A count for each of six recognisers.
package struct RecognizerCounts: Hashable {
  package var tap = 0
  package var longPress = 0
  package var pan = 0
  package var swipe = 0
  package var pinch = 0
  package var rotation = 0

  static func * (counts: RecognizerCounts, factor: Int) -> RecognizerCounts {
    RecognizerCounts(
      tap: counts.tap * factor, longPress: counts.longPress * factor, pan: counts.pan * factor,
      swipe: counts.swipe * factor, pinch: counts.pinch * factor,
      rotation: counts.rotation * factor)
  }

  static func + (one: RecognizerCounts, other: RecognizerCounts) -> RecognizerCounts {
    RecognizerCounts(
      tap: one.tap + other.tap, longPress: one.longPress + other.longPress,
      pan: one.pan + other.pan, swipe: one.swipe + other.swipe, pinch: one.pinch + other.pinch,
      rotation: one.rotation + other.rotation)
  }
}
