/// How well a library does on drawings of known meaning: counts, and what follows from them.
///
/// Fill it with `add` drawing by drawing, over as many libraries of the same classes as wanted.
public struct StrokeEvaluation: Hashable, Sendable {
  /// The numbers of the classes, in the order of rows and columns.
  public let classIDs: [Int]
  /// How often a drawing of a row was taken for the class of a column.
  ///
  /// The row after the last class holds drawings that are no gesture, the column after the last
  /// class what was refused.
  public private(set) var confusion: [[Int]]
  /// How many true gestures have their class nearest, refused or not.
  public private(set) var nearestRight = 0
  private var outcomes: [Outcome] = []

  /// A drawing's distance to the nearest class, and whether taking it for that would be right.
  private struct Outcome: Hashable {
    var distance: Double
    var isGesture: Bool
    var isRight: Bool
  }

  /// An empty evaluation for the given classes.
  public init(classes: [StrokeClass]) {
    classIDs = classes.map { $0.id }
    confusion = Array(
      repeating: Array(repeating: 0, count: classes.count + 1), count: classes.count + 1)
  }

  /// Counts what a library made of a drawing of the given class, nil for one that is no gesture.
  ///
  /// A class that the evaluation does not know counts as no gesture.
  public mutating func add(_ match: StrokeMatch, of classID: Int?) {
    let none = classIDs.count
    let row = classIDs.firstIndex { $0 == classID } ?? none
    let taken = match.recognition?.classID
    let column = classIDs.firstIndex { $0 == taken } ?? none
    confusion[row][column] += 1
    let nearest = match.nearest
    let isRight = row < none && nearest?.classID == classID
    if isRight { nearestRight += 1 }
    outcomes.append(
      Outcome(distance: nearest?.distance ?? .infinity, isGesture: row < none, isRight: isRight))
  }

  /// Measures a library on all the samples.
  ///
  /// - Parameter progress: Called after every sample with the number done, counted from 1.
  public static func measure(
    _ library: StrokeLibrary, on samples: [StrokeSample], progress: (Int) -> Void = { _ in }
  ) -> StrokeEvaluation {
    var evaluation = StrokeEvaluation(classes: library.classes)
    for (done, sample) in samples.enumerated() {
      evaluation.add(library.recognize(sample.drawing), of: sample.classID)
      progress(done + 1)
    }
    return evaluation
  }

  /// Trains without each person in turn, and measures on that person.
  ///
  /// Drawings that are no gesture are measured with the library made without their own drawer.
  ///
  /// - Parameter progress: Called after every sample with the number done, counted from 1.
  public static func leavingOnePersonOut(
    _ samples: [StrokeSample], classes: [StrokeClass], trainer: StrokeTrainer = StrokeTrainer(),
    rejection: StrokeRejection = .learned(generosity: 1), progress: (Int) -> Void = { _ in }
  ) -> StrokeEvaluation {
    var evaluation = StrokeEvaluation(classes: classes)
    var done = 0
    var people: [Int] = []
    for sample in samples where !people.contains(sample.person) { people.append(sample.person) }
    for person in people {
      let others = samples.filter { $0.person != person }
      let library = trainer.train(others, classes: classes, rejection: rejection).library
      for sample in samples where sample.person == person {
        evaluation.add(library.recognize(sample.drawing), of: sample.classID)
        done += 1
        progress(done)
      }
    }
    return evaluation
  }

  /// How many drawings were gestures of the classes.
  public var gestures: Int { confusion.dropLast().reduce(0) { $0 + $1.reduce(0, +) } }

  /// How many drawings were no gesture.
  public var others: Int { confusion[classIDs.count].reduce(0, +) }

  /// The share of gestures whose class is nearest, refused or not, 0…1.
  public var accuracy: Double { share(nearestRight, of: gestures) }

  /// The share of gestures that were refused, 0…1.
  public var rejected: Double {
    share(confusion.dropLast().reduce(0) { $0 + $1[classIDs.count] }, of: gestures)
  }

  /// The share of drawings that are no gesture and were taken for one, 0…1.
  public var falselyAccepted: Double {
    share(others - confusion[classIDs.count][classIDs.count], of: others)
  }

  /// The share of a class's drawings that were taken for it, 0…1; the class by its place in `classIDs`.
  public func recall(ofClassAt index: Int) -> Double {
    share(confusion[index][index], of: confusion[index].reduce(0, +))
  }

  /// How many drawings of other classes, or of none, were taken for a class, by its place in `classIDs`.
  public func falsePositives(ofClassAt index: Int) -> Int {
    confusion.indices.reduce(0) { $0 + ($1 == index ? 0 : confusion[$1][index]) }
  }

  /// What stricter and more generous thresholds would do, from the strictest on.
  ///
  /// One step for each distance at which the answer to a drawing changes.
  public var operatingCharacteristic: [StrokeOperatingPoint] {
    let gestures = max(gestures, 1)
    let others = max(others, 1)
    var points: [StrokeOperatingPoint] = []
    var accepted = 0
    var right = 0
    var wrong = 0
    let sorted = outcomes.filter { $0.distance.isFinite }.sorted { $0.distance < $1.distance }
    for (index, outcome) in sorted.enumerated() {
      if outcome.isGesture { accepted += 1 } else { wrong += 1 }
      if outcome.isRight { right += 1 }
      let next = index + 1
      guard next == sorted.count || sorted[next].distance > outcome.distance else { continue }
      points.append(
        StrokeOperatingPoint(
          generosity: outcome.distance,
          accepted: Double(accepted) / Double(gestures), recalled: Double(right) / Double(gestures),
          falselyAccepted: Double(wrong) / Double(others)))
    }
    return points
  }

  private func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
