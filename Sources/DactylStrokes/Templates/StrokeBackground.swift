import Dactyl

/// Strokes that are something else, as few mean curves, and how far drawings lie from them.
///
/// A drawing that is as near to one of these as to the gestures of a library is none of them. The
/// idea is that of background models in speech: Reynolds, Quatieri, Dunn, *Speaker verification
/// using adapted Gaussian mixture models*, Digital Signal Processing 2000.
struct StrokeBackground {
  /// Prepared paths, `StrokePath.size` numbers a curve.
  private(set) var paths: [Float] = []
  /// Prepared clouds, `StrokeCloud.size` numbers a curve.
  private(set) var clouds: [Float] = []
  /// How many curves there are.
  private(set) var count = 0

  /// The curves that come with Dactyl, prepared once: all libraries share them.
  private static let own: StrokeBackground = {
    var background = StrokeBackground()
    background.paths.reserveCapacity(curves.count / (2 * StrokePath.count) * StrokePath.size)
    background.clouds.reserveCapacity(curves.count / (2 * StrokePath.count) * StrokeCloud.size)
    var index = 0
    while index < curves.count {
      var stroke = Stroke(capacity: StrokePath.count)
      var place = Point(0, 0)
      for _ in 0..<StrokePath.count {
        place = place + Vector(Double(curves[index]), Double(curves[index + 1]))
        stroke.append(place)
        index += 2
      }
      background.add([stroke])
    }
    return background
  }()

  private init() {}

  /// The curves that come with Dactyl, and others.
  init(_ others: [StrokeOutline]) {
    self = Self.own
    for outline in others where outline.strokes.count == 1 {
      add(StrokePreparation.drawn(outline, squared: false))
    }
  }

  private mutating func add(_ strokes: [Stroke]) {
    paths += StrokePath.numbers(
      of: strokes[0], backward: true, padding: StrokePreparation.templatePadding)
    clouds += StrokeCloud.numbers(of: strokes)
    count += 1
  }
}
