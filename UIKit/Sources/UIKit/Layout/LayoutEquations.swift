/// A layout's constraints, split into definitions of variables and constraints for the solver.
///
/// A required equation defines a variable that no constraint has mentioned before. Other
/// constraints go to the solver after substituting definitions. Without this split, a chain of
/// views that each depend on the previous one would make ever longer rows in the solver;
/// definitions stay short.
final class LayoutEquations {
  /// A number to solve for.
  typealias Variable = Int32
  typealias Term = (variable: Variable, coefficient: Double)

  /// Identifies a constraint.
  struct Constraint: Hashable {
    let index: Int32
  }

  /// Required constraints that contradict each other; the newest is last.
  struct Conflict: Error {
    let constraints: [Constraint]
  }

  private struct VariableState {
    /// The index of its definition; −1 if it has no definition.
    var definition: Int32 = -1
    /// True if a definition or a solver's constraint mentions it.
    var isMentioned = false
    /// Its variable in the solver; −1 until a solver's constraint mentions it.
    var solved: ConstraintSolver.Variable = -1
    /// The part of its value that comes from the constants of definitions.
    var offset = 0.0
    var value = 0.0
    /// Its coefficient in the sum that is being expanded.
    var count = 0.0
    var isQueued = false
  }

  /// A variable as a sum of variables that are undefined or defined earlier.
  private struct Definition {
    let variable: Variable
    let terms: [Term]
    var constant: Double
    let constraint: Int32
    /// The sum in terms of undefined variables, if they are few.
    var short: [Term]?
  }

  private enum Entry {
    case definition(Int32, coefficient: Double)
    case solved(Solved)
    case gone
  }

  private struct Solved {
    let terms: [Term]
    var constant: Double
    let relation: ConstraintSolver.Relation
    let priority: Double
    var expanded: [Term]
    var handle: ConstraintSolver.Constraint
  }

  private var solver = ConstraintSolver()
  private var variables: ContiguousArray<VariableState> = []
  private var definitions: ContiguousArray<Definition?> = []
  private var entries: ContiguousArray<Entry> = []
  private var names: [ConstraintSolver.Constraint: Int32] = [:]
  /// True if a removed definition makes expanded sums stale.
  private var needsExpansion = false
  private var needsOffsets = false
  private var needsValues = true
  private var queue: ContiguousArray<Int32> = []
  private var goneCount = 0
  /// True if so many constraints were removed that rebuilding pays.
  var isWorn: Bool { goneCount > entries.count / 2 + 500 }

  func makeVariable() -> Variable {
    variables.append(VariableState())
    return Variable(variables.count - 1)
  }

  /// The solution's value; 0 before `solve()`.
  func value(of variable: Variable) -> Double {
    if needsValues { findValues() }
    return variables[Int(variable)].value
  }

  /// Adds a constraint on the sum of terms and a constant; see `ConstraintSolver`.
  ///
  /// - Throws: `Conflict` if it contradicts other required constraints; nothing changes then.
  func add(
    _ terms: [Term], constant: Double, _ relation: ConstraintSolver.Relation,
    priority: Double = ConstraintSolver.required
  ) throws(Conflict) -> Constraint {
    bringUpToDate()
    needsValues = true
    let id = Int32(entries.count)
    let terms = merged(terms)
    if relation == .equal, priority >= ConstraintSolver.required,
      let place = terms.firstIndex(where: { isNew($0.variable) })
    {
      entries.append(define(terms, place, constant, id))
      return Constraint(index: id)
    }
    for term in terms { variables[Int(term.variable)].isMentioned = true }
    let expanded = expand(terms)
    do {
      let handle = try solver.add(
        inSolver(expanded), constant: constant + offset(of: terms), relation, priority: priority)
      names[handle] = id
      entries.append(
        .solved(
          Solved(
            terms: terms, constant: constant, relation: relation, priority: priority,
            expanded: expanded, handle: handle)))
      return Constraint(index: id)
    } catch {
      entries.append(.gone)
      throw conflict(error, beside: terms, id)
    }
  }

  func remove(_ constraint: Constraint) {
    needsValues = true
    switch entries[Int(constraint.index)] {
    case .definition(let place, _):
      let variable = definitions[Int(place)]!.variable
      definitions[Int(place)] = nil
      variables[Int(variable)].definition = -1
      variables[Int(variable)].offset = 0
      if variables[Int(variable)].isMentioned { (needsExpansion, needsOffsets) = (true, true) }
    case .solved(let solved):
      solver.remove(solved.handle)
      names[solved.handle] = nil
    case .gone: return
    }
    entries[Int(constraint.index)] = .gone
    goneCount += 1
  }

  /// Changes the constant of a constraint.
  func setConstant(_ constant: Double, of constraint: Constraint) {
    switch entries[Int(constraint.index)] {
    case .definition(let place, let coefficient):
      let number = -constant / coefficient
      guard definitions[Int(place)]!.constant != number else { return }
      definitions[Int(place)]!.constant = number
      needsOffsets = true
    case .solved(var solved):
      guard solved.constant != constant else { return }
      solved.constant = constant
      entries[Int(constraint.index)] = .solved(solved)
      if !needsOffsets {
        solver.setConstant(constant + offset(of: solved.terms), of: solved.handle)
      }
    case .gone: return
    }
    needsValues = true
  }

  /// Solves; returns false if changed constants violate a required constraint.
  func solve() -> Bool {
    bringUpToDate()
    needsValues = true
    return solver.solve() == nil
  }

  // MARK: Definitions

  private func isNew(_ variable: Variable) -> Bool {
    let state = variables[Int(variable)]
    return state.definition < 0 && !state.isMentioned
  }

  private func define(
    _ terms: [Term], _ place: Int, _ constant: Double, _ id: Int32
  ) -> Entry {
    let (variable, coefficient) = terms[place]
    var others: [Term] = []
    for (index, term) in terms.enumerated() where index != place {
      others.append((term.variable, -term.coefficient / coefficient))
      variables[Int(term.variable)].isMentioned = true
    }
    let definition = Definition(
      variable: variable, terms: others, constant: -constant / coefficient, constraint: id,
      short: shortened(others))
    definitions.append(definition)
    variables[Int(variable)].definition = Int32(definitions.count - 1)
    variables[Int(variable)].offset = definition.constant + offset(of: others)
    return .definition(Int32(definitions.count - 1), coefficient: coefficient)
  }

  private func shortened(_ terms: [Term]) -> [Term]? {
    // A sum of long sums counts as long.
    for term in terms {
      let place = variables[Int(term.variable)].definition
      if place >= 0, definitions[Int(place)]!.short == nil { return nil }
    }
    let sum = expand(terms)
    return sum.count <= 4 ? sum : nil
  }

  private func merged(_ terms: [Term]) -> [Term] {
    var sums: [Term] = []
    for term in terms {
      if let place = sums.firstIndex(where: { $0.variable == term.variable }) {
        sums[place].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    sums.removeAll { abs($0.coefficient) < SimplexRow.tolerance }
    return sums
  }

  /// Expands a sum to undefined variables; calls a closure with each definition on the way.
  private func expand(_ terms: [Term], _ body: ((Definition) -> Void)? = nil) -> [Term] {
    var found: ContiguousArray<Variable> = []
    func count(_ variable: Variable, _ coefficient: Double) {
      let index = Int(variable)
      variables[index].count += coefficient
      guard !variables[index].isQueued else { return }
      variables[index].isQueued = true
      let definition = variables[index].definition
      guard definition >= 0 else { return found.append(variable) }
      // New entries usually belong near the end.
      var place = queue.count
      while place > 0, queue[place - 1] > definition { place -= 1 }
      queue.insert(definition, at: place)
    }
    for term in terms { count(term.variable, term.coefficient) }
    // Newest first, because definitions only refer to older ones.
    while let place = queue.popLast() {
      let definition = definitions[Int(place)]!
      let index = Int(definition.variable)
      let factor = variables[index].count
      (variables[index].count, variables[index].isQueued) = (0, false)
      guard abs(factor) >= SimplexRow.tolerance else { continue }
      body?(definition)
      let sum = body == nil ? definition.short ?? definition.terms : definition.terms
      for term in sum { count(term.variable, factor * term.coefficient) }
    }
    var sum: [Term] = []
    for variable in found {
      let factor = variables[Int(variable)].count
      (variables[Int(variable)].count, variables[Int(variable)].isQueued) = (0, false)
      if abs(factor) >= SimplexRow.tolerance { sum.append((variable, factor)) }
    }
    return sum
  }

  private func offset(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * variables[Int($1.variable)].offset }
  }

  private func inSolver(_ terms: [Term]) -> [(ConstraintSolver.Variable, Double)] {
    terms.map { term in
      let index = Int(term.variable)
      if variables[index].solved < 0 { variables[index].solved = solver.makeVariable() }
      return (variables[index].solved, term.coefficient)
    }
  }

  // MARK: Changes

  private func bringUpToDate() {
    if needsExpansion { expandAnew() }
    if needsOffsets { bringOffsets() }
  }

  private func expandAnew() {
    needsExpansion = false
    for place in definitions.indices {
      guard let definition = definitions[place] else { continue }
      let short = shortened(definition.terms)
      definitions[place]?.short = short
    }
    bringOffsets(toSolver: false)
    for index in entries.indices {
      guard case .solved(var solved) = entries[index] else { continue }
      let expanded = expand(solved.terms)
      if expanded.elementsEqual(solved.expanded, by: ==) { continue }
      solver.remove(solved.handle)
      names[solved.handle] = nil
      entries[index] = .gone
      // Removing a definition only adds freedom, so this constraint still holds.
      guard
        let handle = try? solver.add(
          inSolver(expanded), constant: solved.constant + offset(of: solved.terms),
          solved.relation, priority: solved.priority)
      else { continue }
      (solved.expanded, solved.handle) = (expanded, handle)
      names[handle] = Int32(index)
      entries[index] = .solved(solved)
    }
  }

  private func bringOffsets(toSolver isTold: Bool = true) {
    for case let definition? in definitions {
      variables[Int(definition.variable)].offset =
        definition.constant + offset(of: definition.terms)
    }
    guard isTold else { return }
    needsOffsets = false
    for case .solved(let solved) in entries {
      solver.setConstant(solved.constant + offset(of: solved.terms), of: solved.handle)
    }
  }

  private func findValues() {
    needsValues = false
    for index in variables.indices where variables[index].definition < 0 {
      let solved = variables[index].solved
      variables[index].value = solved < 0 ? 0 : solver.value(of: solved)
    }
    for case let definition? in definitions {
      variables[Int(definition.variable)].value = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * variables[Int($1.variable)].value
      }
    }
  }

  /// Translates a solver's conflict and adds the definitions that its constraints used.
  private func conflict(
    _ conflict: ConstraintSolver.Conflict, beside terms: [Term], _ id: Int32
  ) -> Conflict {
    var culprits: [Int32] = []
    func blame(_ terms: [Term]) {
      _ = expand(terms) { culprits.append($0.constraint) }
    }
    for handle in conflict.constraints {
      guard let name = names[handle], case .solved(let solved) = entries[Int(name)]
      else { continue }
      blame(solved.terms)
      culprits.append(name)
    }
    blame(terms)
    var seen: Set<Int32> = [id]
    culprits.removeAll { !seen.insert($0).inserted }
    return Conflict(constraints: (culprits.sorted() + [id]).map { Constraint(index: $0) })
  }
}
