import Dactyl

/// A gesture of any number of fingers, as a person has shown it.
///
/// From the first finger down until the last has lifted; pauses up to a `maximumInterval` are part of
/// it, so that taps in turn are one demonstration. Compared are when fingers come and go, and for
/// each stretch between such moments the way of their centre, how they spread and turn, and how
/// their own ways differ; never where it was done or which finger did what.
public struct Demonstration: Hashable, Sendable {
  /// The most fingers that were down at once.
  public let mostFingers: Int
  /// What fingers did between changes of their number, and the pauses between.
  public let stretches: [DemonstrationStretch]
  /// What was drawn, where one finger did it in one go and travelled; else nil.
  public let stroke: StrokeOutline?

  /// A demonstration of stretches in their order, and what one finger drew.
  public init(stretches: [DemonstrationStretch], stroke: StrokeOutline? = nil) {
    self.stretches = stretches
    self.stroke = stroke
    mostFingers = stretches.reduce(0) { max($0, $1.fingers) }
  }

  /// What a single finger did that drew a stroke.
  init(_ runs: FingerRuns, drawing stroke: Stroke) {
    let stretches = runs.stretches()
    let isStroke = stretches.count == 1 && stretches[0].fingers == 1 && stretches[0].isMoved
    self.init(stretches: stretches, stroke: isStroke ? try? StrokeOutline([stroke]) : nil)
  }

  /// The demonstrations in the frames of a recording, in their order.
  ///
  /// Leaves out one whose fingers were cancelled, and one whose fingers are down at the end.
  ///
  /// - Parameter maximumInterval: The longest pause in seconds within a demonstration.
  public static func all(in frames: [InputFrame], maximumInterval: Double = 0.4) -> [Demonstration]
  {
    var recorder = DemonstrationRecorder(maximumInterval: maximumInterval)
    var found: [Demonstration] = []
    for frame in frames { if let one = recorder.add(frame) { found.append(one) } }
    if let last = recorder.finish() { found.append(last) }
    return found
  }
}
