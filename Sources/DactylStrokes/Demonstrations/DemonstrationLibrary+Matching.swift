import Dactyl

extension DemonstrationLibrary {
  /// The cost that is accepted at a generosity of 1: 93 of 100 gestures by people never met cost
  /// less (Docs/measurements.md).
  private static let limit = 1.15
  /// How much nearer than the second the nearest class must be.
  static let clearFactor = 1.2
  /// How much of a continuous class must be done before it begins.
  private static let leastPart = 0.25

  /// The class of what fingers did, or why it has none.
  public func recognize(_ done: Demonstration) -> StrokeMatch {
    let traits = DemonstrationTraits.all(of: done.stretches)
    var distances = distances { one in
      one.demonstration.stroke == nil
        ? cost(of: one).between(one.traits[...], traits) : .infinity
    }
    if let stroke = done.stroke, let drawn = strokes.recognize(stroke).nearest,
      let index = index(ofClass: drawn.classID)
    {
      distances[index] = min(distances[index], drawn.distance)
    }
    return match(distances)
  }

  /// For each class, how far what fingers have done so far is from a beginning of it, in limits,
  /// and how much of it that is, 0…1.
  func beginnings(of done: [DemonstrationTraits]) -> [(distance: Double, part: Double)] {
    var found = [(distance: Double, part: Double)](
      repeating: (.infinity, 0), count: classes.count)
    for one in demonstrations {
      let cost = cost(of: one)
      for last in one.traits.indices {
        for (part, begun) in one.begun[last].enumerated() {
          let distance = scaled(
            cost.between(one.traits[..<last], then: begun, done), stretches: last + 1)
          guard distance < found[one.classIndex].distance else { continue }
          let share = (Double(last) + ShownDemonstration.parts[part]) / Double(one.traits.count)
          found[one.classIndex] = (distance, share)
        }
      }
    }
    return found
  }

  /// The continuous class that is the only one compatible with what fingers are doing; nil as long
  /// as they have not travelled, or another class may be meant.
  func earlyMatch(of runs: FingerRuns) -> StrokeRecognition? {
    guard classes.contains(where: { $0.isContinuous }) else { return nil }
    let stretches = runs.stretches()
    guard let last = stretches.last, last.fingers > 0, last.isMoved else { return nil }
    let found = beginnings(of: DemonstrationTraits.all(of: stretches))
    var only: Int?
    for index in found.indices where found[index].distance < 1 {
      if only != nil { return nil }
      only = index
    }
    guard let only, classes[only].isContinuous, found[only].part >= Self.leastPart else {
      return nil
    }
    return StrokeRecognition(
      classID: classes[only].id, score: 1 - found[only].distance, margin: 1, runnerUp: nil,
      distance: found[only].distance, evidence: nil)
  }

  /// True if a class goes on after the last lift of what was done. Without demonstrations always:
  /// what is about to be shown may go on with another touch.
  func mayGoOn(after done: [DemonstrationTraits]) -> Bool {
    guard !demonstrations.isEmpty else { return true }
    return demonstrations.contains { one in
      one.traits.indices.contains { pause in
        one.traits[pause].fingers == 0
          && scaled(cost(of: one).between(one.traits[..<pause], done), stretches: pause) < 1
      }
    }
  }

  func cost(of one: ShownDemonstration) -> DemonstrationCost {
    DemonstrationCost(forgiven: classes[one.classIndex].forgives)
  }

  /// A cost in limits; of so many stretches, whose costs add up as independent errors do.
  private func scaled(_ cost: Float, stretches: Int) -> Double {
    Double(cost) / (Self.limit * generosity * Double(stretches).squareRoot())
  }

  /// For each class, the least distance of its demonstrations; infinite without any.
  private func distances(_ cost: (ShownDemonstration) -> Float) -> [Double] {
    var distances = [Double](repeating: .infinity, count: classes.count)
    for one in demonstrations {
      distances[one.classIndex] = min(
        distances[one.classIndex], scaled(cost(one), stretches: one.traits.count))
    }
    return distances
  }

  private func match(_ distances: [Double]) -> StrokeMatch {
    var nearest: Int?
    var second: Int?
    for index in distances.indices where distances[index].isFinite {
      if distances[index] < nearest.map({ distances[$0] }) ?? .infinity {
        second = nearest
        nearest = index
      } else if distances[index] < second.map({ distances[$0] }) ?? .infinity {
        second = index
      }
    }
    guard let nearest else { return .refused(.nothingToCompare) }
    let distance = distances[nearest]
    let other = second.map { distances[$0] } ?? .infinity
    let recognition = StrokeRecognition(
      classID: classes[nearest].id, score: max(0, 1 - distance),
      margin: other > 0 ? 1 - distance / other : 0, runnerUp: second.map { classes[$0].id },
      distance: distance, evidence: nil)
    return distance < 1 && other >= Self.clearFactor * distance
      ? .recognized(recognition) : .refused(.tooFar(recognition))
  }
}
