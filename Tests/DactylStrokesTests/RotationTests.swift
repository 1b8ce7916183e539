import Dactyl
import Testing

@testable import DactylStrokes

@Suite struct RotationTests {
  /// Directions whose steps turn by less than half a turn, either way round.
  private func steps(_ seed: UInt64) -> [Double] {
    var dice = seed
    return (0..<40).map { _ in
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(dice >> 33) / Double(1 << 31) - 0.5) * 6.2
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theTotalIsTheSumOfAllSteps(seed: UInt64) {
    var rotation = Rotation()
    rotation.add(Vector(1, 0))
    var angle = 0.0
    for step in steps(seed) {
      angle += step
      rotation.add(Vector(cosine(angle), sine(angle)))
      #expect(abs(rotation.total - angle) < 1e-9)
    }
  }

  @Test func halfTurnsCountTheSameWayRound() {
    var rotation = Rotation()
    for turn in 0...8 {
      rotation.add(turn % 2 == 0 ? Vector(1, 0) : Vector(0, 1))
      rotation.add(turn % 2 == 0 ? Vector(0, 1) : Vector(-1, 0))
      if turn % 2 == 1 { rotation.add(Vector(0, -1)) }
    }
    #expect(abs(rotation.total - (8 * .pi + .pi / 2)) < 1e-9)
  }
}
