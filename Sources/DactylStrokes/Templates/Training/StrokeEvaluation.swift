/// How well a library does on drawings of known class: counts and shares.
///
/// Fill it with `add` for each drawing, over any number of libraries of the same classes.
public struct StrokeEvaluation: Hashable, Sendable {
  /// The numbers of the classes, in the order of rows and columns.
  public let classIDs: [Int]
  /// How often a drawing of a row's class was accepted as a column's class.
  ///
  /// The last row holds drawings that are no gesture; the last column, refusals.
  public private(set) var confusion: [[Int]]
  /// How many gestures have their own class nearest, refused or not.
  public private(set) var nearestRight = 0
  /// The results of each person, in the order of their first drawing.
  public private(set) var people: [StrokePersonShare] = []
  /// How often each class was mistaken for another, refused or not; only pairs that happened.
  public private(set) var mistakes: [StrokeMistake] = []
  private var outcomes: [Outcome] = []

  /// A drawing's distance to the nearest class, and if that class is right.
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

  /// Counts a library's answer to a drawing of the given class; nil for one that is no gesture.
  ///
  /// A class unknown to the evaluation counts as no gesture.
  public mutating func add(_ match: StrokeMatch, of classID: Int?, by person: Int = 0) {
    let none = classIDs.count
    let row = classIDs.firstIndex { $0 == classID } ?? none
    let taken = match.recognition?.classID
    let column = classIDs.firstIndex { $0 == taken } ?? none
    confusion[row][column] += 1
    let nearest = match.nearest
    let isRight = row < none && nearest?.classID == classID
    if isRight { nearestRight += 1 }
    note(person, isGesture: row < none, isRight: isRight, isTaken: taken != nil)
    if row < none, !isRight, let nearest { note(classIDs[row], takenFor: nearest.classID) }
    outcomes.append(
      Outcome(distance: nearest?.distance ?? .infinity, isGesture: row < none, isRight: isRight))
  }

  /// Measures a library on all the samples.
  ///
  /// - Parameter progress: Called after every sample with the number done so far.
  public static func measure(
    _ library: StrokeLibrary, on samples: [StrokeSample], progress: (Int) -> Void = { _ in }
  ) -> StrokeEvaluation {
    var evaluation = StrokeEvaluation(classes: library.classes)
    for (done, sample) in samples.enumerated() {
      evaluation.add(library.recognize(sample.drawing), of: sample.classID, by: sample.person)
      progress(done + 1)
    }
    return evaluation
  }

  /// Trains without each person in turn, and measures on that person.
  ///
  /// Measures drawings that are no gesture with the library made without the person who drew them.
  ///
  /// - Parameter progress: Called after every sample with the number done so far.
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
        evaluation.add(library.recognize(sample.drawing), of: sample.classID, by: person)
        done += 1
        progress(done)
      }
    }
    return evaluation
  }

  private mutating func note(_ person: Int, isGesture: Bool, isRight: Bool, isTaken: Bool) {
    var index = people.firstIndex { $0.person == person }
    if index == nil {
      people.append(StrokePersonShare(person: person))
      index = people.count - 1
    }
    guard let index else { return }
    if isGesture {
      people[index].gestures += 1
      if isRight { people[index].right += 1 }
      if isRight && isTaken { people[index].recalled += 1 }
    } else {
      people[index].others += 1
      if isTaken { people[index].accepted += 1 }
    }
  }

  private mutating func note(_ classID: Int, takenFor other: Int) {
    if let index = mistakes.firstIndex(where: { $0.classID == classID && $0.takenFor == other }) {
      mistakes[index].count += 1
    } else {
      mistakes.append(StrokeMistake(classID: classID, takenFor: other, count: 1))
    }
  }

  /// Pairs of classes with the second nearest to a share of the first's drawings; worst first.
  ///
  /// - Parameter limit: The least such share, 0…1; default 0.02.
  public func nearPairs(atLeast limit: Double = 0.02) -> [StrokeMistake] {
    mistakes.filter { mistake in
      guard let index = classIDs.firstIndex(of: mistake.classID) else { return false }
      return Double(mistake.count) >= limit * Double(confusion[index].reduce(0, +))
    }.sorted { $0.count > $1.count }
  }

  /// The 95 % interval of a share for new people, 0…1; nil for fewer than two people.
  ///
  /// The normal interval of a mean over clusters of unequal size (Cochran, *Sampling techniques*,
  /// 1977, 11.8). If all people agree, the rule of three over people gives the other end.
  public func interval(
    _ part: (StrokePersonShare) -> Int, of whole: (StrokePersonShare) -> Int
  ) -> ClosedRange<Double>? {
    let counted = people.filter { whole($0) > 0 }
    guard counted.count > 1 else { return nil }
    let all = Double(counted.reduce(0) { $0 + whole($1) })
    let share = Double(counted.reduce(0) { $0 + part($1) }) / all
    let count = Double(counted.count)
    if share == 0 { return 0...min(3 / count, 1) }
    if share == 1 { return max(1 - 3 / count, 0)...1 }
    var squares = 0.0
    for person in counted {
      let off = Double(part(person)) - share * Double(whole(person))
      squares += off * off
    }
    let error = (squares * count / (count - 1)).squareRoot() / all
    return max(share - 1.96 * error, 0)...min(share + 1.96 * error, 1)
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

  /// The share of drawings that are no gesture but were accepted as one, 0…1.
  public var falselyAccepted: Double {
    share(others - confusion[classIDs.count][classIDs.count], of: others)
  }

  /// The share of a class's drawings accepted as it, 0…1; by the class's index in `classIDs`.
  public func recall(ofClassAt index: Int) -> Double {
    share(confusion[index][index], of: confusion[index].reduce(0, +))
  }

  /// How many other drawings were accepted as a class; by its index in `classIDs`.
  public func falsePositives(ofClassAt index: Int) -> Int {
    confusion.indices.reduce(0) { $0 + ($1 == index ? 0 : confusion[$1][index]) }
  }

  /// The results at all thresholds, strictest first.
  ///
  /// One point for each distance at which an answer changes.
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
