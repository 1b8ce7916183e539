import FreedObjects
import Testing

@testable import UIKit

/// Definitions give the same values as the solver alone.
@Suite(.freesItsObjects)
struct LayoutEquationsTests {
  @Test func chainGivesTheSolverNothing() throws {
    let equations = LayoutEquations()
    var last = equations.makeVariable()
    let start = try equations.add([(last, 1)], constant: -5, .equal)
    for _ in 0..<1000 {
      let next = equations.makeVariable()
      _ = try equations.add([(next, 1), (last, -1)], constant: -2, .equal)
      last = next
    }
    #expect(equations.solve() && equations.value(of: last) == 2005)
    equations.setConstant(-7, of: start)
    #expect(equations.solve() && equations.value(of: last) == 2007)
  }

  @Test func lostDefinitionFreesWhatWasExpressedByIt() throws {
    let equations = LayoutEquations()
    let (x, width, right) = (
      equations.makeVariable(), equations.makeVariable(), equations.makeVariable()
    )
    let left = try equations.add([(x, 1)], constant: -10, .equal)
    _ = try equations.add([(width, 1)], constant: -30, .equal)
    _ = try equations.add([(right, 1), (x, -1), (width, -1)], constant: 0, .equal)
    _ = try equations.add([(right, 1)], constant: -100, .greaterThanOrEqual, priority: 500)
    #expect(equations.solve() && equations.value(of: right) == 40)
    equations.remove(left)
    #expect(equations.solve() && equations.value(of: right) == 100)
    _ = try equations.add([(x, 1)], constant: -20, .equal)
    #expect(equations.solve() && equations.value(of: right) == 50)
  }

  @Test func conflictNamesTheDefinitionsItIsMadeOf() throws {
    let equations = LayoutEquations()
    let (x, y) = (equations.makeVariable(), equations.makeVariable())
    let first = try equations.add([(x, 1)], constant: -1, .equal)
    let second = try equations.add([(y, 1), (x, -1)], constant: 0, .equal)
    do {
      _ = try equations.add([(y, 1)], constant: -3, .greaterThanOrEqual)
      Issue.record("y is 1 and cannot be 3")
    } catch {
      #expect(error.constraints.prefix(2) == [first, second])
    }
  }

  /// Adds, changes and removes constraints that one point satisfies; both methods must violate them
  /// equally little.
  @Test(arguments: 1..<400)
  func valuesAreAsGoodAsTheSolversAlone(seed: UInt64) throws {
    struct Numbers: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 16 | state << 48
      }
    }
    struct Noted {
      var terms: [(Int, Double)]
      var constant: Double
      var relation: ConstraintSolver.Relation
      var priority: Double
      var own: LayoutEquations.Constraint
      var plain: ConstraintSolver.Constraint
    }
    var random = Numbers(state: seed)
    let (equations, solver) = (LayoutEquations(), ConstraintSolver())
    let point = (0..<12).map { _ in Double(Int.random(in: 0...50, using: &random)) }
    let own = point.map { _ in equations.makeVariable() }
    let plain = point.map { _ in solver.makeVariable() }
    var noted: [Noted] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where !noted.isEmpty, 2 where !noted.isEmpty:
        let gone = noted.remove(at: Int.random(in: 0..<noted.count, using: &random))
        equations.remove(gone.own)
        solver.remove(gone.plain)
      case 1 where !noted.isEmpty:
        // Only optional constraints get a constant that violates them.
        let index = Int.random(in: 0..<noted.count, using: &random)
        guard noted[index].priority < 1000 else { continue }
        noted[index].constant += 1
        equations.setConstant(noted[index].constant, of: noted[index].own)
        solver.setConstant(noted[index].constant, of: noted[index].plain)
      default:
        let count = Int.random(in: 1...3, using: &random)
        let terms = (0..<12).shuffled(using: &random).prefix(count).map {
          ($0, [1, -1, 2, 0.5].randomElement(using: &random)!)
        }
        let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
        let relation: ConstraintSolver.Relation =
          [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
        let priority = [1000.0, 1000, 750, 250].randomElement(using: &random)!
        noted.append(
          Noted(
            terms: terms, constant: -sum, relation: relation, priority: priority,
            own: try equations.add(
              terms.map { (own[$0.0], $0.1) }, constant: -sum, relation, priority: priority),
            plain: try solver.add(
              terms.map { (plain[$0.0], $0.1) }, constant: -sum, relation, priority: priority)))
      }
      // Several changes may come between two layouts.
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      #expect(equations.solve() && solver.solve() == nil)
      for priority in [1000.0, 750, 250] {
        func broken(_ value: (Int) -> Double) -> Double {
          let counted = noted.filter { $0.priority == priority }
          return counted.reduce(0.0) { total, next in
            let sum = next.terms.reduce(next.constant) { $0 + $1.1 * value($1.0) }
            switch next.relation {
            case .equal: return total + abs(sum)
            case .lessThanOrEqual: return total + max(sum, 0)
            case .greaterThanOrEqual: return total + max(-sum, 0)
            }
          }
        }
        let difference =
          broken { equations.value(of: own[$0]) } - broken { solver.value(of: plain[$0]) }
        #expect(abs(difference) < 1e-6)
        if priority == 1000 { #expect(broken { equations.value(of: own[$0]) } < 1e-6) }
      }
    }
  }
}
