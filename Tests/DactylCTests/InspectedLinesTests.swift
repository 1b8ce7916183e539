import Dactyl
import DactylC
import DactylCInspection
import DactylInspection
import DactylRecordings
import Foundation
import Testing

extension HandleTests {
  /// A C program hands out the same lines as a Swift program (Docs/inspector.md).
  @Suite struct InspectedLinesTests {
    /// What a C function gets, and the pointer to it.
    private final class Lines {
      var text = ""

      var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

      static let take: LineTaker = { line, lines in
        guard let line, let lines else { return }
        Unmanaged<Lines>.fromOpaque(lines).takeUnretainedValue().text += String(cString: line)
      }

      /// The lines since the last call.
      func next() -> [String] {
        defer { text = "" }
        return text.split(separator: "\n").map(String.init)
      }
    }

    private let window = dactyl_window_create(0, 0, 400, 300)
    private let lines = Lines()

    private func inspect() -> Int32 { dactyl_inspect(window, "Test", Lines.take, lines.pointer) }

    /// Writes a frame into the buffer and sends it.
    private func send(_ frame: InputFrame, to window: Int32) throws -> Int32 {
      let samples =
        frame.contacts.map { ($0, Double.nan) } + frame.coalesced.map { ($0.contact, $0.time) }
      let count = 4 + 16 * (samples.count + frame.hovers.count)
      let words = try #require(dactyl_frame(Int32(count)))
      let counts = [frame.contacts.count, frame.coalesced.count, frame.hovers.count]
      var numbers = [frame.time] + counts.map(Double.init)
      for (contact, time) in samples {
        let precise = contact.precisePosition ?? Point(.nan, .nan)
        numbers += [
          Double(contact.id), Double(contact.phase.rawValue), contact.position.x,
          contact.position.y, Double(contact.kind.rawValue), contact.force, contact.maximumForce,
          contact.majorRadius, contact.majorRadiusTolerance, contact.altitude, contact.azimuth,
          contact.roll, precise.x, precise.y, time, contact.isEstimated ? 1 : 0,
        ]
      }
      for hover in frame.hovers {
        numbers += [
          Double(hover.id), Double(hover.phase.rawValue), hover.position.x, hover.position.y,
          Double(hover.kind.rawValue), hover.zOffset, .nan, .nan, .nan, hover.altitude,
          hover.azimuth, hover.roll, .nan, .nan, .nan, .nan,
        ]
      }
      for (place, number) in numbers.enumerated() { words[place] = number }
      return dactyl_send(window, Int32(count))
    }

    /// A Swift program's lines for a recording: all kinds on a rotated photo, some of which wait,
    /// some of which may recognise together.
    private func swiftLines(_ recording: Recording, _ size: Size) throws -> [String] {
      let window = Window(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
      let photo = View(frame: window.bounds)
      photo.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3, ty: -2)
      window.addSubview(photo)
      let (double, tap) = (TapGestureRecognizer(), TapGestureRecognizer())
      double.numberOfTapsRequired = 2
      double.name = "zoom"
      let (pinch, rotation) = (PinchGestureRecognizer(), RotationGestureRecognizer())
      let all = [
        double, tap, pinch, rotation, PanGestureRecognizer(), LongPressGestureRecognizer(),
        SwipeGestureRecognizer(), TransformGestureRecognizer(),
      ]
      for recognizer in all { photo.addGestureRecognizer(recognizer) }
      tap.require(toFail: double)
      rotation.recognizeSimultaneously(with: pinch)
      var lines: [UInt8] = []
      let inspection = Inspection(
        of: window, program: "Test", accepts: ["set", "touch"],
        nameView: { $0 === photo ? "photo" : nil }, take: { more, _ in lines += more })
      inspection.begin()
      lines += inspection.opening()
      for frame in recording.frames { try window.send(frame) }
      while let deadline = window.nextDeadline, deadline.isFinite {
        try window.advance(to: max(deadline, window.currentTime))
      }
      return String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A C program's lines for the same recording.
    private func cLines(_ recording: Recording, _ size: Size) throws -> [String] {
      let window = dactyl_window_create(0, 0, size.width, size.height)
      defer { _ = dactyl_release(window) }
      let photo = dactyl_view_create(window)
      _ = dactyl_view_set_frame(photo, 0, 0, size.width, size.height)
      _ = dactyl_view_set_transform(photo, 0.8, 0.6, -0.6, 0.8, 3, -2)
      // The numbers of `dactyl.h`: taps, pinch, rotation, pan, long press, swipe, transform.
      let all = [1, 1, 5, 6, 3, 2, 4, 9].map { dactyl_recognizer_create(photo, $0) }
      let taps: Int32 = 60
      #expect(dactyl_set_number(all[0], taps, 2) == 0)
      #expect(dactyl_require_to_fail(all[1], all[0]) == 0)
      #expect(dactyl_allow_simultaneous(all[3], all[2]) == 0)
      #expect(dactyl_inspect_name(all[0], "zoom") == 0)
      #expect(dactyl_inspect_name(photo, "photo") == 0)
      let lines = Lines()
      #expect(dactyl_inspect(window, "Test", Lines.take, lines.pointer) == 0)
      for frame in recording.frames { #expect(try send(frame, to: window) >= 0) }
      while dactyl_next_deadline(window).isFinite {
        let now: Int32 = 25
        let time = max(dactyl_next_deadline(window), dactyl_get_number(window, now))
        #expect(dactyl_advance(window, time) >= 0)
      }
      return lines.next()
    }

    @Test(arguments: TraceTests.recordings)
    func tellsWhatSwiftTells(path: String) throws {
      let recording = try Recording.read(path: path)
      let size = recording.header.size ?? Size(width: 1000, height: 1000)
      let (ours, theirs) = (try swiftLines(recording, size), try cLines(recording, size))
      #expect(ours.contains { $0.hasPrefix(#"{"type":"state""#) })
      for (ours, theirs) in zip(ours, theirs) where ours != theirs {
        Issue.record("\(theirs)\ninstead of\n\(ours)")
        break
      }
      #expect(ours.count == theirs.count)
    }

    @Test(.enabled(if: TraceTests.node != nil, "node is not installed"))
    func aPageTellsHowNearRecognizersComeAsSwiftDoes() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var (expected, paths): ([String], [String]) = ([], [])
      for (number, path) in TraceTests.recordings.enumerated() {
        let recording = try Recording.read(path: path)
        let lines = try swiftLines(
          recording, recording.header.size ?? Size(width: 1000, height: 1000))
        expected += lines.filter { $0.hasPrefix(#"{"type":"readings""#) }
        let file = folder.appending(path: "\(number).lines")
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        paths.append(file.path)
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(TraceTests.node))
      process.arguments = [TraceTests.root.appending(path: "Web/tests/readings.mjs").path] + paths
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      process.waitUntilExit()
      #expect(!told.isEmpty)
      for (theirs, ours) in zip(told, expected) where theirs != ours {
        Issue.record("\(theirs)\ninstead of\n\(ours)")
        break
      }
      #expect(told.count == expected.count)
    }

    private func finger(_ phase: TouchPhase, _ x: Double, at time: Double) throws {
      let contact = Contact(id: 1, phase: phase, position: Point(x, 50))
      #expect(try send(InputFrame(time: time, contacts: [contact]), to: window) >= 0)
    }

    @Test func ownObjectsAreCalledByTheEnginesClasses() {
      for kind: Int32 in [13, 14] { _ = dactyl_recognizer_create(window, kind) }
      #expect(inspect() == 0)
      let tree = lines.next()[1]
      #expect(tree.contains(#""class":"Window""#))
      #expect(tree.contains(#""kind":"stroke","class":"StrokeGestureRecognizer""#))
      #expect(tree.contains(#""kind":"custom","class":"GestureRecognizer""#))
    }

    @Test func oneThatMayRecogniseBesideAllNamesThemAll() {
      let all = [3, 5, 6].map { dactyl_recognizer_create(window, $0) }
      _ = dactyl_allow_simultaneous(all[1], 0)
      #expect(inspect() == 0)
      let tree = lines.next()[1]
      let beside = tree.split(separator: "simultaneousWith").map { $0.prefix(8) }
      #expect(beside.dropFirst() == ["\":[2]},{", "\":[1,3]}", "\":[2]}]}"])
    }

    @Test func recordsOfTouchesComeBesideTheLines() throws {
      let recordsTouches: Int32 = 23
      #expect(inspect() == 0)
      _ = dactyl_set_number(window, recordsTouches, 1)
      _ = lines.next()
      try finger(.began, 10, at: 0)
      #expect(lines.next().count == 2)
      #expect(try #require(dactyl_next_record(window))[1] == 1)
      #expect(dactyl_next_record(window) == nil)
      _ = dactyl_set_number(window, recordsTouches, 0)
      try finger(.ended, 10, at: 0.1)
      #expect(lines.next().count == 2)
      #expect(dactyl_next_record(window) == nil)
    }

    @Test func tellsNoMoreOnceItHasEnded() throws {
      #expect(inspect() == 0)
      #expect(dactyl_inspect(window, nil, nil, nil) == 0)
      _ = lines.next()
      try finger(.began, 10, at: 0)
      #expect(lines.next() == [])
      #expect(dactyl_inspect_receive(window, "{}") == -1)
    }

    @Test func releasingTheWindowEndsIt() throws {
      #expect(inspect() == 0)
      _ = dactyl_release(window)
      _ = lines.next()
      #expect(dactyl_inspect_receive(window, "{}") == -1)
      #expect(inspect() == -1)
      #expect(dactyl_inspect_name(window, "late") == -1)
      #expect(lines.next() == [])
    }

    @Test func doesWhatAViewerSays() throws {
      let pan = dactyl_recognizer_create(window, 3)
      #expect(inspect() == 0)
      _ = lines.next()
      let minimumDistance: Int32 = 69
      #expect(
        dactyl_inspect_receive(
          window, #"{"type":"set","recognizer":1,"settings":{"minimumDistance":20}}"#) == 0)
      #expect(dactyl_get_number(pan, minimumDistance) == 20)
      #expect(
        lines.next() == [
          #"{"type":"settings","time":0,"recognizer":1,"settings":{"minimumDistance":20}}"#
        ])
      #expect(dactyl_inspect_receive(window, #"{"t":0,"c":[[1,"b",10,10]]}"#) == 0)
      #expect(dactyl_inspect_receive(window, #"{"t":0.1,"c":[[1,"m",90,10]]}"#) == 0)
      #expect(try #require(dactyl_next_record(window))[4] == 1)
      // Ending the inspection cancels the viewer's finger.
      #expect(dactyl_inspect(window, nil, nil, nil) == 0)
      #expect(try #require(dactyl_next_record(window))[4] == 4)
    }
  }
}
