import Foundation
import PageServer
import Synchronization

/// The program's images, at paths that only a watcher hears of, so that a page fetches each once.
final class ImageFiles: Sendable {
  /// Smaller ones stay in the messages.
  private static let least = 4096
  /// How many bytes are kept, all of them as long as the program runs, because a page that opens
  /// later needs them; more stay in the messages.
  private static let most = 256 << 20

  private struct State {
    var paths: [Data: String] = [:]
    var files: [String: ServedFile] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())

  /// Where a page finds an image; nil if it is to stay in the message.
  func path(of data: Data, _ kind: String) -> String? {
    guard data.count >= Self.least else { return nil }
    return state.withLock { state in
      if let path = state.paths[data] { return path }
      guard state.bytes + data.count <= Self.most else { return nil }
      let path = "/image/" + Secret().text
      state.paths[data] = path
      state.files[path] = ServedFile(kind: kind, bytes: Array(data))
      state.bytes += data.count
      return path
    }
  }

  /// The image at a path; any thread may ask.
  func find(_ path: String) -> Answer? {
    // A path is never another image's.
    state.withLock { $0.files[path] }.map {
      .file($0, headers: [("Cache-Control", "private, max-age=86400, immutable")])
    }
  }
}
