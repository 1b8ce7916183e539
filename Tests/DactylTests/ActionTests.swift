import Dactyl
import DactylTesting
import Testing

@Suite struct ActionTests {
  private final class Listener {
    private(set) var taps = 0

    func tap() { taps += 1 }
  }

  @Test func removingATargetLeavesTheOthers() throws {
    let tap = TapGestureRecognizer()
    let (first, second) = (Listener(), Listener())
    var actions = 0
    tap.addTarget(first, action: Listener.tap)
    tap.addTarget(second, action: Listener.tap)
    tap.addAction { _ in actions += 1 }
    let test = GestureTest(tap)
    tap.removeTarget(first)
    try test.run("down(0,0) 60ms up")
    #expect(first.taps == 0 && second.taps == 1 && actions == 1)
  }
}
