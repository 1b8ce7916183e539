import DactylStrokes
import Foundation
import StrokeData

/// Fits the weights of rejection on some people, collections and kinds of other strokes, and scores
/// them on others.
///
/// Libraries are made of the drawings of one collection (ten a class) or of one person (three a
/// class) and asked about the strokes of other collections, about words and about drawings.
/// Collections are dealt into folds; weights and constant come from libraries *and* strokes of the
/// other folds, from half of the people who swiped words and from half of the words drawn; scored
/// are libraries and strokes of the fold, and the other halves.
struct RejectionFitting {
  /// A stroke's relation to a library.
  enum Kind: Hashable, CaseIterable {
    /// A gesture of the library; its own class is nearest, or another.
    case right, wrong
    case word, drawing
    /// A gesture whose class was removed from the library.
    case missing
    /// Digits and symbols: never trained on.
    case unseen
  }

  /// A library's answer for a stroke.
  struct Case {
    var kind: Kind
    var numbers: [Double]
    /// True if it is refused regardless of the numbers.
    var isTooFar: Bool
    /// The fold of the library, and that of the stroke.
    var library: Int
    var stroke: Int
    var person: String
    /// Which half of words or drawings it belongs to.
    var half: Int
    /// True if the library has three templates a class by one person.
    var isSmall: Bool

    func isAccepted(by weights: [Double]) -> Bool {
      !isTooFar && RejectionFitting.sum(weights, numbers) < 0
    }
  }

  /// The index of the logarithm of the number of templates.
  private static let templates = 2

  private(set) var cases: [Case] = []
  let folds: Int
  /// The total weight of each kind of strokes in the fit.
  private let shares: [Kind: Double]

  /// Asks libraries made of the sets about their strokes and others.
  ///
  /// - Parameter cloud: Whether gestures of several strokes are meant.
  init(_ recordings: RecordedStrokes, sets: [RecordedSet], cloud: Bool, folds: Int) throws {
    self.folds = folds
    // Single strokes are drawn where people swipe words; several strokes are mostly mistaken for
    // other gestures of several.
    shares = cloud ? [.word: 1, .drawing: 1, .missing: 2] : [.word: 3, .drawing: 1]
    var generator = SeededGenerator(seed: 3)
    let rows = try sets.flatMap { try recordings.scoredRows(of: $0) }
    let names = Set(rows.map(\.set.collection)).sorted()
    let labels = Set(rows.map(\.label)).sorted()
    let words = try recordings.scoredRows(of: .swipes)
    let shapes: Set = ["circle", "triangle", "square", "star", "zigzag", "line"]
    let drawings = try recordings.scoredRows(of: .quickdraw).filter { !shapes.contains($0.label) }
    // Of several strokes nothing but a 4, a 7 and a plus: an X is a gesture of these libraries.
    let unseen = try [RecordedSet.symbols, .digits].flatMap { try recordings.scoredRows(of: $0) }
      .filter { cloud ? $0.strokes.count > 1 && $0.label != "X" : $0.strokes.count == 1 }
    let people = Set(words.map(\.person)).sorted()
    let drawn = Set(drawings.map(\.label)).sorted()
    for (place, name) in names.enumerated() {
      let own = rows.filter { $0.set.collection == name }
      let persons = Set(own.map(\.person)).sorted().shuffled(using: &generator).prefix(2)
      var libraries = (0..<2).map { _ in
        (Self.library(of: own, labels, each: 10, using: &generator), false)
      }
      for person in persons {
        let theirs = own.filter { $0.person == person }
        libraries.append((Self.library(of: theirs, labels, each: 3, using: &generator), true))
      }
      let foreign = rows.filter { $0.set.collection != name }.shuffled(using: &generator)
      for (library, isSmall) in libraries {
        func add(
          _ row: RecordedStroke, _ kind: Kind, fold: Int, half: Int, to library: StrokeLibrary
        ) {
          guard let nearest = library.recognize(row.strokes).nearest,
            let evidence = nearest.evidence
          else { return }
          guard (evidence.kind == .cloud) == cloud else { return }
          let isGesture = kind == .right
          let isRight = isGesture && labels[nearest.classID] == row.label
          cases.append(
            Case(
              kind: isGesture && !isRight ? .wrong : kind, numbers: evidence.numbers,
              isTooFar: !cloud && evidence.distance >= StrokeEvidence.farthestPath,
              library: place % folds, stroke: fold, person: row.person, half: half,
              isSmall: isSmall))
        }
        // What is no gesture has one stroke in all other recordings.
        let lacking = cloud ? labels.indices.map { Self.library(library, without: $0) } : []
        for row in foreign.prefix(600) {
          let other = names.firstIndex(of: row.set.collection) ?? 0
          add(row, .right, fold: other % folds, half: 0, to: library)
          guard cloud, let id = labels.firstIndex(of: row.label) else { continue }
          add(row, .missing, fold: other % folds, half: 0, to: lacking[id])
        }
        for row in words.shuffled(using: &generator).prefix(400) {
          add(row, .word, fold: -1, half: (people.firstIndex(of: row.person) ?? 0) % 2, to: library)
        }
        for row in drawings.shuffled(using: &generator).prefix(400) {
          add(
            row, .drawing, fold: -1, half: (drawn.firstIndex(of: row.label) ?? 0) % 2,
            to: library)
        }
        for row in unseen.shuffled(using: &generator).prefix(200) {
          add(row, .unseen, fold: -1, half: 0, to: library)
        }
      }
    }
  }

  private static func library(
    of rows: [RecordedStroke], _ labels: [String], each count: Int,
    using generator: inout SeededGenerator
  ) -> StrokeLibrary {
    var library = StrokeLibrary()
    for (id, label) in labels.enumerated() {
      library.define(StrokeClass(id: id, name: label))
      for row in rows.filter({ $0.label == label }).shuffled(using: &generator).prefix(count) {
        _ = try? library.add(row.strokes, class: id)
      }
    }
    return library
  }

  private static func library(_ library: StrokeLibrary, without id: Int) -> StrokeLibrary {
    var lacking = library
    lacking.remove(class: id)
    return lacking
  }

  /// The weights of the numbers, the constant last: the sum is below 0 for what is accepted.
  ///
  /// The constant and the weight of the number of templates lose the given share of strokes whose
  /// class is nearest, in large libraries and in small ones. What is refused whatever the numbers
  /// say teaches nothing about them and is left out.
  func weights(
    of cases: [Case], lost: Double, kinds: Set<Kind> = [.word, .drawing, .missing],
    unused: Set<Int> = []
  ) -> [Double] {
    let rows = cases.filter {
      $0.kind == .right ? !$0.isTooFar : kinds.contains($0.kind)
    }
    var counts: [Kind: Int] = [:]
    for row in rows { counts[row.kind, default: 0] += 1 }
    let kinds = kinds.filter { counts[$0] != nil }
    let size = (rows.first?.numbers.count ?? 1) - 1
    let used = (0..<size).filter { !unused.contains($0) }
    let all = kinds.reduce(0) { $0 + (shares[$1] ?? 1) }
    let border = LogisticRegression(
      rows.map { row in
        (
          used.map { row.numbers[$0] }, row.kind != .right,
          (row.kind == .right ? 1 : (shares[row.kind] ?? 1) / all)
            / Double(counts[row.kind] ?? 1)
        )
      })
    var weights = [Double](repeating: 0, count: size + 1)
    for (place, number) in used.enumerated() { weights[number] = border.weights[place] }
    weights[Self.templates] = 0
    var points: [(templates: Double, limit: Double)] = []
    for isSmall in [false, true] {
      let right = rows.filter { $0.kind == .right && $0.isSmall == isSmall }
      guard !right.isEmpty else { continue }
      let sums = right.map { Self.sum(weights, $0.numbers) }.sorted()
      points.append(
        (
          right.reduce(0) { $0 + $1.numbers[Self.templates] } / Double(right.count),
          sums[min(Int(Double(sums.count) * (1 - lost)), sums.count - 1)]
        ))
    }
    guard let large = points.first, let small = points.last else { return weights }
    if large.templates > small.templates {
      weights[Self.templates] = (small.limit - large.limit) / (large.templates - small.templates)
    }
    weights[size] = -large.limit - weights[Self.templates] * large.templates
    return weights
  }

  static func sum(_ weights: [Double], _ numbers: [Double]) -> Double {
    zip(weights, numbers).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Scores every case by weights fitted without its fold and its half; the answer is by kind and
  /// size of library.
  func heldOut(
    lost: Double, kinds: Set<Kind> = [.word, .drawing, .missing], unused: Set<Int> = []
  ) -> [Bool: [Kind: PeopleTally]] {
    var tallies: [Bool: [Kind: PeopleTally]] = [:]
    for fold in 0..<folds {
      for half in 0..<2 {
        let training = cases.filter { row in
          guard row.library != fold else { return false }
          switch row.kind {
          case .right, .wrong, .missing: return row.stroke != fold
          case .word, .drawing: return row.half == half
          case .unseen: return kinds.contains(.unseen)
          }
        }
        let weights = weights(of: training, lost: lost, kinds: kinds, unused: unused)
        for row in cases where row.library == fold {
          switch row.kind {
          case .right, .wrong, .missing: guard row.stroke == fold else { continue }
          case .word, .drawing: guard row.half != half else { continue }
          case .unseen: break
          }
          let accepted = row.isAccepted(by: weights)
          tallies[row.isSmall, default: [:]][row.kind, default: PeopleTally()].add(
            row.person, hit: row.kind == .right ? !accepted : accepted)
        }
      }
    }
    return tallies
  }
}
