import Foundation

/// A file system of 64 kB that disappears with its last reference.
final class SmallDisk {
  let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  /// Mounts it; nil if that is not allowed.
  init?() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path) else {
      return nil
    }
  }

  deinit {
    _ = Self.run("umount", folder.path)
    try? FileManager.default.removeItem(at: folder)
  }

  /// True if one can be mounted here.
  static let isPossible = SmallDisk() != nil

  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
