import Dactyl
import DactylTesting
import Testing

@Suite struct TimelineTests {
  @Test func aTimelineBecomesFramesAtTheTimesItNames() throws {
    let frames = try touches("1: down(0,0) 16ms move(12,0) 16ms up")
    #expect(
      frames == [
        InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(0, 0))]),
        InputFrame(time: 0.016, contacts: [Contact(id: 1, phase: .moved, position: Point(12, 0))]),
        InputFrame(time: 0.032, contacts: [Contact(id: 1, phase: .ended, position: Point(12, 0))]),
      ])
  }

  @Test func aPanIsTracedWithItsTranslation() throws {
    let test = GestureTest(PanGestureRecognizer())
    let trace = try test.run("1: down(0,0) 16ms move(12,0) 16ms up")
    #expect(trace == "pan began(2,0) · pan ended")
  }

  @Test func changesCollapse() throws {
    let test = GestureTest(PanGestureRecognizer())
    let trace = try test.run("1: down(0,0) move(100,0 over 100ms) up")
    #expect(trace == "pan began(6.67,0) · pan changed(90,0) · pan ended")
  }
}
