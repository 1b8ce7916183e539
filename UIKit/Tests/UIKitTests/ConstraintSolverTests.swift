import FreedObjects
import Testing

@testable import UIKit

/// The solver meets Cassowary's published properties, and agrees with an exact search of all
/// corners.
@Suite(.freesItsObjects)
struct ConstraintSolverTests {
  private typealias Term = (ConstraintSolver.Variable, Double)

  @Test func requiredHoldsBeforeStrongBeforeWeak() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add([(x, 1)], constant: -300, .lessThanOrEqual)
    _ = try solver.add([(x, 1)], constant: -500, .equal, priority: 750)
    // Any number of weaker wishes cannot outweigh it.
    for _ in 0..<50 { _ = try solver.add([(x, 1)], constant: 0, .equal, priority: 250) }
    solver.solve()
    #expect(solver.value(of: x) == 300)
  }

  @Test func conflictNamesThoseThatCannotHoldTogether() throws {
    let solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([(x, 1), (y, -1)], constant: 0, .equal)
    _ = try solver.add([(z, 1)], constant: -5, .equal)
    let second = try solver.add([(y, 1)], constant: -10, .greaterThanOrEqual)
    do {
      _ = try solver.add([(x, 1)], constant: -4, .equal)
      Issue.record("4 is not at least 10")
    } catch {
      #expect(Set(error.constraints.dropLast()) == [first, second])
    }
    solver.solve()
    #expect(solver.value(of: x) >= 10 && solver.value(of: z) == 5)
  }

  @Test func removedConstraintGivesWay() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add([(x, 1)], constant: -100, .equal, priority: 250)
    let low = try solver.add([(x, 1)], constant: -10, .lessThanOrEqual)
    let lower = try solver.add([(x, 1)], constant: -5, .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.remove(lower)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(low)
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func numbersChangeWithoutBuildingAnew() throws {
    let solver = ConstraintSolver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([(right, 1), (left, -1), (width, -1)], constant: 0, .equal)
    let place = try solver.add([(left, 1)], constant: -10, .equal)
    _ = try solver.add([(width, 1)], constant: -50, .equal, priority: 750)
    let limit = try solver.add([(right, 1)], constant: -100, .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: right) == 60)
    solver.setConstant(-70, of: place)
    solver.solve()
    #expect(solver.value(of: right) == 100 && solver.value(of: width) == 30)
    solver.setConstant(-500, of: limit)
    solver.solve()
    #expect(solver.value(of: right) == 120 && solver.value(of: width) == 50)
  }

  @Test func repeatedEqualityIsNoConflict() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    let first = try solver.add([(x, 1)], constant: -10, .equal)
    _ = try solver.add([(x, 2)], constant: -20, .equal)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  // MARK: Random systems

  private struct Wish {
    var a, b, c: Int
    var relation: ConstraintSolver.Relation
    var priority: Double

    func miss(_ x: Double, _ y: Double) -> Double {
      let value = Double(a) * x + Double(b) * y + Double(c)
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(value, 0)
      case .greaterThanOrEqual: max(-value, 0)
      }
    }
  }

  /// The violation of each level's wishes; nil if a required one fails.
  private func misses(_ wishes: [Wish], _ x: Double, _ y: Double) -> [Double]? {
    for wish in wishes where wish.priority == 1000 && wish.miss(x, y) > 1e-6 { return nil }
    return [750.0, 250].map { level in
      wishes.filter { $0.priority == level }.reduce(0) { $0 + $1.miss(x, y) }
    }
  }

  private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (left, right) in zip(a, b) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  /// The smallest violations among the corners where two wishes' lines cross; the optimum is a
  /// corner.
  private func best(_ wishes: [Wish]) -> [Double]? {
    var best: [Double]?
    for (index, first) in wishes.enumerated() {
      for second in wishes[(index + 1)...] {
        // Whole numbers detect parallel lines exactly.
        let determinant = first.a * second.b - second.a * first.b
        guard determinant != 0 else { continue }
        let x = Double(first.b * second.c - second.b * first.c) / Double(determinant)
        let y = Double(second.a * first.c - first.a * second.c) / Double(determinant)
        guard let found = misses(wishes, x, y) else { continue }
        if best.map({ isLess(found, $0) }) ?? true { best = found }
      }
    }
    return best
  }

  private static let box: [Wish] = [
    Wish(a: 1, b: 0, c: 50, relation: .greaterThanOrEqual, priority: 1000),
    Wish(a: 1, b: 0, c: -50, relation: .lessThanOrEqual, priority: 1000),
    Wish(a: 0, b: 1, c: 50, relation: .greaterThanOrEqual, priority: 1000),
    Wish(a: 0, b: 1, c: -50, relation: .lessThanOrEqual, priority: 1000),
  ]

  private func randomWish(_ random: inout SplitMix) -> Wish {
    var wish = Wish(
      a: Int.random(in: -3...3, using: &random), b: Int.random(in: -3...3, using: &random),
      c: Int.random(in: -60...60, using: &random),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      priority: [1000, 750, 250, 250].randomElement(using: &random)!)
    if wish.a == 0, wish.b == 0 { wish.a = 1 }
    return wish
  }

  /// Adds, changes and removes at random; after each step the violations are minimal.
  @Test(arguments: 0..<300) func randomSystemsAreSolvedAsByExactSearch(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var present: [(wish: Wish, handle: ConstraintSolver.Constraint)] = []
    func add(_ wish: Wish) throws -> Bool {
      var terms: [Term] = []
      if wish.a != 0 { terms.append((x, Double(wish.a))) }
      if wish.b != 0 { terms.append((y, Double(wish.b))) }
      guard
        let handle = try? solver.add(
          terms, constant: Double(wish.c), wish.relation, priority: wish.priority)
      else { return false }
      present.append((wish, handle))
      return true
    }
    for wish in ConstraintSolverTests.box { #expect(try add(wish)) }
    for step in 0..<14 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where present.count > 4:
        let index = Int.random(in: 4..<present.count, using: &random)
        solver.remove(present.remove(at: index).handle)
      case 1 where present.count > 4:
        let index = Int.random(in: 4..<present.count, using: &random)
        // Required constraints can become unsatisfiable; another test covers that.
        guard present[index].wish.priority < 1000 else { continue }
        present[index].wish.c = Int.random(in: -60...60, using: &random)
        solver.setConstant(Double(present[index].wish.c), of: present[index].handle)
      default:
        let wish = randomWish(&random)
        let former = present.map(\.wish)
        if try !add(wish) {
          #expect(best(former + [wish]) == nil, "seed \(seed), step \(step): \(wish) could hold")
        }
      }
      solver.solve()
      let wishes = present.map(\.wish)
      let (foundX, foundY) = (solver.value(of: x), solver.value(of: y))
      let found = try #require(
        misses(wishes, foundX, foundY), "seed \(seed), step \(step): required is missed")
      let least = try #require(best(wishes))
      #expect(!isLess(least, found), "seed \(seed), step \(step): \(found), could be \(least)")
    }
  }
}

/// Reproducible random numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
