/// Chooses representative drawings from many, and makes a library of them.
///
/// K-medoids: the drawings of each class from which all the others are least far. Starts greedily
/// as in PAM (Kaufman, Rousseeuw 1987); then each group moves to its own middle until nothing
/// changes. The same samples in the same order give the same library.
public struct StrokeTrainer: Hashable, Sendable {
  /// The largest number of templates a class gets; default 10.
  public var templatesPerClass: Int
  /// The largest number of drawings a class compares, evenly spread over all; default 400.
  public var candidatesPerClass: Int

  /// A trainer with the given limits.
  ///
  /// - Precondition: Both numbers are at least 1.
  public init(templatesPerClass: Int = 10, candidatesPerClass: Int = 400) {
    precondition(templatesPerClass >= 1 && candidatesPerClass >= 1, "a class needs a template")
    self.templatesPerClass = templatesPerClass
    self.candidatesPerClass = candidatesPerClass
  }

  /// A library with templates chosen from the samples of the given classes; ignores other samples.
  ///
  /// - Parameter progress: Called after every class with the number done so far.
  public func train(
    _ samples: [StrokeSample], classes: [StrokeClass],
    rejection: StrokeRejection = .learned(generosity: 1),
    progress: (Int) -> Void = { _ in }
  ) -> StrokeTraining {
    // Learning waits for the last template.
    var library = StrokeLibrary(rejection: .fixed(path: 1, cloud: 1))
    var chosen: [Int] = []
    var unusable = 0
    for (done, strokeClass) in classes.enumerated() {
      library.define(strokeClass)
      var members: [Int] = []
      var outlines: [StrokeOutline] = []
      for index in samples.indices where samples[index].classID == strokeClass.id {
        guard let outline = try? StrokeOutline(samples[index].drawing) else {
          unusable += 1
          continue
        }
        members.append(index)
        outlines.append(outline)
      }
      if members.count > candidatesPerClass {
        let spread = (0..<candidatesPerClass).map { $0 * members.count / candidatesPerClass }
        members = spread.map { members[$0] }
        outlines = spread.map { outlines[$0] }
      }
      for medoid in medoids(of: outlines, in: strokeClass) {
        library.add(outlines[medoid], class: strokeClass.id)
        chosen.append(members[medoid])
      }
      progress(done + 1)
    }
    library.rejection = rejection
    return StrokeTraining(library: library, chosen: chosen, unusable: unusable)
  }

  /// The representative drawings, in the given order.
  private func medoids(of outlines: [StrokeOutline], in strokeClass: StrokeClass) -> [Int] {
    let count = outlines.count
    guard count > templatesPerClass else { return Array(0..<count) }
    let distances = distances(between: outlines, in: strokeClass)
    var medoids = greedyMedoids(distances, count: count)
    var moved = true
    var rounds = 0
    while moved && rounds < 30 {
      moved = false
      rounds += 1
      var groups: [[Int]] = Array(repeating: [], count: medoids.count)
      for member in 0..<count {
        var nearest = 0
        for group in 1..<max(medoids.count, 1)
        where distances[member * count + medoids[group]]
          < distances[member * count + medoids[nearest]]
        {
          nearest = group
        }
        groups[nearest].append(member)
      }
      for group in groups.indices {
        func sum(from place: Int) -> Float {
          groups[group].reduce(Float(0)) { $0 + distances[place * count + $1] }
        }
        var least = sum(from: medoids[group])
        for candidate in groups[group] where sum(from: candidate) < least {
          least = sum(from: candidate)
          medoids[group] = candidate
          moved = true
        }
      }
    }
    return medoids.sorted()
  }

  /// Adds, one by one, the drawing that most reduces all distances to the nearest chosen one.
  private func greedyMedoids(_ distances: [Float], count: Int) -> [Int] {
    var medoids: [Int] = []
    var nearest = [Float](repeating: .greatestFiniteMagnitude, count: count)
    for _ in 0..<templatesPerClass {
      var best: Int?
      var least = Double.infinity
      for candidate in 0..<count where !medoids.contains(candidate) {
        var sum = 0.0
        for member in 0..<count {
          sum += Double(min(nearest[member], distances[candidate * count + member]))
        }
        if sum < least {
          least = sum
          best = candidate
        }
      }
      guard let best else { break }
      medoids.append(best)
      for member in 0..<count {
        nearest[member] = min(nearest[member], distances[best * count + member])
      }
    }
    return medoids
  }

  /// All distances, symmetric; by clouds if a drawing has several strokes.
  private func distances(between outlines: [StrokeOutline], in strokeClass: StrokeClass) -> [Float]
  {
    var library = StrokeLibrary(rejection: .fixed(path: 1, cloud: 1))
    // Drawings of one class may differ in size by more than a template forgives.
    var comparable = strokeClass
    comparable.invariance.insert(.size)
    library.define(comparable)
    for outline in outlines { library.add(outline, class: strokeClass.id) }
    let count = outlines.count
    var distances = [Float](repeating: 0, count: count * count)
    for left in 0..<count {
      let query = StrokeQuery(outlines[left], needs: library.needs)
      for right in 0..<count where right != left {
        let distance =
          library.needs.clouds
          ? query.cloudDistance(to: library.templates[right])
          : query.pathDistance(to: library.templates[right])
        distances[left * count + right] += distance / 2
        distances[right * count + left] += distance / 2
      }
    }
    return distances
  }
}
