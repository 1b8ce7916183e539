import Dactyl
import DactylRecordings
import Foundation

/// Files that are read and played, each into its own window with six recognisers; a round is all
/// files.
package final class FilesWorkload: Workload {
  /// How many files there are.
  package var files: Int { paths.count }
  package let updates: Int

  private let folder: URL
  private let paths: [String]
  private let expected: RecognizerCounts

  /// Writes recordings to its own folder, which it removes at the end.
  ///
  /// - Throws: `RecordingError` if a recording is wrong, or a writing error.
  init(_ recordings: [[InputFrame]]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    var expected = RecognizerCounts()
    var updates = 0
    for (index, frames) in recordings.enumerated() {
      let file = folder.appending(path: "\(index).jsonl")
      try Data(Recording(frames: frames).encoded()).write(to: file)
      paths.append(file.path)
      // The expected result, without the way through the file.
      let window = FilesWorkload.makeWindow()
      let player = FramePlayer([frames], in: window.window)
      updates += player.updates
      try player.play()
      expected = expected + window.six.gestures
    }
    self.paths = paths
    self.expected = expected
    self.updates = updates
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package var steadyAllocations: Int? { nil }

  package func run(rounds: Int) throws {
    for _ in 0..<rounds {
      var gestures = RecognizerCounts()
      for path in paths { gestures = try gestures + FilesWorkload.replay(path) }
      guard gestures == expected else {
        throw WorkloadError("gestures: \(gestures) instead of \(expected)")
      }
    }
  }

  private static func replay(_ path: String) throws -> RecognizerCounts {
    let (window, six) = makeWindow()
    let reader = try RecordingReader(path: path)
    while let frame = try reader.next() { try window.send(frame) }
    try window.finish()
    return six.gestures
  }

  private static func makeWindow() -> (window: Window, six: SixRecognizers) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 4000, height: 4000))
    window.bounds.origin = Point(-2000, -2000)
    let six = SixRecognizers(on: window)
    six.countGestures()
    return (window, six)
  }
}
