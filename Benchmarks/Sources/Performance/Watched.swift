/// The workloads to measure.
enum Watched {
  /// The workloads of every check.
  static let always =
    ["one-finger", "two-fingers", "ten-fingers", "256-fingers"]
    + surroundings(of: "two-fingers", [1000])
    + ["taps"] + surroundings(of: "taps", [1000])
    + ["examples", "strokes", "shown", "windows"]

  /// The workloads of the page.
  static let all =
    always
    + ["one-finger", "two-fingers", "ten-fingers", "256-fingers"].map { "plain-" + $0 }
    + surroundings(of: "two-fingers", [10, 100]) + surroundings(of: "taps", [10, 100])
    + ["one-finger", "ten-fingers"].flatMap { surroundings(of: $0, [10, 100, 1000]) }

  /// The kinds of objects around a touched view.
  static let kinds = ["nested", "beside", "idle"]

  /// True if fingers move in a round, and recognisers follow them.
  static func hasMoves(_ name: String) -> Bool {
    name.contains("finger") && !name.hasPrefix("plain")
  }

  /// How many rounds to count.
  static func rounds(of name: String) -> Int {
    switch name {
    case _ where name.contains("256-fingers"): 2
    case "examples", "shown", "windows": 3
    default: 10
    }
  }

  private static func surroundings(of name: String, _ counts: [Int]) -> [String] {
    kinds.flatMap { kind in counts.map { "\(name)-\($0)-\(kind)" } }
  }
}
