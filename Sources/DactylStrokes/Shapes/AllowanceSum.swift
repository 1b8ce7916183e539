/// Measures over their allowances, added up; which of them is the largest decides what a refusal
/// speaks of.
struct AllowanceSum {
  /// All parts together.
  private(set) var sum = 0.0
  /// The place of the largest part, in the order in which they were added.
  private(set) var largest = 0
  private var most = -Double.infinity
  private var count = 0

  /// Adds a part.
  mutating func add(_ part: Double) {
    sum += part
    if part > most { (most, largest) = (part, count) }
    count += 1
  }
}
