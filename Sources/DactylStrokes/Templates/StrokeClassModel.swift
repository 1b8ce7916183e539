/// What is known of a class besides its templates.
struct StrokeClassModel {
  /// How many templates it has.
  let templates: Double
  /// The mean traits of its templates.
  let traits: [Double]
  /// How near its templates of one stroke lie to the curves of the background.
  private(set) var toOthers = StrokeNearness()

  /// What is known of the class of an index by the templates of a library.
  init(of index: Int, in library: [StrokeTemplate], curves: Int) {
    let members = library.filter { $0.classIndex == index }
    let count = Double(members.count)
    templates = count
    traits = Array(count: StrokeTraits.count) { trait in
      var sum = 0.0
      for member in members { sum += member.traits[trait] }
      return sum / count
    }
    for curve in 0..<curves {
      var nearest = Float.infinity
      for member in members { nearest = min(nearest, member.fromBackground[curve]) }
      toOthers.note(Double(nearest))
    }
  }
}
