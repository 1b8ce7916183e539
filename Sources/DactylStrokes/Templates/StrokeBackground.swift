import Dactyl

/// Strokes that are no gesture, as a few mean curves.
///
/// A drawing as near to one of these as to a library's gestures is none of those gestures. Source:
/// background models for speech, Reynolds, Quatieri, Dunn, *Speaker verification using adapted
/// Gaussian mixture models*, Digital Signal Processing 2000.
enum StrokeBackground {
  /// Dactyl's own curves, prepared once for all libraries.
  private static let own = targets(of: curves)

  /// Curves as whole numbers, prepared to be compared with.
  static func targets(of curves: [Int8]) -> [StrokeTarget] {
    var targets: [StrokeTarget] = []
    for stroke in strokes(of: curves) { add([stroke], to: &targets) }
    return targets
  }

  /// Curves from whole numbers: for each, x and y of the first place and the steps to the others.
  @inline(never)
  static func strokes(of curves: [Int8]) -> [Stroke] {
    var strokes: [Stroke] = []
    var index = 0
    while index < curves.count {
      var place = Point(0, 0)
      let places = [Point](count: StrokePath.count) { _ in
        place = place + Vector(Double(curves[index]), Double(curves[index + 1]))
        index += 2
        return place
      }
      strokes.append(Stroke(places))
    }
    return strokes
  }

  /// Dactyl's own curves, and others.
  static func targets(with others: [StrokeOutline]) -> [StrokeTarget] {
    var targets = own
    for outline in others where outline.strokes.count == 1 {
      add(StrokePreparation.drawn(outline, squared: false), to: &targets)
    }
    return targets
  }

  @inline(never)
  private static func add(_ strokes: [Stroke], to targets: inout [StrokeTarget]) {
    targets.append(
      StrokeTarget(
        rows: StrokePath.numbers(
          of: strokes[0], backward: true, padding: StrokePreparation.templatePadding),
        cloud: StrokeCloud.numbers(of: strokes)))
  }
}
