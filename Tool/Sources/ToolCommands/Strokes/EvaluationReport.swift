import Dactyl
import DactylStrokes
import Platform

/// An evaluation as tables, and its ROC curve as a picture.
struct EvaluationReport {
  private let evaluation: StrokeEvaluation
  private let names: [String]
  private let people: [String]

  init(_ evaluation: StrokeEvaluation, names: [String], people: [String]) {
    self.evaluation = evaluation
    self.names = names
    self.people = people
  }

  var text: String {
    var lines = [
      "\(evaluation.gestures) gestures and \(evaluation.others) other drawings by "
        + (people.count == 1 ? "1 person" : "\(people.count) people"),
      "accuracy (nearest class right)        \(percent(evaluation.accuracy))",
      "gestures refused                      \(percent(evaluation.rejected))",
    ]
    if evaluation.others > 0 {
      lines.append("others taken for a gesture            \(percent(evaluation.falselyAccepted))")
    }
    lines += expectations + byPerson + warnings
    lines += ["", "gesture".padded(20) + "  drawn  recall   false positives"]
    for (index, name) in names.enumerated() {
      let drawn = evaluation.confusion[index].reduce(0, +)
      lines.append(
        name.padded(20) + "\(drawn)".leading(7)
          + (drawn == 0 ? "–" : percent(evaluation.recall(ofClassAt: index))).leading(9)
          + "\(evaluation.falsePositives(ofClassAt: index))".leading(12))
    }
    lines += ["", "confusion: rows are what was drawn, columns what it was taken for"]
    lines += confusion
    lines += ["", "ROC: threshold, gestures accepted, recalled, others accepted"]
    lines += rocTable
    return lines.joined(separator: "\n") + "\n"
  }

  /// The results to expect for new people, from the spread of these; empty for one person.
  private var expectations: [String] {
    func line(_ name: String, _ interval: ClosedRange<Double>?) -> String? {
      interval.map { name.padded(38) + "\(percent($0.lowerBound)) to \(percent($0.upperBound))" }
    }
    let lines = [
      line("  nearest class right", evaluation.interval(\.right, of: \.gestures)),
      line("  taken for what they are", evaluation.interval(\.recalled, of: \.gestures)),
      line("  others taken for a gesture", evaluation.interval(\.accepted, of: \.others)),
    ].compactMap { $0 }
    return lines.isEmpty ? [] : ["", "expected on new people, in 19 of 20 cases:"] + lines
  }

  private var byPerson: [String] {
    guard evaluation.people.count > 1 else { return [] }
    var lines = ["", "person".padded(20) + "  drawn   right  recall   others accepted"]
    for share in evaluation.people {
      let name = people.indices.contains(share.person) ? people[share.person] : ""
      func part(_ count: Int, of whole: Int) -> String {
        whole == 0 ? "–" : percent(Double(count) / Double(whole))
      }
      lines.append(
        name.padded(20) + "\(share.gestures)".leading(7)
          + part(share.right, of: share.gestures).leading(10)
          + part(share.recalled, of: share.gestures).leading(10)
          + part(share.accepted, of: share.others).leading(10))
    }
    return lines
  }

  private var warnings: [String] {
    evaluation.nearPairs().map { pair in
      func name(_ id: Int) -> String {
        evaluation.classIDs.firstIndex(of: id).map { names[$0] } ?? "\(id)"
      }
      let drawings = pair.count == 1 ? "1 drawing was" : "\(pair.count) drawings were"
      return "warning: \(name(pair.classID)) is too near \(name(pair.takenFor)): "
        + "\(drawings) nearer to it"
    }
  }

  private var confusion: [String] {
    let columns = names.indices.map { "\($0 + 1)" } + ["refused"]
    var lines = ["".padded(23) + columns.map { $0.leading(max(5, $0.count + 1)) }.joined()]
    for row in 0...names.count {
      let counts = evaluation.confusion[row]
      if row == names.count, counts.reduce(0, +) == 0 { continue }
      let title =
        row < names.count ? "\(row + 1)".leading(2) + " " + names[row] : "   none of them"
      lines.append(
        title.padded(23)
          + counts.enumerated().map { column, count in
            (count == 0 ? "·" : "\(count)").leading(max(5, columns[column].count + 1))
          }.joined())
    }
    return lines
  }

  private var rocTable: [String] {
    let curve = evaluation.operatingCharacteristic
    return [0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.7, 2].map { factor in
      let point = curve.last { $0.generosity <= factor }
      return decimal(factor).leading(9) + percent(point?.accepted ?? 0).leading(20)
        + percent(point?.recalled ?? 0).leading(10)
        + percent(point?.falselyAccepted ?? 0).leading(17)
    }
  }

  /// The ROC curve as SVG, with the present threshold marked: gestures accepted against other
  /// drawings accepted.
  var rocPicture: String {
    let side = 420.0
    let left = 60.0
    let top = 30.0
    func place(_ point: StrokeOperatingPoint) -> String {
      "\(decimal(left + side * point.falselyAccepted)),\(decimal(top + side * (1 - point.recalled)))"
    }
    let curve = evaluation.operatingCharacteristic
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 520\" width=\"520\" height=\"520\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#1f2328\" role=\"img\">",
      "<title>ROC curve</title>", "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    for tick in 0...5 {
      let offset = side * Double(tick) / 5
      let word = "\(tick * 20) %"
      lines.append(
        "<path d=\"M\(decimal(left + offset)) \(decimal(top))v\(decimal(side))M\(decimal(left)) "
          + "\(decimal(top + offset))h\(decimal(side))\" stroke=\"#e5e9ed\" fill=\"none\"/>")
      lines.append(
        "<text x=\"\(decimal(left + offset))\" y=\"\(decimal(top + side + 18))\" "
          + "text-anchor=\"middle\" fill=\"#59636e\">\(word)</text>")
      lines.append(
        "<text x=\"\(decimal(left - 8))\" y=\"\(decimal(top + side - offset + 4))\" "
          + "text-anchor=\"end\" fill=\"#59636e\">\(word)</text>")
    }
    lines.append(
      "<polyline points=\"\(curve.map(place).joined(separator: " "))\" fill=\"none\" "
        + "stroke=\"#0b6bcb\" stroke-width=\"2\"/>")
    if let used = curve.last(where: { $0.generosity <= 1 }) {
      let spot = place(used).split(separator: ",")
      lines.append(
        "<circle cx=\"\(spot[0])\" cy=\"\(spot[1])\" r=\"5\" fill=\"#1a7f37\"><title>threshold in use: "
          + "\(percent(used.recalled)) recalled, \(percent(used.falselyAccepted)) of others accepted"
          + "</title></circle>")
    }
    lines += [
      "<text x=\"\(decimal(left + side / 2))\" y=\"\(decimal(top + side + 40))\" "
        + "text-anchor=\"middle\">other drawings taken for a gesture</text>",
      "<text transform=\"translate(16 \(decimal(top + side / 2))) rotate(-90)\" "
        + "text-anchor=\"middle\">gestures recognised</text>",
      "</svg>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

func percent(_ share: Double) -> String { fixed(share * 100, decimals: 2) + " %" }
