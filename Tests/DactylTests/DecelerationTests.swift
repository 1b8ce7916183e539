import Dactyl
import Testing

@Suite struct DecelerationTests {
  private let fling = Deceleration(from: Point(10, 20), velocity: Vector(800, -600))

  @Test func startsWhereAndAsFastAsItWasLetGo() {
    #expect(fling.position(at: 0) == Point(10, 20))
    #expect(fling.velocity(at: 0) == Vector(800, -600))
    #expect(fling.position(at: -1) == Point(10, 20))
  }

  /// The law of motion: the velocity is the derivative of the position, and decays at a constant
  /// rate.
  @Test func obeysItsLawOfMotion() {
    for step in 1..<20 {
      let time = Double(step) * 0.1
      let slope = (fling.position(at: time + 1e-5) - fling.position(at: time - 1e-5)) / 2e-5
      #expect((slope - fling.velocity(at: time)).length < 1e-3)
      let share = fling.velocity(at: time + 0.1).length / fling.velocity(at: time).length
      #expect(abs(share - exponential(-fling.friction * 0.1)) < 1e-12)
    }
  }

  @Test func comesToRestWhereAndWhenItSays() {
    let rest = fling.restTime
    #expect(abs(rest - logarithm(1000 / 10) / fling.friction) < 1e-12)
    #expect(fling.position(at: rest) == fling.restPosition)
    #expect(fling.position(at: rest + 5) == fling.restPosition)
    #expect(fling.velocity(at: rest) == .zero)
    #expect(abs(fling.velocity(at: rest - 1e-9).length - 10) < 1e-6)
  }

  @Test func neverTurnsBack() {
    var former = fling.position(at: 0)
    for step in 1...400 {
      let place = fling.position(at: Double(step) * 0.01)
      #expect(place.x >= former.x && place.y <= former.y)
      former = place
    }
  }

  @Test func moreFrictionStopsSoonerAndNearer() {
    let fast = Deceleration(
      from: fling.position, velocity: fling.velocity, friction: Deceleration.fastFriction)
    #expect(fast.restTime < fling.restTime)
    #expect(
      fast.restPosition.distance(to: fling.position)
        < fling.restPosition.distance(to: fling.position))
  }

  @Test func aCrawlRestsAtOnce() {
    let crawl = Deceleration(from: .zero, velocity: Vector(6, 8))
    #expect(crawl.restTime == 0 && crawl.restPosition == .zero)
    #expect(crawl.velocity(at: 0) == .zero)
  }

  /// The platform's rates, by definition.
  @Test func namedFrictionsAreThoseOfTheirRates() {
    #expect(abs(Deceleration.normalFriction + 1000 * logarithm(0.998)) < 1e-12)
    #expect(abs(Deceleration.fastFriction + 1000 * logarithm(0.99)) < 1e-12)
  }

  @Test func stepsAddUpToTheWholeWay() {
    let fling = Deceleration(from: Point(5, 5), velocity: Vector(900, -300))
    let steps = stride(from: 0.0, to: 3, by: 0.5).map { fling.displacement(from: $0, to: $0 + 0.5) }
    let whole = steps.reduce(Vector.zero, +)
    #expect((whole - (fling.restPosition - fling.position)).length < 1e-9)
    #expect(fling.displacement(from: 5, to: 9) == .zero)
  }
}
