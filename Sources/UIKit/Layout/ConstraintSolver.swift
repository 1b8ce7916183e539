/// Finds values for variables that fulfil linear constraints, and goes on from there as constraints
/// come, go and change.
///
/// The algorithm is Cassowary's (Badros, Borning and Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", 2001): a simplex tableau whose unrestricted variables are
/// eliminated, error variables for what may be broken, the dual simplex for changed numbers. Unlike
/// there, priorities are compared one after the other and never added up: no number of weak
/// constraints outweighs a stronger one.
///
///     let solver = ConstraintSolver()
///     let x = solver.makeVariable()
///     let floor = try solver.add([(x, 1)], constant: -10, .greaterThanOrEqual)   // x − 10 ≥ 0
///     solver.solve()
///     solver.value(of: x)                                                        // 10
package final class ConstraintSolver {
  /// A number that the solver finds a value for.
  package typealias Variable = Int32

  /// How a sum relates to 0.
  package enum Relation: Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Names a constraint of this solver.
  package struct Constraint: Hashable, Sendable {
    fileprivate let index: Int32
  }

  /// Required constraints of which not all can hold.
  package struct Conflict: Error {
    /// Them, that which came or changed last included.
    package let constraints: [Constraint]
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  private enum Kind {
    /// A client's variable: may have any value.
    case external
    /// How far a constraint is from its limit: not negative.
    case slack
    /// How far a constraint is broken: not negative, and to be small.
    case error
    /// Marks a required equality: always 0.
    case dummy
  }

  private struct Symbol {
    var kind: Kind
    /// The constraint it came with; −1 for a client's variable.
    var constraint: Int32
    /// What it is worth, if it is basic.
    var row: SimplexRow?
    /// Rows in which it counts, and some in which it did; each may stand here more than once.
    var column: ContiguousArray<Int32> = []
  }

  private struct Entry {
    var marker: Int32
    var other: Int32 = -1
    var priority: Double
    /// Which way the marker tells of the number.
    var constant: Double
    var markerCoefficient: Double
  }

  private struct Objective {
    var priority: Double
    var row: SimplexRow
  }

  private var symbols: ContiguousArray<Symbol> = []
  private var entries: ContiguousArray<Entry?> = []
  /// What is to be small, the most important first.
  private var objectives: ContiguousArray<Objective> = []
  private var spare: ContiguousArray<SimplexTerm> = []
  /// Basic variables that may have become negative.
  private var suspects: ContiguousArray<Int32> = []
  private var isOptimal = true

  package init() {}

  /// A variable; 0 until constraints say something else.
  package func makeVariable() -> Variable { makeSymbol(.external, -1) }

  /// The value that was found.
  package func value(of variable: Variable) -> Double {
    symbols[Int(variable)].row?.constant ?? 0
  }

  /// Has a sum of variables and a number relate to 0.
  ///
  /// - Parameter priority: 1000 for what must hold; what is less may be broken, and little rather
  ///   than much.
  /// - Throws: `Conflict` where it cannot hold beside others that must; nothing has changed then.
  package func add(
    _ terms: [(Variable, Double)], constant: Double, _ relation: Relation,
    priority: Double = ConstraintSolver.required
  ) throws(Conflict) -> Constraint {
    // What is asked next must start from rows that are not negative.
    restoreFeasibility()
    let id = Int32(entries.count)
    let row = SimplexRow()
    row.constant = constant
    for (variable, coefficient) in terms {
      if let known = symbols[Int(variable)].row {
        row.add(coefficient, times: known, spare: &spare)
      } else {
        row.add(variable, coefficient)
      }
    }
    var entry = mark(row, relation, priority, id)
    entry.constant = constant
    if row.constant < 0 { row.negate() }
    // Also where it fails: the attempt may have moved others.
    isOptimal = false
    do throws(Conflict) {
      try place(row, entry, id)
    } catch {
      entries.append(nil)
      throw error
    }
    entries.append(entry)
    if priority < ConstraintSolver.required { weigh(entry, by: 1) }
    return Constraint(index: id)
  }

  /// Drops a constraint.
  package func remove(_ constraint: Constraint) {
    guard let entry = entries[Int(constraint.index)] else { return }
    restoreFeasibility()
    entries[Int(constraint.index)] = nil
    if entry.priority < ConstraintSolver.required { weigh(entry, by: -1) }
    isOptimal = false
    if symbols[Int(entry.marker)].row != nil {
      symbols[Int(entry.marker)].row = nil
    } else if let row = rowToLeave(for: entry.marker) {
      symbols[Int(row.basic)].row = nil
      row.exchangeBasic(for: entry.marker)
      replace(entry.marker, with: row)
    }
  }

  /// Gives a constraint another number.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    guard var entry = entries[Int(constraint.index)], entry.constant != constant else { return }
    // The dual simplex starts from an optimum.
    if !isOptimal { solve() }
    let change = (constant - entry.constant) / entry.markerCoefficient
    entry.constant = constant
    entries[Int(constraint.index)] = entry
    let marker = entry.marker
    if let row = symbols[Int(marker)].row {
      // The marker stands for itself and, so long as it is basic, for the number.
      row.constant -= change
      suspects.append(marker)
      return
    }
    forEachRow(with: marker) { row in
      row.constant += row.coefficient(of: marker) * change
      if symbols[Int(row.basic)].kind != .external { suspects.append(row.basic) }
    }
    for objective in objectives {
      objective.row.constant += objective.row.coefficient(of: marker) * change
    }
  }

  /// Finds the best values.
  ///
  /// - Returns: What conflicts after numbers have changed; nil where everything required holds. The
  ///   variables keep values near the former ones then, and the solver is to be built anew without
  ///   one of the constraints.
  @discardableResult
  package func solve() -> Conflict? {
    let conflict = restoreFeasibility()
    guard conflict == nil, !isOptimal else { return conflict }
    for level in objectives.indices { minimize(level) }
    isOptimal = true
    return nil
  }

  // MARK: Rows

  private func makeSymbol(_ kind: Kind, _ constraint: Int32) -> Int32 {
    symbols.append(Symbol(kind: kind, constraint: constraint))
    return Int32(symbols.count - 1)
  }

  /// Gives a new row the variables that tell of its constraint.
  private func mark(
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

  /// Has the errors of a constraint count in the objective of its priority, or no more.
  private func weigh(_ entry: Entry, by sign: Double) {
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

  private func level(of priority: Double) -> Int {
    if let found = objectives.firstIndex(where: { $0.priority <= priority }) {
      if objectives[found].priority == priority { return found }
      objectives.insert(Objective(priority: priority, row: SimplexRow()), at: found)
      return found
    }
    objectives.append(Objective(priority: priority, row: SimplexRow()))
    return objectives.count - 1
  }

  /// Brings a new row into the tableau.
  private func place(_ row: SimplexRow, _ entry: Entry, _ id: Int32) throws(Conflict) {
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      replace(subject, with: row)
      return install(row)
    }
    if row.terms.allSatisfy({ symbols[Int($0.symbol)].kind == .dummy }) {
      guard abs(row.constant) < 1e-6 else {
        throw Conflict(constraints: constraints(of: row, and: id))
      }
      // Says nothing new: the dummy stands for it.
      row.constant = 0
      row.solve(for: entry.marker)
      return install(row)
    }
    try placeByArtificial(row, entry, id)
  }

  private func subject(of row: SimplexRow, _ entry: Entry) -> Int32? {
    var external: Int32?
    for term in row.terms where symbols[Int(term.symbol)].kind == .external {
      // One that stands in no other row spares replacing it there.
      if symbols[Int(term.symbol)].column.isEmpty { return term.symbol }
      external = external ?? term.symbol
    }
    if let external { return external }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      if symbols[Int(symbol)].kind != .dummy, row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Brings in a row that has no variable to be solved for, by making an artificial one as small as
  /// can be.
  private func placeByArtificial(
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

  private func constraints(of row: SimplexRow, and id: Int32) -> [Constraint] {
    var found: [Constraint] = []
    for term in row.terms {
      let symbol = symbols[Int(term.symbol)]
      guard symbol.constraint >= 0, symbol.constraint != id, symbol.kind != .error else { continue }
      let constraint = Constraint(index: symbol.constraint)
      if !found.contains(constraint) { found.append(constraint) }
    }
    return found + [Constraint(index: id)]
  }

  /// Takes a row with a basic variable into the tableau.
  private func install(_ row: SimplexRow) {
    symbols[Int(row.basic)].row = row
    noteColumns(of: row)
  }

  private func noteColumns(of row: SimplexRow) {
    for term in row.terms {
      if symbols[Int(term.symbol)].column.last != row.basic {
        symbols[Int(term.symbol)].column.append(row.basic)
      }
    }
  }

  /// Calls a body with each row in which a variable counts.
  private func forEachRow(with symbol: Int32, _ body: (SimplexRow) -> Void) {
    var noted: ContiguousArray<Int32> = []
    swap(&noted, &symbols[Int(symbol)].column)
    if noted.count > 1 { noted.sort() }
    // What no longer counts is forgotten on the way.
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

  /// Puts what a variable is worth in its place everywhere.
  private func replace(_ symbol: Int32, with value: SimplexRow) {
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

  /// Has a variable become basic in a row in place of the one that was.
  private func pivot(_ row: SimplexRow, _ entering: Int32) {
    let leaving = row.basic
    symbols[Int(leaving)].row = nil
    row.exchangeBasic(for: entering)
    replace(entering, with: row)
    install(row)
  }

  // MARK: Simplex

  /// Makes the objective of a level as small as those above it allow.
  private func minimize(_ level: Int) {
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
  private func enteringSymbol(
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
  private func leavingRow(for symbol: Int32, _ direction: Double) -> SimplexRow? {
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
  private func rowToLeave(for marker: Int32) -> SimplexRow? {
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
  private func restoreFeasibility() -> Conflict? {
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
  private func settleDummy(_ row: SimplexRow) -> Conflict? {
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

  private func cheapestEntering(of row: SimplexRow) -> Int32? {
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
  private func costs(
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
