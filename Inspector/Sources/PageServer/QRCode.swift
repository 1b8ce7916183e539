#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Links as codes for the camera of a phone, drawn by the program `qrencode`.
public enum QRCode {
  /// The line to print if there is no `qrencode`.
  public static let advice = "Install qrencode to see this link as a code to scan."

  /// The code for a terminal; the advice if it cannot be drawn.
  public static func blocks(_ link: String) -> String { blocks(link, by: "qrencode") }

  static func blocks(_ link: String, by program: String) -> String {
    output(of: [program, "-t", "UTF8", "-o", "-"], input: link) ?? advice
  }

  /// The code as a picture; nil if it cannot be drawn.
  public static func svg(_ link: String) -> String? {
    output(of: ["qrencode", "-t", "SVG", "-o", "-"], input: link)
  }

  /// The program's output; nil if the program is missing, fails or takes too long.
  ///
  /// The link is the program's input, because every user of the machine sees the arguments of
  /// programs and must not see the link's secret.
  ///
  /// - Parameter patience: how many milliseconds the program may take.
  static func output(of words: [String], input link: String, patience: Int = 2000) -> String? {
    guard let input = openPipe() else { return nil }
    // The pipe holds a link, so this does not wait for a reader.
    let isWritten = link.utf8.count < 4096 && write(input.write, link, link.utf8.count) >= 0
    close(input.write)
    defer { close(input.read) }
    guard isWritten, let output = openPipe() else { return nil }
    defer { close(output.read) }
    let child = start(words, input.read, output.write)
    close(output.write)
    guard let child else { return nil }
    let text = text(from: output.read, until: .now + .milliseconds(patience))
    // A program that has closed its output has no work left.
    kill(child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
    return text
  }

  /// A pipe whose ends other programs do not inherit.
  private static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program of the search path, with no environment and no messages.
  private static func start(_ words: [String], _ input: Int32, _ output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let status = posix_spawnp(&child, words[0], &actions, nil, &arguments, &environment)
    return status == 0 ? child : nil
  }

  /// The text up to the end of a pipe; nil if it is empty, or the end comes too late.
  private static func text(
    from descriptor: Int32, until deadline: ContinuousClock.Instant
  ) -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard rest > 0, poll(&place, 1, Int32(rest.rounded(.up))) >= 0 || errno == EINTR else {
        return nil
      }
      guard place.revents != 0 else { continue }
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
