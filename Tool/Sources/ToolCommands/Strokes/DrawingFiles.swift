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

  /// The drawings, or gestures of several fingers if a recording has these.
  func readSamples(_ progress: Progress) throws(ToolError) -> GestureSamples {
    let contents = try readContents(progress)
    let hasSeveralFingers = contents.contains { content in
      guard case .recording(let recording, let label) = content.holds else { return false }
      return recording.drawings(label: label) == nil
    }
    return hasSeveralFingers
      ? .shown(try shown(in: contents)) : .drawn(try drawings(in: contents))
  }

  /// What any number of fingers did, in recordings.
  func readShown(_ progress: Progress) throws(ToolError) -> [ShownSample] {
    try shown(in: try readContents(progress))
  }

  private func shown(in contents: [Content]) throws(ToolError) -> [ShownSample] {
    var shown: [ShownSample] = []
    for content in contents {
      guard case .recording(let recording, let label) = content.holds else {
        throw ToolError(
          status: .data,
          message: "\(content.file): drawings of one finger; what several fingers do is in "
            + "recordings alone")
      }
      shown += Demonstration.all(in: recording.frames).map { (label, $0) }
    }
    guard !shown.isEmpty else {
      throw ToolError(
        status: .data, message: "no gesture is whole in \(paths.joined(separator: ", "))")
    }
    return shown
  }

  func read(_ progress: Progress) throws(ToolError) -> [RecordedDrawing] {
    try drawings(in: try readContents(progress))
  }

  /// What a file holds.
  private struct Content {
    enum Kind {
      case drawings([RecordedDrawing])
      case recording(Recording, label: String)
    }

    var file: String
    var holds: Kind
  }

  private func readContents(_ progress: Progress) throws(ToolError) -> [Content] {
    let files = try allFiles()
    var contents: [Content] = []
    for (done, file) in files.enumerated() {
      contents.append(Content(file: file, holds: try content(of: file)))
      progress.show(done + 1, of: files.count, "reading")
    }
    progress.finish()
    return contents
  }

  private func drawings(in contents: [Content]) throws(ToolError) -> [RecordedDrawing] {
    var drawings: [RecordedDrawing] = []
    for content in contents {
      switch content.holds {
      case .drawings(let some): drawings += some
      case .recording(let recording, let label):
        guard let some = recording.drawings(label: label) else {
          throw ToolError(
            status: .data,
            message: "\(content.file): more than one finger at once; a drawing is made by one "
              + "(Docs/showing-gestures.md is about gestures of several)")
        }
        drawings += some
      }
    }
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

  private func content(of file: String) throws(ToolError) -> Content.Kind {
    let data = try contents(of: file)
    do throws(DrawingFileError) {
      switch data.first(where: { !" \t\r\n".utf8.contains($0) }) {
      case UInt8(ascii: "<"): return .drawings(try GestureLog.read(data))
      case UInt8(ascii: "{") where !isRecording(data):
        return .drawings(try DrawingLines.read(data))
      default: break
      }
    } catch {
      throw ToolError(status: .data, message: "\(file): \(error)")
    }
    do {
      return .recording(try Recording.read(path: file), label: meant(by: file))
    } catch {
      throw ToolError(error, in: file)
    }
  }

  private func isRecording(_ data: Data) -> Bool {
    data.prefix { $0 != UInt8(ascii: "\n") }.contains("\"dactyl\"".utf8)
  }

  /// The label of a recording's gestures.
  private func meant(by file: String) -> String {
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    let meant = label ?? String(name.reversed().drop { "0123456789-_ ".contains($0) }.reversed())
    return meant.isEmpty ? name : meant
  }
}

/// What several fingers did, and what it was meant to be.
typealias ShownSample = (label: String, demonstration: Demonstration)

/// Gestures to learn from.
enum GestureSamples {
  /// What one finger drew.
  case drawn([RecordedDrawing])
  case shown([ShownSample])
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
