import DactylStrokes
import Platform

/// What gestures of several fingers were taken for, as tables.
struct ShownReport {
  private let answers: [(meant: String, answer: StrokeMatch)]
  private let names: [Int: String]

  init(_ answers: [(meant: String, answer: StrokeMatch)], names: [Int: String]) {
    self.answers = answers
    self.names = names
  }

  var text: String {
    let known = Set(names.values)
    let own = answers.filter { known.contains($0.meant) }
    let others = answers.filter { !known.contains($0.meant) }
    var lines = ["\(own.count) gestures and \(others.count) others"]
    if !own.isEmpty {
      lines += [
        "nearest class right                   \(share(of: own) { nearest($0) == $0.meant })",
        "taken for what they are               \(share(of: own) { taken($0) == $0.meant })",
        "refused                               \(share(of: own) { taken($0) == nil })",
      ]
    }
    if !others.isEmpty {
      lines.append(
        "others taken for a gesture            \(share(of: others) { taken($0) != nil })")
    }
    lines += ["", "gesture".padded(20) + "   done   right   taken for"]
    for meant in Set(answers.map(\.meant)).sorted() {
      lines.append(
        line(of: answers.filter { $0.meant == meant }, meant, isKnown: known.contains(meant)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(
    of row: [(meant: String, answer: StrokeMatch)], _ meant: String, isKnown: Bool
  ) -> String {
    let counts = row.compactMap(taken).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let wrong = counts.filter { $0.key != meant }.sorted { $0.key < $1.key }
    let words = wrong.map { name, count in "\(name) \(count)" }.joined(separator: ", ")
    let right = isKnown ? "\(counts[meant] ?? 0)" : "–"
    return meant.padded(20) + "\(row.count)".leading(7) + right.leading(8)
      + (words.isEmpty ? "" : "   " + words)
  }

  private func taken(_ one: (meant: String, answer: StrokeMatch)) -> String? {
    one.answer.recognition.flatMap { names[$0.classID] }
  }

  private func nearest(_ one: (meant: String, answer: StrokeMatch)) -> String? {
    one.answer.nearest.flatMap { names[$0.classID] }
  }

  private func share(
    of rows: [(meant: String, answer: StrokeMatch)],
    that is: ((meant: String, answer: StrokeMatch)) -> Bool
  ) -> String {
    percent(Double(rows.count(where: `is`)) / Double(rows.count))
  }
}
