import Dactyl
import DactylTesting
import Testing

/// SPEC F5: contacts that toolkits report one at a time.
@Suite struct ContactCollectorTests {
  private func contact(
    _ id: Int, _ phase: TouchPhase, _ x: Double = 0, kind: TouchKind = .direct
  ) -> Contact {
    Contact(id: id, phase: phase, position: Point(x, 0), kind: kind)
  }

  private func mouse(_ phase: TouchPhase) -> Contact {
    contact(ContactCollector.mouseID, phase, kind: .indirectPointer)
  }

  /// The frames in words: `0.1: 1 began, 2 moved`.
  private func frames(_ collector: inout ContactCollector, at now: Double = 1e9) -> [String] {
    var words: [String] = []
    while let frame = collector.next(at: now) {
      let contacts = frame.contacts.map { "\($0.id) \($0.phase)" }.joined(separator: ", ")
      words.append("\(frame.time): \(contacts)")
    }
    return words
  }

  @Test func whatIsToldTogetherIsOneFrame() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(contact(2, .began), at: 0.0005)
    #expect(frames(&collector, at: 0.0009) == [])
    #expect(collector.deadline == 0.001)
    #expect(frames(&collector, at: 0.001) == ["0.0: 1 began, 2 began"])
    #expect(collector.deadline == nil)
  }

  @Test func aGapClosesTheFrame() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(contact(2, .began), at: 0.002)
    #expect(frames(&collector, at: 0.002) == ["0.0: 1 began"])
    #expect(frames(&collector, at: 0.003) == ["0.002: 2 began"])
  }

  @Test func aFingerToldAgainClosesTheFrame() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(contact(1, .moved, 5), at: 0)
    collector.add(contact(1, .ended, 5), at: 0)
    #expect(frames(&collector) == ["0.0: 1 began", "0.0: 1 moved", "0.0: 1 ended"])
  }

  @Test func theDeviceEndsItsReport() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.endReport()
    collector.endReport()
    #expect(frames(&collector, at: 0) == ["0.0: 1 began"])
  }

  @Test func strangersAreDropped() {
    var collector = ContactCollector()
    collector.add(contact(7, .moved), at: 0)
    collector.add(contact(7, .ended), at: 0.1)
    #expect(frames(&collector) == [])
  }

  @Test func whatIsNoNumberIsDropped() {
    var collector = ContactCollector()
    collector.add(contact(1, .began, .nan), at: 0)
    collector.add(contact(1, .began), at: .infinity)
    #expect(frames(&collector) == [])
  }

  @Test func aLostLiftIsMadeUpFor() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(contact(2, .began), at: 0)
    collector.add(contact(1, .began, 90), at: 0.1)
    #expect(frames(&collector) == ["0.0: 1 began, 2 began", "0.1: 1 cancelled", "0.1: 1 began"])
  }

  @Test func timeThatGoesBackIsTheLatest() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 5)
    collector.add(contact(1, .ended), at: 4)
    #expect(frames(&collector) == ["5.0: 1 began", "5.0: 1 ended"])
  }

  @Test func aDeviceThatGoesCancels() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(contact(2, .began), at: 0)
    collector.cancelAll(at: 0.2)
    collector.add(contact(1, .moved), at: 0.3)
    #expect(frames(&collector) == ["0.0: 1 began, 2 began", "0.2: 1 cancelled, 2 cancelled"])
  }

  @Test func theMouseIsAFinger() {
    var collector = ContactCollector()
    collector.add(mouse(.began), at: 0)
    collector.add(mouse(.ended), at: 0.1)
    #expect(frames(&collector) == ["0.0: -1 began", "0.1: -1 ended"])
  }

  @Test func theMouseThatFollowsAFingerIsDropped() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(mouse(.began), at: 0.0002)
    collector.add(contact(1, .ended), at: 0.1)
    collector.add(mouse(.ended), at: 0.1)
    collector.add(mouse(.began), at: 0.2)
    collector.add(mouse(.ended), at: 0.21)
    #expect(frames(&collector) == ["0.0: 1 began", "0.1: 1 ended"])
    collector.add(mouse(.began), at: 0.61)
    #expect(frames(&collector) == ["0.61: -1 began"])
  }

  @Test func theMouseIsNobodyWhileAFingerIsDownHoweverLong() {
    var collector = ContactCollector()
    collector.add(contact(1, .began), at: 0)
    collector.add(mouse(.began), at: 5)
    collector.add(mouse(.ended), at: 5.1)
    #expect(frames(&collector) == ["0.0: 1 began"])
  }

  @Test func theMouseThatGoesBeforeItsFingerIsTakenBack() {
    var collector = ContactCollector()
    collector.add(mouse(.began), at: 0)
    collector.add(contact(1, .began), at: 0.0002)
    #expect(frames(&collector) == ["0.0002: 1 began"])
    collector.add(contact(1, .ended), at: 0.1)
    collector.add(mouse(.began), at: 1)
    collector.add(contact(2, .began), at: 1.003)
    collector.add(mouse(.moved), at: 1.004)
    #expect(
      frames(&collector) == [
        "0.1: 1 ended", "1.0: -1 began", "1.003: -1 cancelled", "1.003: 2 began",
      ]
    )
  }

  /// Whatever arrives in whatever order, a window accepts the frames.
  @Test func everyFrameIsAcceptable() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      var collector = ContactCollector()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      var time = 0.0
      for _ in 0..<100 {
        time += Double.random(in: -0.001...0.003, using: &random)
        let id = Int.random(in: -1...2, using: &random)
        let phase = [TouchPhase.began, .moved, .ended, .cancelled].randomElement(using: &random)!
        collector.add(
          contact(id, phase, kind: id == ContactCollector.mouseID ? .indirectPointer : .direct),
          at: time)
        while let frame = collector.next(at: time) { try window.send(frame) }
      }
      collector.cancelAll(at: time)
      while let frame = collector.next(at: time) { try window.send(frame) }
      #expect(window.touches.isEmpty)
    }
  }
}
