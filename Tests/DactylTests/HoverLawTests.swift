import Dactyl
import DactylTesting
import Testing

@Suite struct HoverLawTests {
  /// SPEC C1, C2: whatever pointers and views do, every began has one end, and no pointer leaves a
  /// hover behind.
  @Test func everyBeginningHasOneEnd() throws {
    for seed in 0..<500 {
      var random = SplitMix64(seed: UInt64(seed))
      let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
      let recorder = TraceRecorder()
      window.observer = recorder
      var views: [View] = [window]
      var hovers: [HoverGestureRecognizer] = []
      var actions = 0
      for number in 0..<5 {
        let view = View(
          frame: Rect(
            x: Double(random.below(200)), y: Double(random.below(200)), width: 150, height: 150))
        views[random.below(views.count)].addSubview(view)
        views.append(view)
        let hover = HoverGestureRecognizer()
        hover.addAction { _ in actions += 1 }
        if number == 4 {
          hover.addAction { [view] hover in
            if hover.state == .changed { view.isHidden.toggle() }
          }
        }
        hovers.append(hover)
        view.addGestureRecognizer(hover)
      }
      var inside = [false, false]
      for step in 0..<60 {
        let pointer = random.below(2)
        let phase: HoverSample.Phase =
          !inside[pointer] ? .entered : random.oneIn(6) ? .exited : .moved
        inside[pointer] = phase != .exited
        try window.send(
          InputFrame(
            time: Double(step), contacts: [],
            hovers: [
              HoverSample(
                id: pointer, phase: phase,
                position: Point(Double(random.below(300)), Double(random.below(300))))
            ]))
        if random.oneIn(9) { hovers[random.below(5)].isEnabled.toggle() }
        if random.oneIn(15) { views[1 + random.below(5)].removeFromSuperview() }
        if random.oneIn(20) {
          window.cancelAllTouches()
          inside = [false, false]
        }
      }
      for pointer in 0..<2 where inside[pointer] {
        try window.send(
          InputFrame(
            time: 100, contacts: [],
            hovers: [HoverSample(id: pointer, phase: .exited, position: .zero)]))
      }
      check(recorder.transitions, actions)
      #expect(hovers.allSatisfy { $0.state == .possible })
    }
  }

  private func check(_ transitions: [Transition], _ actions: Int) {
    var standing: [RecognizerID: GestureRecognizer.State] = [:]
    for transition in transitions {
      #expect(transition.from == standing[transition.recognizer] ?? .possible)
      standing[transition.recognizer] = transition.to
      switch transition.to {
      case .began: #expect(transition.from == .possible)
      case .changed, .ended, .cancelled: #expect(transition.from.isActive)
      case .possible: #expect(transition.from.isFinal)
      case .failed: Issue.record("nothing can fail here")
      }
    }
    #expect(standing.values.allSatisfy { $0 == .possible })
    let acting = transitions.filter { $0.to != .possible }.count
    #expect(actions == acting)
  }
}
