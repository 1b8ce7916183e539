import Platform

/// How words of the output stand out on a terminal; nowhere else, and not where `NO_COLOR` is set.
struct Ink {
  /// Whether words stand out.
  let isOn: Bool

  /// The ink of the standard output.
  static let standardOutput: Ink = {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return Ink(isOn: isWanted && isatty(STDOUT_FILENO) != 0)
  }()

  /// What was recognised: bold and green.
  func recognized(_ text: String) -> String { styled(text, "1;32") }
  /// What was cancelled: yellow.
  func cancelled(_ text: String) -> String { styled(text, "33") }
  /// A title: bold.
  func title(_ text: String) -> String { styled(text, "1") }
  /// What explains: faint.
  func faint(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1b}[\(code)m\(text.printable)\u{1b}[m" : text.printable
  }
}
