/// Finds values for variables under linear constraints, and updates them as constraints change.
///
/// The algorithm is Cassowary (Badros, Borning and Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", 2001). Its simplex tableau eliminates unrestricted variables;
/// error variables measure violations; the dual simplex handles changed constants. Unlike
/// Cassowary, the solver compares priorities one by one instead of adding them: no number of weak
/// constraints outweighs a stronger one.
///
///     let solver = ConstraintSolver()
///     let x = solver.makeVariable()
///     let floor = try solver.add([(x, 1)], constant: -10, .greaterThanOrEqual)   // x − 10 ≥ 0
///     solver.solve()
///     solver.value(of: x)                                                        // 10
package final class ConstraintSolver {
  /// A number to solve for.
  package typealias Variable = Int32

  /// The relation of a sum to 0.
  package enum Relation: Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Identifies a constraint of this solver.
  package struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// Required constraints that contradict each other.
  package struct Conflict: Error {
    /// The constraints; the last one was added or changed last.
    package let constraints: [Constraint]
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  enum Kind {
    /// A client's variable, which may have any value.
    case external
    /// The distance of a constraint from its limit; not negative.
    case slack
    /// The violation of a constraint, which the solver minimises; not negative.
    case error
    /// The marker of a required equality; always 0.
    case dummy
  }

  struct Symbol {
    var kind: Kind
    /// The constraint that introduced it; −1 for a client's variable.
    var constraint: Int32
    /// The row that gives its value, if it is basic.
    var row: SimplexRow?
    /// Rows that contain it, or once did; may repeat.
    var column: ContiguousArray<Int32> = []
  }

  struct Entry {
    var marker: Int32
    var other: Int32 = -1
    var priority: Double
    /// The constant of the constraint; in the row it has the marker's coefficient.
    var constant: Double
    var markerCoefficient: Double
  }

  struct Objective {
    var priority: Double
    var row: SimplexRow
  }

  var symbols: ContiguousArray<Symbol> = []
  var entries: ContiguousArray<Entry?> = []
  /// The objectives to minimise, the most important first.
  var objectives: ContiguousArray<Objective> = []
  var spare: ContiguousArray<SimplexTerm> = []
  /// Basic variables that may have become negative.
  var suspects: ContiguousArray<Int32> = []
  var isOptimal = true

  package init() {}

  /// Creates a variable; it is 0 until a constraint involves it.
  package func makeVariable() -> Variable { makeSymbol(.external, -1) }

  /// The variable's value in the last solution.
  package func value(of variable: Variable) -> Double {
    symbols[Int(variable)].row?.constant ?? 0
  }

  /// Adds a constraint on the sum of terms and a constant.
  ///
  /// - Parameter priority: 1000 for a required constraint; the solver violates others as little as
  ///   possible.
  /// - Throws: `Conflict` if it contradicts other required constraints; nothing changes then.
  package func add(
    _ terms: [(Variable, Double)], constant: Double, _ relation: Relation,
    priority: Double = ConstraintSolver.required
  ) throws(Conflict) -> Constraint {
    // Insertion requires that no restricted row is negative.
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
    // Set even before a failure, because a failed attempt may pivot.
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

  /// Changes the constant of a constraint.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    guard var entry = entries[Int(constraint.index)], entry.constant != constant else { return }
    // The dual simplex starts from an optimum.
    if !isOptimal { solve() }
    let change = (constant - entry.constant) / entry.markerCoefficient
    entry.constant = constant
    entries[Int(constraint.index)] = entry
    let marker = entry.marker
    if let row = symbols[Int(marker)].row {
      // A basic marker absorbs the change of the constant.
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
  /// - Returns: a conflict if changed constants cannot hold, else nil. After a conflict the
  ///   variables stay near their former values; rebuild the solver without one of the constraints.
  @discardableResult
  package func solve() -> Conflict? {
    let conflict = restoreFeasibility()
    guard conflict == nil, !isOptimal else { return conflict }
    for level in objectives.indices { minimize(level) }
    isOptimal = true
    return nil
  }
}
