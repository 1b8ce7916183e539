import Dactyl

/// Strokes that are something else, as few mean curves.
///
/// A drawing that is as near to one of these as to the gestures of a library is none of them. The
/// idea is that of background models in speech: Reynolds, Quatieri, Dunn, *Speaker verification
/// using adapted Gaussian mixture models*, Digital Signal Processing 2000.
enum StrokeBackground {
  /// The curves that come with Dactyl, prepared once: all libraries share them.
  private static let own: [StrokeTarget] = {
    var targets: [StrokeTarget] = []
    var index = 0
    while index < curves.count {
      var place = Point(0, 0)
      let places = [Point](count: StrokePath.count) { _ in
        place = place + Vector(Double(curves[index]), Double(curves[index + 1]))
        index += 2
        return place
      }
      add([Stroke(places)], to: &targets)
    }
    return targets
  }()

  /// The curves that come with Dactyl, and others.
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
