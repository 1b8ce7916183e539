import TouchData

/// One line of the table: the task and its results, by person.
struct Check {
  /// One act of a person that has one right answer.
  struct Answer {
    var person: String
    var isRight: Bool
    /// The result, for curious readers.
    var words: String
  }

  var name: String
  /// The least share that passes; nil for a line that only informs.
  var needed: Double?
  private(set) var answers: [Answer] = []

  init(_ name: String, needed: Double? = nil) {
    self.name = name
    self.needed = needed
  }

  /// Records one result.
  mutating func note(_ isRight: Bool, of recording: RecordedTouches, _ words: String) {
    answers.append(Answer(person: recording.person, isRight: isRight, words: words))
  }

  var right: Int { answers.filter(\.isRight).count }
  var wrong: [Answer] { answers.filter { !$0.isRight } }
  var holds: Bool {
    guard let needed else { return true }
    return !answers.isEmpty && Double(right) >= needed * Double(answers.count) - 1e-9
  }

  var line: String {
    guard !answers.isEmpty else { return name.padded(to: 58) + " nothing to check" }
    let share = Double(right) / Double(answers.count)
    let interval = Share(right, of: answers.count).interval
    let people = Dictionary(grouping: answers, by: \.person).mapValues {
      Double($0.filter(\.isRight).count) / Double($0.count)
    }
    let verdict = needed == nil ? "" : holds ? "holds" : "FALLS SHORT"
    return [
      name.padded(to: 58), "\(right)/\(answers.count)".padded(to: 9), percent(share).padded(to: 8),
      "\(percent(interval.lowerBound)) to \(percent(interval.upperBound))".padded(to: 18),
      "worst of \(people.count): \(percent(people.values.min() ?? 0))".padded(to: 22), verdict,
    ].joined(separator: " ")
  }

  /// Prints the line and optionally its faults.
  func show(withFaults: Bool) {
    print(line)
    if withFaults { for answer in wrong { print("    " + answer.words) } }
  }

  private func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
}

/// A share of a total, with its uncertainty.
struct Share {
  private let share: Double
  private let count: Double

  init(_ right: Int, of count: Int) {
    share = Double(right) / Double(count)
    self.count = Double(count)
  }

  /// The 95 % interval of the true share by Wilson (1927), as if all answers were independent.
  var interval: ClosedRange<Double> {
    let z = 1.96
    let middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    let half =
      z / (1 + z * z / count)
      * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    return max(0, middle - half)...min(1, middle + half)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

extension RecordedTouches {
  /// The person: in the study each has a folder; elsewhere each recording counts by itself.
  var person: String {
    let parts = file.split(separator: "/")
    return parts.count > 2 && parts[0] == "study" ? String(parts[1]) : file
  }
}
