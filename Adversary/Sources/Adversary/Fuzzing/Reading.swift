import Dactyl
import DactylFiles
import DactylInput
import DactylPort
import DactylRecordings
import DactylStrokes
import Foundation

/// Reads bytes as a file and checks the result.
struct Reading {
  private(set) var outcome = Outcome()

  /// The longest time for one file, in seconds of processor time.
  static let longest = ProcessFigures.isWatched ? 8.0 : 1.0

  /// Reads an arbitrary file.
  mutating func read(_ bytes: [UInt8], with reader: Reader) {
    let start = ProcessFigures.processorTime
    switch reader {
    case .recording: readRecordings(bytes)
    case .library: readLibrary(bytes)
    case .drawings:
      readDrawings { () throws(DrawingFileError) in try DrawingLines.read(Data(bytes)) }
    case .log: readDrawings { () throws(DrawingFileError) in try GestureLog.read(Data(bytes)) }
    case .scene: readScene(bytes)
    case .source: port(bytes)
    case .storyboard: port(bytes, as: "Base.lproj/Main.storyboard")
    case .plist: port(bytes, as: "Info.plist")
    case .tuio: receive(bytes)
    case .calls: outcome.findings += Caller(bytes).play()
    }
    outcome.count("files")
    let seconds = ProcessFigures.processorTime - start
    if seconds > Reading.longest { find("it took \(seconds) s") }
  }

  private mutating func find(_ words: String) { outcome.findings.append(words) }

  private mutating func refuse(_ error: any Error) {
    outcome.count("refused")
    if "\(error)".isEmpty { find("it was refused without a word") }
  }

  // MARK: Recordings

  private mutating func readRecordings(_ bytes: [UInt8]) {
    do {
      let stream = try RecordingStream(.bytes(bytes))
      // An error in one recording does not hide those after it.
      for _ in 0..<40 {
        do {
          guard let reader = try stream.next() else { break }
          try play(reader)
        } catch {
          refuse(error)
        }
      }
    } catch {
      refuse(error)
    }
    checkRoundTrip(of: bytes)
  }

  /// Plays a recording; a window must accept every frame (SPEC A8).
  private mutating func play(_ reader: RecordingReader) throws(RecordingError) {
    let window = Window(frame: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    window.isMultipleTouchEnabled = true
    window.addGestureRecognizer(PanGestureRecognizer())
    window.addGestureRecognizer(TapGestureRecognizer())
    while let frame = try reader.next() {
      outcome.count("frames")
      do {
        try window.send(frame)
      } catch {
        return find("a frame of it breaks SPEC A8: \(error)")
      }
    }
    if !window.touches.isEmpty { find("a contact is down after its last frame") }
    outcome.count("recordings")
  }

  private mutating func checkRoundTrip(of bytes: [UInt8]) {
    guard let recording = try? Recording.read(bytes: bytes) else { return }
    do {
      let again = try Recording.read(bytes: try recording.encoded())
      if again.frames != recording.frames {
        find("its frames differ once they were written and read")
      }
      outcome.count("round trips")
    } catch {
      // A single recording may hold more than Dactyl's own format allows.
      switch error.reason {
      case .tooManyContacts, .tooManyHovers, .lineTooLong: break
      default: find("what was read cannot be written and read: \(error)")
      }
    }
  }

  // MARK: Drawings

  private mutating func readLibrary(_ bytes: [UInt8]) {
    do {
      let library = try StrokeLibraryFile.decode(Data(bytes))
      let written = StrokeLibraryFile.encode(library)
      if StrokeLibraryFile.encode(try StrokeLibraryFile.decode(written)) != written {
        find("the library differs once it was written and read")
      }
      _ = StrokeLibrarySource.text(for: library)
      outcome.count("libraries")
    } catch {
      refuse(error)
    }
  }

  private mutating func readDrawings(
    _ read: () throws(DrawingFileError) -> [RecordedDrawing]
  ) {
    do {
      var library = StrokeLibrary()
      library.define(StrokeClass(id: 1, name: "any", invariance: []))
      for drawing in try read() {
        for stroke in drawing.strokes where !stroke.points.allSatisfy(\.isFinite) {
          find("a point is not finite")
        }
        outcome.count("drawings")
        guard library.templates.count < 5, let outline = try? StrokeOutline(drawing.strokes)
        else { continue }
        _ = library.add(outline, class: 1)
      }
    } catch {
      refuse(error)
    }
  }

  // MARK: Scenes

  private mutating func readScene(_ bytes: [UInt8]) {
    do {
      let stage = Stage(try Scene(json: Data(bytes)), size: Size(width: 400, height: 300))
      outcome.count("scenes")
      var time = 0.0
      for phase in [TouchPhase.began, .moved, .moved, .ended, .began, .ended] {
        let place = Point(100 + time * 300, 100)
        do {
          try stage.send(
            InputFrame(time: time, contacts: [Contact(id: 1, phase: phase, position: place)]))
        } catch {
          find("the scene refuses a good frame: \(error)")
        }
        time += 0.05
      }
      var deadlines = 0
      while deadlines < 1000, let deadline = stage.nextDeadline, deadline.isFinite {
        do { try stage.advance(to: deadline) } catch {
          return find("a deadline is refused: \(error)")
        }
        deadlines += 1
      }
      if deadlines == 1000 { find("the scene has deadlines without end") }
    } catch {
      refuse(error)
    }
  }

  // MARK: Sources

  /// Ports a source, and checks that the result needs no porting.
  private mutating func port(_ bytes: [UInt8]) {
    guard let source = String(validating: bytes, as: UTF8.self) else {
      return outcome.count("refused")
    }
    let port = SourcePort(source)
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    for note in port.notes where note.line < 1 || note.line > lines + 1 {
      find("a note is about line \(note.line) of \(lines)")
    }
    outcome.count("sources")
  }

  /// Ports a project with one arbitrary file.
  private mutating func port(_ bytes: [UInt8], as name: String) {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "adversary-\(getpid())/Project")
    let file = folder.appendingPathComponent(name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
    try? "import UIKit\n".write(
      to: folder.appendingPathComponent("Scene.swift"), atomically: false, encoding: .utf8)
    if ProjectPort(folder: folder, dactyl: "dactyl").files.isEmpty { find("nothing was ported") }
    try? FileManager.default.removeItem(at: folder)
    outcome.count("projects")
  }

  // MARK: Datagrams

  /// Sends a datagram to a source; a window must accept every frame (SPEC A8).
  private mutating func receive(_ bytes: [UInt8]) {
    let window = Window(frame: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    window.isMultipleTouchEnabled = true
    do {
      let source = try TUIOSource(port: 0, size: Size(width: 400, height: 300))
      // The second time, the source knows the pointers already.
      for time in [1.0, 2, 20] {
        if time < 10 { Datagram.send(bytes, toPort: source.port) }
        for case .frame(let frame) in try source.read(at: time) { try window.send(frame) }
      }
    } catch {
      find("a frame of a tracker is refused: \(error)")
    }
    if !window.touches.isEmpty { find("a contact of a silent tracker is down") }
    outcome.count("datagrams")
  }
}
