/// One line of the table: what was asked for and what came of it.
struct Check {
  var name: String
  var good: Int
  var total: Int
  /// The least share that is good enough.
  var needed: Double
  /// What fell short, one line each.
  var shortcomings: [String] = []

  var holds: Bool { total > 0 && Double(good) >= needed * Double(total) - 1e-9 }

  var line: String {
    let share = total > 0 ? 100 * Double(good) / Double(total) : 0
    let name = self.name.padding(to: 46)
    let percent = "\((share * 10).rounded() / 10) %".padding(to: 9)
    return
      "\(name) \("\(good)/\(total)".padding(to: 10)) \(percent) \(holds ? "holds" : "FALLS SHORT")"
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
