/// A class of a library with statistics of its templates.
struct StrokeClassModel: Sendable {
  let strokeClass: StrokeClass
  /// The number of its templates.
  private(set) var templates = 0.0
  /// How near its single-stroke templates lie to the curves of the background.
  private(set) var toOthers = StrokeNearness()
  private var sums = Array(repeating: 0.0, count: StrokeTraits.count)
  /// For each curve of the background, how near the nearest template lies.
  private var nearest: [Float]

  /// A class without templates, beside so many curves of the background.
  init(_ strokeClass: StrokeClass, curves: Int) {
    self.strokeClass = strokeClass
    nearest = Array(repeating: .infinity, count: curves)
  }

  /// The mean of a trait of its templates.
  func mean(ofTrait trait: Int) -> Double { sums[trait] / templates }

  /// Takes a template in.
  mutating func add(_ template: StrokeTemplate) {
    templates += 1
    for trait in sums.indices { sums[trait] += template.traits[trait] }
    toOthers = StrokeNearness()
    for curve in nearest.indices {
      nearest[curve] = min(nearest[curve], template.fromBackground[curve])
      toOthers.note(Double(nearest[curve]))
    }
  }
}
