/// A class of a library, and what is known of it by its templates.
final class StrokeClassModel: Sendable {
  /// The class.
  let strokeClass: StrokeClass
  /// How many templates it has.
  let templates: Double
  /// The mean traits of its templates.
  let traits: [Double]
  /// How near its templates of one stroke lie to the curves of the background.
  let toOthers: StrokeNearness

  /// What is known of a class by those templates of a library that have its index.
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
