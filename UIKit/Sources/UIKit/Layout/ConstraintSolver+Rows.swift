// Creates, inserts and changes the rows of the tableau.
extension ConstraintSolver {
  func makeSymbol(_ kind: Kind, _ constraint: Int32) -> Int32 {
    symbols.append(Symbol(kind: kind, constraint: constraint))
    return Int32(symbols.count - 1)
  }

  /// Adds slack, error and dummy variables to the row of a new constraint.
  func mark(
    _ row: SimplexRow, _ relation: Relation, _ priority: Double, _ id: Int32
  ) -> Entry {
    let isRequired = priority >= ConstraintSolver.required
    var entry = Entry(marker: -1, priority: priority, constant: 0, markerCoefficient: 1)
    switch relation {
    case .equal:
      if isRequired {
        entry.marker = makeSymbol(.dummy, id)
      } else {
        entry.marker = makeSymbol(.error, id)
        entry.other = makeSymbol(.error, id)
        row.add(entry.other, -1)
      }
      row.add(entry.marker, 1)
    case .lessThanOrEqual, .greaterThanOrEqual:
      entry.markerCoefficient = relation == .lessThanOrEqual ? 1 : -1
      entry.marker = makeSymbol(.slack, id)
      row.add(entry.marker, entry.markerCoefficient)
      if !isRequired {
        entry.other = makeSymbol(.error, id)
        row.add(entry.other, -entry.markerCoefficient)
      }
    }
    return entry
  }

  /// Adds a constraint's errors to the objective of its priority, or removes them with sign −1.
  func weigh(_ entry: Entry, by sign: Double) {
    let level = level(of: entry.priority)
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      guard symbols[Int(symbol)].kind == .error else { continue }
      let objective = objectives[level].row
      if let row = symbols[Int(symbol)].row {
        objective.add(sign, times: row, spare: &spare)
      } else {
        objective.add(symbol, sign)
      }
    }
  }

  func level(of priority: Double) -> Int {
    if let found = objectives.firstIndex(where: { $0.priority <= priority }) {
      if objectives[found].priority == priority { return found }
      objectives.insert(Objective(priority: priority, row: SimplexRow()), at: found)
      return found
    }
    objectives.append(Objective(priority: priority, row: SimplexRow()))
    return objectives.count - 1
  }

  /// Inserts a new row into the tableau.
  func place(_ row: SimplexRow, _ entry: Entry, _ id: Int32) throws(Conflict) {
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      replace(subject, with: row)
      return install(row)
    }
    if row.terms.allSatisfy({ symbols[Int($0.symbol)].kind == .dummy }) {
      guard abs(row.constant) < 1e-6 else {
        throw Conflict(constraints: constraints(of: row, and: id))
      }
      // Redundant: the dummy becomes basic.
      row.constant = 0
      row.solve(for: entry.marker)
      return install(row)
    }
    try placeByArtificial(row, entry, id)
  }

  func subject(of row: SimplexRow, _ entry: Entry) -> Int32? {
    var external: Int32?
    for term in row.terms where symbols[Int(term.symbol)].kind == .external {
      // A variable that no other row contains needs no substitution there.
      if symbols[Int(term.symbol)].column.isEmpty { return term.symbol }
      external = external ?? term.symbol
    }
    if let external { return external }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      if symbols[Int(symbol)].kind != .dummy, row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Inserts a row that no variable can be solved for, by minimising an artificial variable.
  func placeByArtificial(
    _ row: SimplexRow, _ entry: Entry, _ id: Int32
  ) throws(Conflict) {
    let artificial = makeSymbol(.slack, id)
    let goal = SimplexRow(copying: row)
    row.basic = artificial
    install(row)
    while let entering = enteringSymbol(of: goal, allowing: { _ in true }) {
      guard let leaving = leavingRow(for: entering.symbol, entering.direction) else { break }
      pivot(leaving, entering.symbol)
      if let value = symbols[Int(entering.symbol)].row {
        goal.substitute(entering.symbol, with: value, spare: &spare)
      }
    }
    let holds = abs(goal.constant) < 1e-6
    let culprits = holds ? [] : constraints(of: goal, and: id)
    if let own = symbols[Int(artificial)].row {
      let way =
        own.terms.first { symbols[Int($0.symbol)].kind != .dummy }?.symbol
        ?? own.terms.first { $0.symbol == entry.marker }?.symbol
      if holds, let way {
        pivot(own, way)
      } else {
        symbols[Int(artificial)].row = nil
      }
    }
    forEachRow(with: artificial) { $0.add(artificial, -$0.coefficient(of: artificial)) }
    for objective in objectives {
      objective.row.add(artificial, -objective.row.coefficient(of: artificial))
    }
    guard holds else { throw Conflict(constraints: culprits) }
  }

  func constraints(of row: SimplexRow, and id: Int32) -> [Constraint] {
    var found: [Constraint] = []
    for term in row.terms {
      let symbol = symbols[Int(term.symbol)]
      guard symbol.constraint >= 0, symbol.constraint != id, symbol.kind != .error else { continue }
      let constraint = Constraint(index: symbol.constraint)
      if !found.contains(constraint) { found.append(constraint) }
    }
    return found + [Constraint(index: id)]
  }

  /// Adds a row with a basic variable to the tableau.
  func install(_ row: SimplexRow) {
    symbols[Int(row.basic)].row = row
    noteColumns(of: row)
  }

  func noteColumns(of row: SimplexRow) {
    for term in row.terms {
      if symbols[Int(term.symbol)].column.last != row.basic {
        symbols[Int(term.symbol)].column.append(row.basic)
      }
    }
  }

  /// Calls a closure with each row that contains a variable.
  func forEachRow(with symbol: Int32, _ body: (SimplexRow) -> Void) {
    var noted: ContiguousArray<Int32> = []
    swap(&noted, &symbols[Int(symbol)].column)
    if noted.count > 1 { noted.sort() }
    // Drops stale entries of the column.
    var rows: ContiguousArray<SimplexRow> = []
    var former: Int32 = -1
    for basic in noted where basic != former {
      former = basic
      guard let row = symbols[Int(basic)].row, row.coefficient(of: symbol) != 0 else { continue }
      rows.append(row)
    }
    noted.removeAll(keepingCapacity: true)
    for row in rows { noted.append(row.basic) }
    symbols[Int(symbol)].column = noted
    for row in rows { body(row) }
  }

  /// Substitutes a variable in all rows and objectives.
  func replace(_ symbol: Int32, with value: SimplexRow) {
    if !symbols[Int(symbol)].column.isEmpty {
      forEachRow(with: symbol) { row in
        row.substitute(symbol, with: value, spare: &spare)
        for term in value.terms {
          if symbols[Int(term.symbol)].column.last != row.basic {
            symbols[Int(term.symbol)].column.append(row.basic)
          }
        }
        if row.constant < -SimplexRow.tolerance, symbols[Int(row.basic)].kind != .external {
          suspects.append(row.basic)
        }
      }
      symbols[Int(symbol)].column.removeAll(keepingCapacity: true)
    }
    for objective in objectives { objective.row.substitute(symbol, with: value, spare: &spare) }
  }

  /// Makes a variable basic in a row; the former basic variable leaves.
  func pivot(_ row: SimplexRow, _ entering: Int32) {
    let leaving = row.basic
    symbols[Int(leaving)].row = nil
    row.exchangeBasic(for: entering)
    replace(entering, with: row)
    install(row)
  }
}
