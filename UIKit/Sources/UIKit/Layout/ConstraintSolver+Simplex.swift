// The simplex method over the rows, and its dual.
extension ConstraintSolver {
  /// Makes the objective of a level as small as those above it allow.
  func minimize(_ level: Int) {
    // Bounded against rounding that never ends; Bland's rule excludes circles of exact numbers.
    for _ in 0..<20_000 {
      let candidate = enteringSymbol(of: objectives[level].row) { symbol in
        for above in 0..<level where abs(objectives[above].row.coefficient(of: symbol)) > 1e-7 {
          return false
        }
        return true
      }
      guard let candidate,
        let row = leavingRow(for: candidate.symbol, candidate.direction)
      else { return }
      pivot(row, candidate.symbol)
    }
  }

  /// The first variable that makes a sum smaller as it grows or, if it may, shrinks.
  func enteringSymbol(
    of row: SimplexRow, allowing: (Int32) -> Bool
  ) -> (symbol: Int32, direction: Double)? {
    for term in row.terms {
      switch symbols[Int(term.symbol)].kind {
      case .dummy: continue
      case .external:
        guard abs(term.coefficient) > 1e-7, allowing(term.symbol) else { continue }
        return (term.symbol, term.coefficient < 0 ? 1 : -1)
      case .slack, .error:
        guard term.coefficient < -1e-7, allowing(term.symbol) else { continue }
        return (term.symbol, 1)
      }
    }
    return nil
  }

  /// The row whose variable first gets to 0 as another one grows or shrinks.
  func leavingRow(for symbol: Int32, _ direction: Double) -> SimplexRow? {
    var best: SimplexRow?
    var leastRatio = Double.infinity
    forEachRow(with: symbol) { row in
      guard symbols[Int(row.basic)].kind != .external else { return }
      let slope = row.coefficient(of: symbol) * direction
      guard slope < -SimplexRow.tolerance else { return }
      let ratio = max(row.constant, 0) / -slope
      if ratio < leastRatio - 1e-12
        || (ratio <= leastRatio + 1e-12 && row.basic < (best?.basic ?? .max))
      {
        leastRatio = min(ratio, leastRatio)
        best = row
      }
    }
    return best
  }

  /// The row that a marker takes the place in of the row's variable, so that its constraint can be
  /// dropped.
  func rowToLeave(for marker: Int32) -> SimplexRow? {
    var (falling, rising, free): (SimplexRow?, SimplexRow?, SimplexRow?)
    var (leastFalling, leastRising) = (Double.infinity, Double.infinity)
    forEachRow(with: marker) { row in
      let coefficient = row.coefficient(of: marker)
      if symbols[Int(row.basic)].kind == .external {
        free = row
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if ratio < leastFalling { (falling, leastFalling) = (row, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if ratio < leastRising { (rising, leastRising) = (row, ratio) }
      }
    }
    return falling ?? rising ?? free
  }

  /// The dual simplex: makes variables that have become negative 0, at the least cost.
  @discardableResult
  func restoreFeasibility() -> Conflict? {
    // Bounded against rounding that never ends.
    var rounds = 0
    while let basic = suspects.popLast(), rounds < 5_000 {
      rounds += 1
      // A dummy that is basic is 0, or its constraint does not hold.
      if symbols[Int(basic)].kind == .dummy {
        if let row = symbols[Int(basic)].row, abs(row.constant) > 1e-6,
          let conflict = settleDummy(row)
        {
          return conflict
        }
        continue
      }
      guard let row = symbols[Int(basic)].row, row.constant < -SimplexRow.tolerance,
        symbols[Int(basic)].kind != .external
      else { continue }
      guard let entering = cheapestEntering(of: row) else {
        suspects = []
        return Conflict(constraints: constraints(of: row, and: symbols[Int(basic)].constraint))
      }
      pivot(row, entering)
    }
    return nil
  }

  /// Has something else give way so that a dummy is 0 again.
  func settleDummy(_ row: SimplexRow) -> Conflict? {
    let id = symbols[Int(row.basic)].constraint
    guard let way = row.terms.first(where: { symbols[Int($0.symbol)].kind != .dummy }) else {
      suspects = []
      return Conflict(constraints: constraints(of: row, and: id))
    }
    pivot(row, way.symbol)
    if let value = symbols[Int(way.symbol)].row, value.constant < 0 { suspects.append(way.symbol) }
    isOptimal = false
    return nil
  }

  func cheapestEntering(of row: SimplexRow) -> Int32? {
    var best: Int32?
    var bestCoefficient = 1.0
    for term in row.terms {
      switch symbols[Int(term.symbol)].kind {
      case .dummy: continue
      case .external: return term.symbol
      case .slack, .error:
        guard term.coefficient > SimplexRow.tolerance else { continue }
        guard let former = best else {
          (best, bestCoefficient) = (term.symbol, term.coefficient)
          continue
        }
        if costs(term.symbol, term.coefficient, lessThan: former, bestCoefficient) {
          (best, bestCoefficient) = (term.symbol, term.coefficient)
        }
      }
    }
    return best
  }

  /// Whether what a variable costs is less than what another one does, by the most important
  /// objective that differs.
  func costs(
    _ symbol: Int32, _ coefficient: Double, lessThan other: Int32, _ otherCoefficient: Double
  ) -> Bool {
    for objective in objectives {
      let cost = objective.row.coefficient(of: symbol) / coefficient
      let otherCost = objective.row.coefficient(of: other) / otherCoefficient
      if abs(cost - otherCost) > 1e-9 { return cost < otherCost }
    }
    return false
  }
}
