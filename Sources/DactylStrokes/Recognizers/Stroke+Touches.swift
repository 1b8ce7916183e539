import Dactyl

extension Stroke {
  /// A stroke that begins where a recogniser's fingers are, in points of the window, with room for
  /// half a second.
  init(startingWith recognizer: GestureRecognizer, in event: Event) {
    self.init(capacity: 64)
    append(Self.centre(of: recognizer.touches), time: event.timestamp)
  }

  /// Appends where they went: of one finger every sample since the last event, coalesced ones
  /// included; of several their centre.
  mutating func append(_ moved: TouchSet, of recognizer: GestureRecognizer, in event: Event) {
    if recognizer.numberOfTouches == 1 {
      event.forEachSample(of: moved) { append($0, time: $1) }
    } else {
      append(Self.centre(of: recognizer.touches), time: event.timestamp)
    }
  }

  private static func centre(of fingers: ContiguousArray<Touch>) -> Point {
    var sum = Vector.zero
    for finger in fingers { sum += finger.preciseLocation(in: nil) - .zero }
    return .zero + sum / Double(fingers.count)
  }
}
