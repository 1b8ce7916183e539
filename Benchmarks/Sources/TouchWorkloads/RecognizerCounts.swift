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
}
