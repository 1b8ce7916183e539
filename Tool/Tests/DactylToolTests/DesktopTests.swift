import Dactyl
import Foundation
import Narration
import Testing

@testable import DactylDesktop

/// `dactyl desktop` by its output; devices and keys are tried in an emulated machine.
@Suite struct DesktopTests {
  /// A gesture file, alone in a folder.
  private final class GestureFile {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var path: String { folder.appending(path: "gestures.conf").path }

    init(_ text: String, permissions: Int = 0o600) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What the gestures of a recording would do.
    func replay(_ recording: Data, _ options: String...) throws -> [String] {
      let run = try ToolRun(["desktop", path] + options + ["--replay", "-"], input: recording)
      #expect(run.status == 0, "\(run.complaint)")
      return run.output.split(separator: "\n").map(String.init)
    }
  }

  /// The straight way of a finger.
  private struct Way {
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)

    init(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double) {
      (from, to) = ((fromX, fromY), (toX, toY))
    }
  }

  /// Fingers of a pad of 100 x 60 mm that go straight ways, 8 ms a frame.
  private func pad(_ ways: [Way], steps: Int = 20, rests: Double = 0) -> Data {
    var lines = [
      #"{"dactyl":"recording","version":1,"kind":"indirect","device":"Some Pad","size":[630,378]}"#
    ]
    func frame(_ time: Double, _ phase: String, _ share: Double) -> String {
      let contacts = ways.enumerated().map { id, way in
        let x = way.from.x + (way.to.x - way.from.x) * share
        let y = way.from.y + (way.to.y - way.from.y) * share
        return "[\(id + 1),\"\(phase)\",\(x),\(y)]"
      }
      return "{\"t\":\(time),\"c\":[\(contacts.joined(separator: ","))]}"
    }
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      lines.append(frame(Double(step) * 0.008, step == 0 ? "b" : "m", share))
    }
    lines.append(frame(Double(steps) * 0.008 + 0.008 + rests, "e", 1))
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func side(by dx: Double, _ finger: Int) -> Way {
    let y = 80 + 70 * Double(finger)
    return Way(300, y, 300 + dx, y)
  }

  private func swipe(_ fingers: Int, dx: Double) -> Data {
    pad((0..<fingers).map { finger in side(by: dx, finger) })
  }

  @Test func aGestureDoesWhatItsLineSays() throws {
    let file = try GestureFile(
      """
      swipe left 3   run next {fingers}
      swipe right 3  key ctrl+alt+right
      tap 3          mouse middle
      hold 4 0.6s    key super
      """)
    // A hold of four fingers is in the file, and a fourth might still land.
    #expect(try file.replay(swipe(3, dx: -200)) == ["0.17 s  swipe left 3  run next 3"])
    #expect(try file.replay(swipe(3, dx: 200)) == ["0.17 s  swipe right 3  key ctrl+alt+right"])
    #expect(try file.replay(swipe(3, dx: 0)) == ["0.17 s  tap 3  mouse middle"])
    #expect(try file.replay(swipe(2, dx: -200)).isEmpty)
    let rest = pad((0..<4).map { finger in side(by: 0, finger) }, rests: 1)
    #expect(try file.replay(rest) == ["0.60 s  hold 4  key super"])
  }

  // MARK: Gestures as people and pads make them

  /// Fingers of a pad, each with the time at which it lands, where it goes from then on, and how long
  /// it rests before.
  private func pad(
    landing: [Double], by way: (x: Double, y: Double), rests: Double = 0, lasts: Double = 0.2
  ) -> Data {
    var lines = [#"{"dactyl":"recording","version":1,"kind":"indirect","size":[630,378]}"#]
    let set = (landing.max() ?? 0) + rests
    var down: Set<Int> = []
    for step in 0...Int((set + lasts) / 0.008) {
      let time = Double(step) * 0.008
      let share = max(0, time - set) / lasts
      var contacts: [String] = []
      for (finger, landing) in landing.enumerated() where landing <= time {
        let phase = down.insert(finger).inserted ? "b" : "m"
        let (x, y) = (300 + share * way.x, 60 + 60 * Double(finger) + share * way.y)
        contacts.append("[\(finger),\"\(phase)\",\(x),\(y)]")
      }
      if !contacts.isEmpty {
        lines.append("{\"t\":\(time),\"c\":[\(contacts.joined(separator: ","))]}")
      }
    }
    let ends = down.sorted().map { "[\($0),\"e\",\(300 + way.x),\(60 + 60 * Double($0) + way.y)]" }
    lines.append("{\"t\":\(set + lasts + 0.01),\"c\":[\(ends.joined(separator: ","))]}")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func gestures(_ lines: [String]) -> [String] {
    lines.map { $0.split(separator: "  ")[1...].joined(separator: "  ") }
  }

  @Test func fingersMayRestBeforeTheySwipe() throws {
    let file = try GestureFile("swipe left 3 run next\npinch in 2 run x\npinch in 3 run y")
    let rested = pad(landing: [0, 0.1, 0.2], by: (-200, 60), rests: 1.1, lasts: 0.9)
    #expect(gestures(try file.replay(rested)) == ["swipe left 3  run next"])
  }

  @Test(arguments: [(0.113, ["swipe left 4  run four"]), (0.5, ["swipe left 3  run three"])])
  func aFingerThatLandsSoonCounts(landing: Double, expected: [String]) throws {
    let file = try GestureFile("swipe left 3 run three\nswipe left 4 run four")
    let fingers = pad(landing: [0, 0, 0, landing], by: (-200, 0), rests: -landing, lasts: 0.6)
    #expect(gestures(try file.replay(fingers)) == expected)
  }

  @Test func diagonalsNarrowWhatIsStraight() throws {
    let straight = try GestureFile("swipe left 3 run left")
    let both = try GestureFile("swipe left 3 run left\nswipe up-left 3 run diagonal")
    let slanted = pad(landing: [0, 0, 0], by: (-200, -150))
    #expect(gestures(try straight.replay(slanted)) == ["swipe left 3  run left"])
    #expect(gestures(try both.replay(slanted)) == ["swipe up-left 3  run diagonal"])
    let level = pad(landing: [0, 0, 0], by: (-200, -20))
    #expect(gestures(try both.replay(level)) == ["swipe left 3  run left"])
  }

  @Test func keysAreHeldWhileFingersStep() throws {
    let file = try GestureFile(
      "drag 3 hold alt\ndrag right 3 key tab every 20mm\ndrag left 3 key shift+tab every 20mm")
    let done = gestures(try file.replay(pad(landing: [0, 0, 0], by: (300, 0), lasts: 0.8)))
    #expect(done == ["drag 3  hold alt", "drag right 3  key tab", "drag right 3  key tab"])
  }

  @Test func aHoldThatMovesOnIsAHoldDrag() throws {
    let file = try GestureFile("hold 3 run hold\nhold-drag right 3 every 20mm run right")
    #expect(
      gestures(try file.replay(pad(landing: [0, 0, 0], by: (0, 0), lasts: 0.9)))
        == ["hold 3  run hold"])
    #expect(
      gestures(try file.replay(pad(landing: [0, 0, 0], by: (200, 0), rests: 0.7)))
        == ["hold-drag right 3  run right"])
  }

  @Test func keysMayFollowEachOther() throws {
    let file = try GestureFile("tap 3 key ctrl+k then ctrl+b in code")
    #expect(
      gestures(try file.replay(swipe(3, dx: 0), "--in", "code"))
        == ["tap 3 in code  key ctrl+k then ctrl+b"])
  }

  @Test func windowsAreAskedOfTheDesktopThatRuns() throws {
    let file = try GestureFile("swipe left 3 do next-workspace\ntap 3 do overview")
    let environment = ["SWAYSOCK": "/nowhere"]
    let check = try ToolRun(["desktop", file.path, "--check"], environment: environment)
    #expect(check.output.contains("  note: do overview: sway has no such thing\n"))
    #expect(!check.output.contains("do next-workspace: "))
    #expect(gestures(try file.replay(swipe(3, dx: -200))) == ["swipe left 3  do next-workspace"])
  }

  @Test func aServiceNamesItsFileWhateverItIsCalled() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appending(path: "a b%c\"d$e")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "my.conf").path
    let run = try ToolRun(
      ["desktop", file, "--enable"], environment: ["HOME": home.path, "PATH": "/usr/bin:/bin"])
    #expect(run.status == 0, "\(run.complaint)")
    let unit = try String(
      contentsOf: home.appending(path: ".config/systemd/user/dactyl-desktop.service"),
      encoding: .utf8)
    #expect(unit.contains(" desktop \"\(home.path)/a b%%c\\\"d$$e/my.conf\"\n"))
  }

  /// Commands that hang must not pile up while a finger drags.
  @Test func commandsThatHangAreBounded() {
    var notes: [String] = []
    let runner = CommandRunner { notes.append($0) }
    for _ in 0..<100 { runner.run("sleep 2") }
    #expect(notes == ["32 commands still run, so this is dropped: sleep 2"])
  }

  @Test func aCommandReadsNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    CommandRunner { _ in }.run("readlink /proc/self/fd/0 > \(file).new; mv \(file).new \(file)")
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: file) { usleep(10_000) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "/dev/null\n")
  }

  @Test func settingsHaveUnits() throws {
    let file = try GestureFile(
      "swipe left 3 minimumDistance=20mm maximumDirectionDeviation=10° recognizesAtLift=true run x")
    #expect(gestures(try file.replay(swipe(3, dx: -200))).count == 1)
    #expect(try file.replay(swipe(3, dx: -100)).isEmpty)
    #expect(try file.replay(pad(landing: [0, 0, 0], by: (-200, 80))).isEmpty)
  }

  @Test func aFingerThatLandsBeyondTheEdgeCounts() throws {
    let file = try GestureFile(
      "swipe left 3 run three\nswipe left 2 run two\nedge right 1 run edge")
    let ways = [Way(638, 80, 438, 80), Way(560, 150, 360, 150), Way(560, 220, 360, 220)]
    #expect(gestures(try file.replay(pad(ways))) == ["swipe left 3  run three"])
    #expect(gestures(try file.replay(pad([ways[0]]))) == ["edge right 1  run edge"])
  }

  @Test func aPlaceThatNoNumberHoldsActsNot() throws {
    let file = try GestureFile("device any\npinch in 2 run x")
    let lines = [
      #"{"dactyl":"recording","version":1}"#, #"{"t":0,"c":[[1,"b",100,100],[2,"b",300,100]]}"#,
      #"{"t":0.1,"c":[[1,"m",110,100],[2,"m",280,100]]}"#,
      #"{"t":0.15,"c":[[1,"m",110,1e155],[2,"m",250,120]]}"#,
    ]
    #expect(try file.replay(Data((lines.joined(separator: "\n") + "\n").utf8)).isEmpty)
  }

  /// Lines of one gesture share a recogniser, so that a long file costs no more than its length.
  @Test func aFileOfManyProgramsIsRead() throws {
    let file = try GestureFile((0..<2000).map { "tap 3 in app\($0) run x" }.joined(separator: "\n"))
    #expect(try ToolRun("desktop", file.path, "--check").status == 0)
    let more = try GestureFile((0..<2001).map { "tap 3 in app\($0) run x" }.joined(separator: "\n"))
    #expect(
      try ToolRun("desktop", more.path, "--check").complaint.contains("more than 2000 gestures"))
  }

  @Test func explainSaysWhyNothingWasDone() throws {
    let file = try GestureFile("swipe left 3 run next")
    #expect(
      try file.replay(swipe(4, dx: -200), "--explain")
        == ["nothing: swipe left 3: 4 fingers, limit 3"])
    #expect(
      try file.replay(swipe(3, dx: -40), "--explain")
        == ["nothing: swipe left 3: moved 40 pt, needs 50 pt"])
  }

  @Test func aPinchActsAtEachStepAndOnlyWithItsFingers() throws {
    let file = try GestureFile(
      """
      pinch out 2  key ctrl+plus every 25%
      pinch in 2   key ctrl+minus every 25%
      pinch in 3   run three
      """)
    let out = try file.replay(
      pad([Way(280, 190, 180, 190), Way(350, 190, 450, 190)], steps: 40))
    // From 70 to 270 pt, less what it took to begin: 1.25 to the sixth is 3.8.
    #expect(out.count == 6)
    #expect(out.allSatisfy { $0.hasSuffix("pinch out 2  key ctrl+plus") })
    let `in` = try file.replay(
      pad([Way(180, 190, 280, 190), Way(450, 190, 350, 190)], steps: 40))
    #expect(`in`.count == 6)
    #expect(`in`.allSatisfy { $0.hasSuffix("pinch in 2  key ctrl+minus") })
  }

  @Test func fingersThatScrollOrRestDoNotPinch() throws {
    let file = try GestureFile("pinch out 2 run out\npinch in 2 run in")
    // Two fingers that scroll, and come to spread on their way.
    #expect(try file.replay(pad([Way(300, 60, 280, 340), Way(360, 60, 420, 340)])).isEmpty)
    // One that rests while the other moves the pointer.
    #expect(try file.replay(pad([Way(100, 340, 100, 340), Way(300, 100, 500, 60)])).isEmpty)
  }

  @Test func aSwipeWaitsForADrawingOfAsManyFingers() throws {
    let file = try GestureFile("swipe right 2 run swipe\ndraw check-mark 2 run check")
    var check: [(Double, Double)] = []
    for step in 0...10 { check.append((200 + 3 * Double(step), 200 + 4 * Double(step))) }
    for step in 1...20 { check.append((230 + 4.5 * Double(step), 240 - 5 * Double(step))) }
    var lines = [#"{"dactyl":"recording","version":1,"kind":"indirect","size":[630,378]}"#]
    for (index, place) in check.enumerated() {
      let phase = index == 0 ? "b" : index == check.count - 1 ? "e" : "m"
      lines.append(
        "{\"t\":\(Double(index) * 0.012),\"c\":[[1,\"\(phase)\",\(place.0),\(place.1)],"
          + "[2,\"\(phase)\",\(place.0 + 80),\(place.1)]]}")
    }
    let recording = Data((lines.joined(separator: "\n") + "\n").utf8)
    #expect(try file.replay(recording) == ["0.36 s  draw check-mark 2  run check"])
    #expect(try file.replay(swipe(2, dx: 200)) == ["0.17 s  swipe right 2  run swipe"])
  }

  @Test func aLineForAProgramTakesThePlaceOfTheGeneralOne() throws {
    let file = try GestureFile("swipe left 3 run any\nswipe left 3 in firefox run fox")
    #expect(try file.replay(swipe(3, dx: -200)) == ["0.04 s  swipe left 3  run any"])
    #expect(
      try file.replay(swipe(3, dx: -200), "--in", "Navigator Firefox")
        == ["0.04 s  swipe left 3 in firefox  run fox"])
  }

  /// Each desktop is asked its own way, and beside Wayland X11 is not asked, which knows its own windows alone.
  @Test func whichProgramIsInFrontIsAskedOfTheDesktopThatRuns() throws {
    let wayland = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    func question(_ environment: [String: String]) -> ActiveApp.Question? { .init(environment) }
    func desktop(_ name: String) -> [String: String] { ["XDG_CURRENT_DESKTOP": name] }
    #expect(question(wayland.merging(desktop("ubuntu:GNOME")) { $1 }) == .gnome)
    #expect(question(wayland.merging(desktop("KDE")) { $1 }) == .kwin)
    #expect(question(["DISPLAY": ":0"].merging(desktop("KDE")) { $1 }) == .x11)
    #expect(question(wayland.merging(desktop("COSMIC")) { $1 }) == nil)
    #expect(question([:]) == nil)
    let sway = try #require(question(wayland.merging(["SWAYSOCK": "/run/sway"]) { $1 }))
    let tree =
      #"{"nodes":[{"focused":false,"app_id":"foot"},{"focused":true,"app_id":"org.gtk.Demo4"}]}"#
    #expect(sway.name(in: Array(tree.utf8)) == "org.gtk.Demo4")
    #expect(ActiveApp.Question.gnome.name(in: Array(#"{"wm_class":"firefox"}"#.utf8)) == "firefox")
    #expect(ActiveApp.Question.gnome.name(in: Array("{}".utf8)) == nil)
    #expect(ActiveApp.Question.kwin.name(in: []) == nil)
  }

  @Test func aPadTakesTheFirstSectionThatIsForIt() throws {
    let file = try GestureFile(
      """
      device touchscreen
      swipe left 3 run screen
      device some pad
      swipe left 3 run pad
      device touchpad
      swipe left 3 run other
      """)
    #expect(try file.replay(swipe(3, dx: -200)) == ["0.04 s  swipe left 3  run pad"])
  }

  @Test func checkPrintsTheGesturesAndWhatCannotBeToldApart() throws {
    let file = try GestureFile(
      """
      swipe left 3                    run next  # not a comment
      pinch out 4 in firefox          key ctrl+plus every 10%
      pinch in 2 minimumSpanChange=30 run in
      drag 3                          mouse left   # a comment
      """)
    let run = try ToolRun("desktop", file.path, "--check")
    #expect(
      run.output == """
        touchpad
          swipe left 3                     run next  # not a comment
          pinch out 4 in firefox           every 10% key ctrl+plus
          pinch in 2 minimumSpanChange=30  run in
          drag 3                           mouse left
          conflict: drag 3 and swipe left 3: the drag begins before the swipe is complete

        """)
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("pich in 3 run x", #"line 1, column 1: "pich" is no gesture; did you mean pinch?"#),
    ("swipe left run x", "line 1, column 12: how many fingers? 1 to 10, such as 3"),
    ("swipe left 3", "line 1, column 13: expected action: run, key, hold, do, mouse"),
    ("tap 3 key ctrll+t", #"line 1, column 11: there is no key "ctrll"; did you mean ctrl?"#),
    (
      "tap 3 key t foo",
      "line 1, column 13: nothing is expected here but in, with, begin, end, every and then"
    ),
    (
      "swipe up 3 minimumDistanc=3 run x",
      "line 1, column 12: swipe up 3 has no minimumDistanc; did you mean minimumDistance?"
    ),
    ("pinch in 3 every 5mm run x", "line 1, column 18: every how much? such as every 10%"),
    ("pinch in 3 every 0.00000000000000001% run x", "every how much? such as every 10%"),
    (
      "swipe up 3 minimumDistance=1e999 run x",
      "line 1, column 12: minimumDistance takes 8mm or 50pt"
    ),
    ("draw cirle 3 run x", "cirle is not taught yet: dactyl teach cirle; did you mean circle?"),
    ("tap 3 run x\ntap 3 run y", "line 2, column 1: tap 3: another line says what it does"),
    (
      "swipe up 3 maximumDirectionDeviation=30 run x",
      "line 1, column 12: maximumDirectionDeviation takes 45°"
    ),
    ("swipe up 3 minimumDistance=30° run x", "minimumDistance takes 8mm or 50pt"),
    ("swipe up 3 recognizesAtLift=1 run x", "recognizesAtLift takes true or false"),
    ("tap 3 numberOfTapsRequired=0 run x", "numberOfTapsRequired: expected at least 1"),
    ("device touchpda\ntap 3 run x", #""touchpda" is no kind of device; did you mean touchpad?"#),
    ("swipe 3 left run x", "line 1, column 7: expected direction: left, right, up, down, up-left"),
    ("tap 3 with ctlr run x", #""ctlr" is no modifier: ctrl, shift, alt, super"#),
    ("tap 3 do close-windw", #""close-windw" is no window action; did you mean close-window?"#),
    ("swipe left 3 hold alt", "keys are held while fingers drag, pinch, rotate or hold"),
    ("tap 3 run x\u{1B}]0;x", "line 1, column 12: a control character"),
    ("tap 3 run " + String(repeating: "x", count: 5000), "line 1, column 1: more than 4096 bytes"),
    ("# nothing", "no gesture in it; a line is `swipe left 3 run CMD`"),
  ]) func aWrongFileIsRefusedWithItsPlaceAndCure(text: String, words: String) throws {
    let file = try GestureFile(text)
    let run = try ToolRun("desktop", file.path, "--check")
    #expect(run.status == 64)
    #expect(run.complaint.contains(words), "\(run.complaint)")
  }

  @Test func aWordLikeNoOtherIsTakenForNone() throws {
    let file = try GestureFile("tap 3 key ctrl+foo")
    let run = try ToolRun("desktop", file.path, "--check")
    #expect(run.complaint.contains(#"there is no key "foo""#))
    #expect(!run.complaint.contains("did you mean"), "\(run.complaint)")
  }

  @Test func aFileThatOthersMayWriteIsRefused() throws {
    let file = try GestureFile("tap 3 run x", permissions: 0o666)
    let run = try ToolRun("desktop", file.path)
    #expect(run.status == 64)
    #expect(run.complaint.contains("others may write it"))
    #expect(try ToolRun("desktop", file.path, "--check").status == 0)
  }

  @Test(arguments: ["gnome", "kde", "sway", "i3", "hyprland"])
  func theReadyFilesHoldGesturesThatCanBeToldApart(desktop: String) throws {
    let run = try ToolRun("desktop", "Examples/Desktop/\(desktop).conf", "--check")
    #expect(run.status == 0, "\(run.output) \(run.complaint)")
  }

  /// A file that has changed is read again once no finger is down.
  @Test func noFingerIsDownAfterAFrameThatTheWindowRefused() throws {
    let file = try DesktopFile("device any\ntap 3 run x", path: "gestures.conf")
    let desktop = try DesktopScene(file.sections[0], path: file.path)
    let live = LiveStage(
      StageNarrator(desktop.makeStage(size: nil), tellsTouches: false, isWanted: { _ in true }))
    var report = DesktopReport(desktop, hands: IdleHands(app: ""), explain: false) { _ in }
    report.look(at: live.stage)
    let landing = Contact(id: 1, phase: .began, position: Point(100, 100))
    for (time, wasRefused, isIdle) in [(0.0, false, false), (0.1, true, true)] {
      let frame = InputFrame(time: time, contacts: [landing])
      report.add(frame)
      #expect((live.send(frame) != nil) == wasRefused)
      live.narrator.hand(to: &report)
      #expect(report.isIdle == isIdle)
    }
  }

  @Test func twoFingersThatDrumAreNoFour() throws {
    let file = try GestureFile("tap 4 run four\ntap 2 run two")
    let lines = [
      #"{"dactyl":"recording","version":1,"kind":"indirect","size":[630,378]}"#,
      #"{"t":0,"c":[[1,"b",300,100]]}"#, #"{"t":0.05,"c":[[2,"b",400,100]]}"#,
      #"{"t":0.1,"c":[[1,"e",300,100],[3,"b",300,100]]}"#,
      #"{"t":0.15,"c":[[2,"e",400,100],[4,"b",400,100]]}"#,
      #"{"t":0.2,"c":[[3,"e",300,100]]}"#, #"{"t":0.25,"c":[[4,"e",400,100]]}"#,
    ]
    #expect(try file.replay(Data((lines.joined(separator: "\n") + "\n").utf8)).isEmpty)
  }

  // MARK: Teaching

  /// Three zeds of two fingers.
  private func zeds(_ shift: Double = 0) -> Data {
    var lines = [#"{"dactyl":"recording","version":1,"kind":"indirect","size":[630,378]}"#]
    var time = 0.0
    for number in 0..<3 {
      let corners = [
        (150.0, 100 + shift), (300.0, 100.0), (150.0, 250.0), (300.0, 250 + 3 * Double(number)),
      ]
      var places: [(Double, Double)] = []
      for (from, to) in zip(corners, corners.dropFirst()) {
        for step in 0..<12 {
          let share = Double(step) / 12
          let (dx, dy) = (to.0 - from.0, to.1 - from.1)
          places.append((from.0 + dx * share, from.1 + dy * share))
        }
      }
      for (index, place) in places.enumerated() {
        let phase = index == 0 ? "b" : index == places.count - 1 ? "e" : "m"
        let (x, y) = place
        lines.append(
          "{\"t\":\(time),\"c\":[[1,\"\(phase)\",\(x),\(y)],[2,\"\(phase)\",\(x + 60),\(y)]]}")
        time += 0.012
      }
      time += 1
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  @Test func aTaughtGestureIsDrawnInAFileAndForgotten() throws {
    let file = try GestureFile("draw zed 2 run z")
    let teach = ["teach", "zed", "-", "--fingers", "2", "--file", file.path]
    let taught = try ToolRun(teach, input: zeds())
    #expect(taught.status == 0, "\(taught.complaint)")
    #expect(taught.output.hasPrefix("draw zed with 2 fingers, 1 of 3\n"))
    #expect(taught.output.hasSuffix("drawings.json: zed\n"))
    let acts = try file.replay(zeds(8))
    #expect(acts.count == 3)
    #expect(acts.allSatisfy { $0.hasSuffix("  draw zed 2  run z") })
    let other = try ToolRun(
      ["teach", "again", "-", "--fingers", "2", "--file", file.path], input: zeds(4))
    #expect(
      other.output.contains("too alike: 3 of 3 drawings could be zed; give one another shape"))
    for name in ["zed", "again"] {
      #expect(try ToolRun("teach", name, "--forget", "--file", file.path).status == 0)
    }
    let check = try ToolRun("desktop", file.path, "--check")
    #expect(check.complaint.contains("zed is not taught yet"))
  }

  @Test func aDrawingThatIsBrokenOffTeachesNothing() throws {
    let file = try GestureFile("tap 2 run x")
    let run = try ToolRun(
      ["teach", "zed", "-", "--fingers", "2", "--times", "4", "--file", file.path], input: zeds())
    #expect(run.status == 65)
    #expect(run.complaint.contains("zed was drawn 3 of 4 times; nothing is kept"))
  }

  @Test func aFileOfAnotherProgramIsPrintedAsOurs() throws {
    let other = try GestureFile("gesture swipe left 3 xdotool key alt+Right\n")
    let run = try ToolRun("desktop", "--from", other.path)
    #expect(run.status == 0, "\(run.complaint)")
    let ours = try GestureFile(run.output)
    #expect(try ours.replay(swipe(3, dx: -200)) == ["0.04 s  swipe left 3  key alt+right"])
  }
}
