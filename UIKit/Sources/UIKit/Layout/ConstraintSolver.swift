/// Finds values for variables that satisfy linear constraints, and updates them as constraints
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

  /// Identifies a constraint of this solver.
  package struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// Required constraints that contradict each other.
  package struct Conflict: Error {
    /// The constraints, with the one that came or changed last.
    package let constraints: [Constraint]
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  enum Kind {
    /// A client's variable: may have any value.
    case external
    /// How far a constraint is from its limit: not negative.
    case slack
    /// How far a constraint is violated: not negative; the solver minimises it.
    case error
    /// Marks a required equality: always 0.
    case dummy
  }

  struct Symbol {
    var kind: Kind
    /// The constraint it came with; −1 for a client's variable.
    var constraint: Int32
    /// Its value, if it is basic.
    var row: SimplexRow?
    /// Rows in which it counts, and some in which it did; each may stand here more than once.
    var column: ContiguousArray<Int32> = []
  }

  struct Entry {
    var marker: Int32
    var other: Int32 = -1
    var priority: Double
    /// The sign with which the marker follows the constant.
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

  /// A variable; 0 until constraints say something else.
  package func makeVariable() -> Variable { makeSymbol(.external, -1) }

  /// The value of the last solution.
  package func value(of variable: Variable) -> Double {
    symbols[Int(variable)].row?.constant ?? 0
  }

  /// Adds a constraint between 0 and a sum of variables and a constant.
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

  /// Removes a constraint.
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
}
