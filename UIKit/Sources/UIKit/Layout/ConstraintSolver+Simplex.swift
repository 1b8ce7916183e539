// The primal and the dual simplex method.
extension ConstraintSolver {
  /// Minimises one objective without worsening the more important ones.
  func minimize(_ level: Int) {
    // Bounded against rounding errors; with exact numbers Bland's rule prevents cycles.
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

  /// The first variable whose change reduces a sum, and the direction of the change.
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

  /// The row whose basic variable reaches 0 first as another variable changes.
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

  /// The row in which a marker becomes basic so that its constraint can be removed.
  func rowToLeave(for marker: Int32) -> SimplexRow? {
    var (falling, rising, free): (SimplexRow?, SimplexRow?, SimplexRow?)
    var redundant: SimplexRow?
    var (leastFalling, leastRising) = (Double.infinity, Double.infinity)
    forEachRow(with: marker) { row in
      let coefficient = row.coefficient(of: marker)
      if symbols[Int(row.basic)].kind == .dummy {
        redundant = row
      } else if symbols[Int(row.basic)].kind == .external {
        free = row
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if ratio < leastFalling { (falling, leastFalling) = (row, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if ratio < leastRising { (rising, leastRising) = (row, ratio) }
      }
    }
    // A constraint that repeats the removed one takes its place; else its dummy would leave 0.
    return redundant ?? falling ?? rising ?? free
  }

  /// The dual simplex: raises negative variables to 0 at the least cost.
  @discardableResult
  func restoreFeasibility() -> Conflict? {
    // Bounded against rounding errors.
    var rounds = 0
    while let basic = suspects.popLast(), rounds < 5_000 {
      rounds += 1
      // A basic dummy must be 0, or its constraint is violated.
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

  /// Pivots a basic dummy out of its row; returns a conflict if the row contains only dummies.
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

  /// True if one variable costs less than another in the first objective in which they differ.
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
