import ArgumentParser

/// When to stop, such as `contacts=1000000`.
struct Target {
  let name: String
  let number: Int

  init(_ text: String) throws {
    let pieces = text.split(separator: "=")
    guard pieces.count == 2, let number = Int(pieces[1]) else {
      throw ValidationError("expected NAME=NUMBER, not \"\(text)\"")
    }
    name = String(pieces[0])
    self.number = number
  }

  func isReached(by totals: Totals) -> Bool { totals.counts[name, default: 0] >= number }
}
