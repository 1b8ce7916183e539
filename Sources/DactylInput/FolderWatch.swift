import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices that files in folders come, go, change or become readable; a source without frames.
///
/// ```swift
/// let watch = FolderWatch(["/dev/input"]) { print("look again") }
/// let loop = InputLoop([watch])
/// ```
public final class FolderWatch: InputSource {
  /// The names of the folders.
  public let name: String
  /// What to wait for; nil if the kernel offers no watches.
  public private(set) var descriptor: Int32?
  /// Always nil.
  public var deadline: Double? { nil }
  /// Always nil.
  public var header: RecordingHeader? { nil }
  private let onChange: () -> Void

  /// Watches folders; one that does not exist is left out.
  ///
  /// - Parameter onChange: called inside `read(at:)`, once for all that has changed.
  public init(_ folders: [String], onChange: @escaping () -> Void) {
    name = folders.joined(separator: ", ")
    self.onChange = onChange
    let opened = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
    guard opened >= 0 else { return }
    descriptor = opened
    for folder in folders {
      inotify_add_watch(
        opened, folder,
        UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM))
    }
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Calls `onChange` if anything has changed.
  public func read(at now: Double) throws(InputSourceError) -> [InputArrival] {
    guard let descriptor else { return [] }
    var hasChanged = false
    var bytes = [UInt8](repeating: 0, count: 16_384)
    // Bounded, so that folders that never rest leave time for others.
    for _ in 0..<64 {
      guard Glibc.read(descriptor, &bytes, bytes.count) > 0 else { break }
      hasChanged = true
    }
    if hasChanged { onChange() }
    return []
  }
}
