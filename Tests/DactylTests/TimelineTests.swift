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

  @Test func fingersAreSeparatedBySemicolonsOrLinesAndMeetInFrames() throws {
    let one = try touches("1: down(0,0) 8ms up; 2: down(50,0) 8ms cancel")
    #expect(one.count == 2)
    #expect(one[0].contacts.map(\.id) == [1, 2])
    #expect(one[1].contacts.map(\.phase) == [.ended, .cancelled])
    #expect(try touches("1: down(0,0) 8ms up\n  2: down(50,0) 8ms cancel\n") == one)
    #expect(try touches("down(0,0) 8ms up; down(50,0) 8ms cancel") == one)
  }

  @Test func aMoveWithDurationIsSampledAtTheRate() throws {
    let frames = try touches("down(0,0) move(12,0 over 100ms) up", sampleRate: 100)
    #expect(frames.count == 12)
    #expect(frames[1].time == 0.01)
    #expect(abs(frames[1].contacts[0].position.x - 1.2) < 1e-12)
    #expect(frames[10].contacts[0].position == Point(12, 0))
    #expect(frames[11].time == 0.1)
    #expect(try touches("down(0,0) move(12,0 over 100ms) up").count == 14)
  }

  @Test func fingersThatMoveAtOnceAreSampledTogether() throws {
    let frames = try touches(
      "1: down(0,0) move(9,0 over 50ms) up; 2: 3ms down(0,9) move(9,9 over 47ms) up",
      sampleRate: 100)
    let both = frames.filter { $0.contacts.count == 2 }.map(\.time)
    #expect(both == [0.01, 0.02, 0.03, 0.04, 0.05, 0.05])
  }

  @Test func aFingerCountsTwiceAtOneInstantInFramesOfTheirOwn() throws {
    let frames = try touches("down(0,0) move(5,0) up")
    #expect(frames.map(\.time) == [0, 0, 0])
  }

  @Test func waitsAtTheEndLast() throws {
    #expect(try touches("1: down(0,0) 8ms up 400ms").last == InputFrame(time: 0.408, contacts: []))
    #expect(try touches("0.5s") == [InputFrame(time: 0.5, contacts: [])])
    #expect(try touches("") == [])
  }

  @Test func kindsAreNamedBeforeTheColon() throws {
    let frames = try touches("7 pencil: down(0,0); pointer: down(1,1); 9 indirect: down(2,2)")
    let contacts = frames[0].contacts
    #expect(contacts.map(\.id) == [7, 8, 9])
    #expect(contacts.map(\.kind) == [.pencil, .indirectPointer, .indirect])
  }

  @Test func aFingerMayComeAgainAndLiftElsewhere() throws {
    let frames = try touches("down(0,0) 8ms up(3,-4.5) 8ms down(1,1) 8ms cancel")
    #expect(frames.map { $0.contacts[0].phase } == [.began, .ended, .began, .cancelled])
    #expect(frames[1].contacts[0].position == Point(3, -4.5))
  }

  @Test(arguments: [
    (
      "1: dwon(0,0)",
      "line 1, column 4: \"dwon\" is no step; there are down, move, up, cancel and waits such as 16ms"
    ),
    ("1: down(0 0)", "line 1, column 11: expected ','"),
    ("1: down(0,0", "line 1, column 12: expected ')'"),
    ("1: down(0,x)", "line 1, column 11: expected a number"),
    ("1: down(0,0) 16 move(1,1)", "line 1, column 16: expected ms or s after a duration"),
    ("1: move(1,1)", "line 1, column 4: move of finger 1, which is not down"),
    ("1: down(0,0) up up", "line 1, column 17: up of finger 1, which is not down"),
    ("1: down(0,0) down(1,1)", "line 1, column 14: down of finger 1, which is down already"),
    ("1: down(0,0) 8ms up;\n1: down(1,1)", "line 2, column 1: finger 1 has a lane already"),
    (
      "1: down(0,0)\n2: down(1,1) ?",
      "line 2, column 14: \"?\" is no step; there are down, move, up, cancel and waits such as 16ms"
    ),
    (
      "1 pen: down(0,0)",
      "line 1, column 3: expected finger, pencil, pointer or indirect before ':'"
    ),
    ("1: down(0,0) move(1,1 over)", "line 1, column 27: expected a number"),
    ("1: down(0,0) move(1,1 in 5ms)", "line 1, column 23: expected ')'"),
  ])
  func mistakesSayWhatAndWhere(_ timeline: String, _ message: String) {
    do {
      _ = try touches(timeline)
      Issue.record("\(timeline) was read")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func framesCanBeWrittenAsATimeline() throws {
    let timeline =
      "1: down(0,0) 16ms move(12,0.5) 0.333ms up; 2 pencil: 8ms down(5,5) 100ms cancel 50ms"
    let frames = try touches(timeline)
    #expect(Timeline.text(for: frames) == timeline)
    #expect(try touches(Timeline.text(for: frames)) == frames)
  }

  @Test func aFingerComesDownAgainWhereItWas() throws {
    #expect(
      try touches("down(5,6) 50ms up 90ms down 50ms up")
        == touches("down(5,6) 50ms up 90ms down(5,6) 50ms up"))
    #expect(throws: TimelineError.self) { try touches("down 50ms up") }
  }
}
