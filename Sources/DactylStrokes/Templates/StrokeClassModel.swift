/// A class of a library with statistics of its templates.
final class StrokeClassModel: Sendable {
  /// The class.
  let strokeClass: StrokeClass
  /// The number of its templates.
  let templates: Double
  /// The mean traits of its templates.
  let traits: [Double]
  /// How near its single-stroke templates lie to the curves of the background.
  let toOthers: StrokeNearness

  /// Collects statistics from the templates of `library` with the given class index.
  init(
    _ strokeClass: StrokeClass, at index: Int = 0, in library: [StrokeTemplate] = [],
    curves: Int = 0
  ) {
    self.strokeClass = strokeClass
    var count = 0.0
    for template in library where template.classIndex == index { count += 1 }
    templates = count
    traits = Array(count: StrokeTraits.count) { trait in
      var sum = 0.0
      for template in library where template.classIndex == index {
        sum += template.traits[trait]
      }
      return sum / count
    }
    var toOthers = StrokeNearness()
    for curve in 0..<curves {
      var nearest = Float.infinity
      for template in library where template.classIndex == index {
        nearest = min(nearest, template.fromBackground[curve])
      }
      toOthers.note(Double(nearest))
    }
    self.toOthers = toOthers
  }
}
