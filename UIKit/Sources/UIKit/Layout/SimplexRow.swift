/// A variable of a row with its coefficient.
struct SimplexTerm {
  var symbol: Int32
  var coefficient: Double
}

/// A sum of terms and a constant: the value of a basic variable or of an objective.
///
/// Terms are sorted by symbol, so adding two rows is a merge.
final class SimplexRow {
  /// Coefficients closer to 0 count as 0.
  static let tolerance = 1e-8

  /// The variable whose value this is; −1 for objectives and unfinished rows.
  var basic: Int32 = -1
  var constant = 0.0
  var terms: ContiguousArray<SimplexTerm> = []

  init() {}

  init(copying row: SimplexRow) {
    constant = row.constant
    terms = row.terms
  }

  /// The coefficient of a variable; 0 if the row does not contain it.
  func coefficient(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms[place].coefficient
  }

  /// Adds to the coefficient of a variable.
  func add(_ symbol: Int32, _ coefficient: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      return terms.insert(SimplexTerm(symbol: symbol, coefficient: coefficient), at: place)
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) < SimplexRow.tolerance { terms.remove(at: place) }
  }

  /// Adds a multiple of another row; `spare` is storage for building the sum.
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

  /// Substitutes a variable by a row.
  func substitute(
    _ symbol: Int32, with row: SimplexRow, spare: inout ContiguousArray<SimplexTerm>
  ) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return }
    let factor = terms[place].coefficient
    terms.remove(at: place)
    add(factor, times: row, spare: &spare)
  }

  /// Turns "0 = sum" into "variable = sum".
  ///
  /// - Precondition: The row contains the variable.
  func solve(for symbol: Int32) {
    let place = place(of: symbol)
    let factor = -1 / terms[place].coefficient
    terms.remove(at: place)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    basic = symbol
  }

  /// Turns "basic variable = sum" into "other variable = sum".
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
