import ArgumentParser
import Dactyl
import DactylFiles
import DactylRecordings
import DactylStrokes
import Platform

/// Files of drawings: JSON lines, XML logs of the $-family, or recordings.
struct DrawingFiles: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Drawings: JSON lines, XML logs of the $-family, recordings, or folders of them.",
      valueName: "strokes"))
  var paths: [String]

  @Option(
    help: "What recordings were meant to be; by default their file's name without its number.")
  var label: String?

  @Flag(help: "Use drawings that their file flags as doubtful too.")
  var includeFlagged = false

  func read(_ progress: Progress) throws(ToolError) -> [RecordedDrawing] {
    let files = try allFiles()
    var drawings: [RecordedDrawing] = []
    for (done, file) in files.enumerated() {
      drawings += try read(file)
      progress.show(done + 1, of: files.count, "reading")
    }
    progress.finish()
    if !includeFlagged { drawings.removeAll { $0.flag != nil } }
    guard !drawings.isEmpty else {
      throw ToolError(
        status: .data, message: "there is no drawing in \(paths.joined(separator: ", "))")
    }
    return drawings
  }

  private func allFiles() throws(ToolError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileList.isFolder(path) else {
        files.append(path)
        continue
      }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      files += names.sorted().filter { $0.hasSuffix(".xml") || $0.hasSuffix(".jsonl") }
        .map { path + "/" + $0 }
    }
    return files
  }

  private func read(_ file: String) throws(ToolError) -> [RecordedDrawing] {
    let data = try contents(of: file)
    do throws(DrawingFileError) {
      switch data.first(where: { !" \t\r\n".utf8.contains($0) }) {
      case UInt8(ascii: "<"): return try GestureLog.read(data)
      case UInt8(ascii: "{") where !isRecording(data): return try DrawingLines.read(data)
      default: break
      }
    } catch {
      throw ToolError(status: .data, message: "\(file): \(error)")
    }
    return try drawings(ofRecording: file)
  }

  private func isRecording(_ data: Data) -> Bool {
    data.prefix { $0 != UInt8(ascii: "\n") }.contains("\"dactyl\"".utf8)
  }

  /// Each touch of a recording is a stroke; strokes soon after each other form one drawing.
  private func drawings(ofRecording file: String) throws(ToolError) -> [RecordedDrawing] {
    let recording: Recording
    do {
      recording = try Recording.read(path: file)
    } catch {
      throw ToolError(error, in: file)
    }
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    let meant = label ?? String(name.reversed().drop { "0123456789-_ ".contains($0) }.reversed())
    guard let drawings = recording.drawings(label: meant.isEmpty ? name : meant) else {
      throw ToolError(
        status: .data,
        message: "\(file): more than one finger at once; a drawing is made by one "
          + "(Docs/showing-gestures.md is about gestures of several)")
    }
    return drawings
  }
}

extension Recording {
  /// The touches as drawings; a stroke within half a second of the last lift joins the drawing. Nil if
  /// fingers are down together.
  fileprivate func drawings(label: String) -> [RecordedDrawing]? {
    var drawings: [RecordedDrawing] = []
    var open: [Int: Stroke] = [:]
    var lastLift = -Double.infinity
    for frame in frames {
      for contact in frame.contacts {
        switch contact.phase {
        case .began:
          open[contact.id] = Stroke([contact.position], times: [frame.time])
          if frame.time - lastLift > 0.5 || drawings.isEmpty {
            drawings.append(RecordedDrawing(label: label, strokes: []))
          }
        case .moved: open[contact.id]?.append(contact.position, time: frame.time)
        case .stationary: break
        case .ended, .cancelled:
          lastLift = frame.time
          if let stroke = open.removeValue(forKey: contact.id), contact.phase == .ended {
            drawings[drawings.count - 1].strokes.append(stroke)
          }
        }
      }
      if open.count > 1 { return nil }
    }
    return drawings.filter { !$0.strokes.isEmpty }
  }
}
