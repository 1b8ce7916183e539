import Dactyl
import DactylInspector
import DactylTesting
import Foundation
import Testing

@Suite struct InspectorTests {
  /// A window with a pan under inspection; the test calls `perform()` itself.
  private final class Program {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let pan = PanGestureRecognizer()
    let inspector: Inspector

    init() {
      window.addGestureRecognizer(pan)
      var options = Inspector.Options()
      options.program = "Test"
      options.port = 0
      options.printsLink = false
      options.schedule = nil
      inspector = Inspector.attach(window, options: options)
    }

    deinit { inspector.detach() }

    /// Performs until a condition holds, for ten seconds at most.
    func perform(until isSo: () -> Bool) -> Bool {
      let end = ContinuousClock().now + .seconds(10)
      while ContinuousClock().now < end {
        inspector.perform()
        if isSo() { return true }
        // The network does not wake this thread.
        usleep(1000)
      }
      return false
    }
  }

  @Test func nobodyIsObservedUntilSomebodyLooks() throws {
    let program = Program()
    program.inspector.perform()
    #expect(program.window.observer == nil)
    let viewer = try Viewer(program.inspector.links[0])
    #expect(program.perform { program.window.observer != nil })
    viewer.close()
    #expect(program.perform { program.window.observer == nil })
  }

  @Test func aViewerSeesWhatGoesOn() throws {
    let program = Program()
    let viewer = try Viewer(program.inspector.links[0])
    #expect(program.perform { program.window.observer != nil })
    try program.window.play(touches("1: down(100,80) 16ms move(112,80) 16ms up"))
    let lines = try viewer.lines(until: #""to":"ended""#)
    #expect(lines.first?.hasPrefix(#"{"dactyl":"inspect","version":1,"program":"Test""#) == true)
    #expect(lines.filter { $0.hasPrefix(#"{"t""#) }.count == 3)
  }

  @Test func settingsFromOutsideTakeEffectAndAreTold() throws {
    let program = Program()
    let viewer = try Viewer(program.inspector.links[0])
    try viewer.send(#"{"type":"set","recognizer":1,"settings":{"minimumDistance":40}}"#)
    #expect(program.perform { program.pan.minimumDistance == 40 })
    #expect(
      try viewer.lines(until: #""type":"settings""#).last
        == #"{"type":"settings","time":0,"recognizer":1,"settings":{"minimumDistance":40}}"#)
  }

  @Test func aPageIsATouchPad() throws {
    let program = Program()
    let viewer = try Viewer(program.inspector.links[0])
    for line in [
      #"{"t":1000,"c":[[1,"b",100,80]]}"#, #"{"t":1000.016,"c":[[1,"m",130,80]]}"#,
    ] { try viewer.send(line) }
    #expect(program.perform { program.pan.state == .began })
    viewer.close()
    #expect(program.perform { program.pan.state == .possible && program.window.touches.isEmpty })
  }

  @Test func longPressesOfAPageBeginByThemselves() throws {
    let program = Program()
    let press = LongPressGestureRecognizer()
    program.window.addGestureRecognizer(press)
    let viewer = try Viewer(program.inspector.links[0])
    try viewer.send(#"{"t":5,"c":[[1,"b",100,80]]}"#)
    #expect(program.perform { press.state == .began })
  }

  @Test func aStalledViewerMissesFramesAndIsToldHowMany() throws {
    let program = Program()
    let viewer = try Viewer(program.inspector.links[0])
    #expect(program.perform { program.window.observer != nil })
    // It reads nothing; the program sends more than a connection holds, and never waits.
    var sent = 0
    var time = 0.0
    func frame(_ phase: TouchPhase, _ x: Double) throws {
      time += 1.0 / 128
      sent += 1
      let many = (0..<32).map { Contact(id: $0, phase: phase, position: Point(x, 9 * Double($0))) }
      try program.window.send(InputFrame(time: time, contacts: many))
    }
    try frame(.began, 0)
    for step in 0..<12_000 { try frame(.moved, Double(step % 400) + 0.123) }
    try frame(.ended, 0)
    let lines = try viewer.lines(until: #""what":"dropped""#, performing: program.inspector)
    let note = try #require(lines.last)
    let count = try #require(note.split(separator: ",").first { $0.hasPrefix(#""frames""#) })
    let dropped = try #require(Int(count.drop { !$0.isNumber }))
    let came = lines.filter { $0.hasPrefix(#"{"t""#) }.count
    #expect(came + dropped == sent)
    #expect(dropped > 0)
    #expect(try viewer.lines(until: #""type":"tree""#, performing: program.inspector).count == 1)
  }

  @Test(arguments: ["", "0123456789abcdef0123456789abcdef"])
  func whoDoesNotKnowTheSecretSeesNothing(secret: String) throws {
    let program = Program()
    let link = program.inspector.links[0].split(separator: "#")[0]
    let viewer = try Viewer("\(link)#\(secret)")
    #expect(viewer.isClosed())
    program.inspector.perform()
    #expect(program.window.observer == nil)
  }

  @Test(arguments: ["http://example.com", "null", "https://127.0.0.1"])
  func pagesOfOtherSitesMayNotLook(origin: String) throws {
    let program = Program()
    #expect(throws: Viewer.Refused.self) {
      try Viewer(program.inspector.links[0], origin: origin)
    }
  }

  @Test func aProgramThatDetachesIsLeftAlone() throws {
    let program = Program()
    let viewer = try Viewer(program.inspector.links[0])
    #expect(program.perform { program.window.observer != nil })
    program.inspector.detach()
    #expect(program.window.observer == nil)
    #expect(viewer.isClosed())
  }
}
