import Foundation
import PageServer
import Synchronization
import UIKit

/// The program's sounds, at paths that only a watcher hears of.
final class SoundFiles: Sendable {
  /// How many sounds are kept; a program may make ever new ones.
  private static let most = 64

  private struct State {
    var paths: [UIHostedSound.Source: String] = [:]
    var files: [String: ServedFile] = [:]
    /// The oldest first.
    var order: [UIHostedSound.Source] = []
  }

  private let state = Mutex(State())

  /// Where a page finds a sound; nil if it cannot be read.
  func path(of source: UIHostedSound.Source) -> String? {
    if let path = state.withLock({ $0.paths[source] }) { return path }
    let data: Data?
    switch source {
    case .file(let url): data = try? Data(contentsOf: url)
    case .data(let bytes): data = bytes
    case .system: return nil
    }
    guard let data else { return nil }
    let path = "/sound/" + Secret().text
    state.withLock { state in
      if state.order.count >= Self.most {
        let oldest = state.order.removeFirst()
        if let path = state.paths.removeValue(forKey: oldest) { state.files[path] = nil }
      }
      state.order.append(source)
      state.paths[source] = path
      state.files[path] = ServedFile(kind: "application/octet-stream", bytes: Array(data))
    }
    return path
  }

  /// The sound at a path; any thread may ask.
  func find(_ path: String) -> Answer? {
    state.withLock { $0.files[path] }.map { .file($0) }
  }
}
