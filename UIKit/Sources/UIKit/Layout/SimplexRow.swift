/// One variable of a row, and how often it counts.
struct SimplexTerm {
  var symbol: Int32
  var coefficient: Double
}

/// A sum of variables and a number: what a basic variable, or an objective, is worth.
///
/// Terms stand in the order of their symbols, so that rows are added by merging.
final class SimplexRow {
  /// Numbers nearer to 0 are 0.
  static let tolerance = 1e-8

  /// The variable whose value this is; −1 for objectives and rows that are being made.
  var basic: Int32 = -1
  var constant = 0.0
  var terms: ContiguousArray<SimplexTerm> = []

  init() {}

  init(copying row: SimplexRow) {
    constant = row.constant
    terms = row.terms
  }

  /// How often a variable counts; 0 if it does not.
  func coefficient(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms[place].coefficient
  }

  /// Has a variable count so much more.
  func add(_ symbol: Int32, _ coefficient: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      return terms.insert(SimplexTerm(symbol: symbol, coefficient: coefficient), at: place)
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) < SimplexRow.tolerance { terms.remove(at: place) }
  }

  /// Adds a multiple of another row; `spare` is any storage to build the sum in.
  func add(
    _ factor: Double, times other: SimplexRow, spare: inout ContiguousArray<SimplexTerm>
  ) {
    constant += factor * other.constant
    spare.removeAll(keepingCapacity: true)
    var (left, right) = (0, 0)
    let (leftCount, rightCount) = (terms.count, other.terms.count)
    while left < leftCount, right < rightCount {
      let (a, b) = (terms[left], other.terms[right])
      if a.symbol < b.symbol {
        spare.append(a)
        left += 1
      } else if b.symbol < a.symbol {
        spare.append(SimplexTerm(symbol: b.symbol, coefficient: factor * b.coefficient))
        right += 1
      } else {
        let sum = a.coefficient + factor * b.coefficient
        if abs(sum) >= SimplexRow.tolerance {
          spare.append(SimplexTerm(symbol: a.symbol, coefficient: sum))
        }
        left += 1
        right += 1
      }
    }
    while left < leftCount {
      spare.append(terms[left])
      left += 1
    }
    while right < rightCount {
      let b = other.terms[right]
      spare.append(SimplexTerm(symbol: b.symbol, coefficient: factor * b.coefficient))
      right += 1
    }
    swap(&terms, &spare)
  }

  /// Puts what a variable is worth in its place.
  func substitute(
    _ symbol: Int32, with row: SimplexRow, spare: inout ContiguousArray<SimplexTerm>
  ) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return }
    let factor = terms[place].coefficient
    terms.remove(at: place)
    add(factor, times: row, spare: &spare)
  }

  /// From "0 is this sum" to "the variable is this sum".
  ///
  /// - Precondition: The variable counts.
  func solve(for symbol: Int32) {
    let place = place(of: symbol)
    let factor = -1 / terms[place].coefficient
    terms.remove(at: place)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    basic = symbol
  }

  /// From "the basic variable is this sum" to "the other variable is this sum".
  func exchangeBasic(for symbol: Int32) {
    add(basic, -1)
    solve(for: symbol)
  }

  func negate() {
    constant = -constant
    for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
  }

  private func place(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
