import Foundation

/// How to show a program, from its arguments or the environment.
struct StageOptions {
  /// The default port; if another program has it, the next free one is taken.
  static let usualPort = 8400
  /// The port; 0 for a free one, nil for the usual one or the next.
  var port: Int?
  /// True if the whole network may connect.
  var isOpenToNetwork = false
  /// The file with the link's secret; nil for a new secret.
  var secret: String?
  /// The file for a recording of fingers' frames; nil for none.
  var recording: String?
  /// The file for recognisers' decisions, one per line; nil for none.
  var trace: String?
  /// A recording to play instead of fingers, without a page; nil for fingers.
  var replay: String?
  /// The file for a picture of the window after the replay; nil for none.
  var picture: String?
  /// The size of the screen, in points; nil for that of the program's storyboard.
  var size: CGSize?

  static let help = """
    OPTIONS of a program that is shown in a browser:
      --port PORT      the port to listen on (8400, or the next that is free; 0 takes any)
      --lan            let phones and others in the network come
      --secret FILE    keep the secret that the link ends in, so that pages find the program
                       when it is started again; by default it is new with each start
      --size WxH       the extent of the screen in points (by default that of the device
                       that the storyboard is drawn for, or else 390x844)
      --record FILE    write what fingers do as a recording, for dactyl replay and tests
      --trace FILE     write what recognisers decide, and why
      --replay FILE    play a recording instead, without a page, and print what is decided
      --picture FILE   with --replay: write a picture of the window at the end, as SVG

    """

  /// The options that a program was started with.
  ///
  /// - Throws: `StageError` for unknown options; words before the first one with dashes belong to
  ///   the program.
  init(_ arguments: [String]) throws(StageError) {
    var words = arguments.drop { !$0.hasPrefix("--") }
    while let word = words.popFirst() {
      switch word {
      case "--port":
        guard let value = words.popFirst(), let port = UInt16(value) else {
          throw StageError("--port: expected a number from 0 to 65535")
        }
        self.port = Int(port)
      case "--lan": isOpenToNetwork = true
      case "--record", "--trace", "--replay", "--picture", "--secret":
        guard let path = words.popFirst() else { throw StageError("\(word): expected a file") }
        switch word {
        case "--record": recording = path
        case "--trace": trace = path
        case "--replay": replay = path
        case "--secret": secret = path
        default: picture = path
        }
      case "--size":
        let parts = words.popFirst()?.split(separator: "x").compactMap { Double($0) } ?? []
        guard parts.count == 2, parts.allSatisfy({ (50...5000).contains($0) }) else {
          throw StageError("--size: expected WxH, such as 390x844")
        }
        size = CGSize(width: parts[0], height: parts[1])
      case "--help": throw StageError(Self.help)
      default: throw StageError("\(word): not known; --help says what is")
      }
    }
  }
}

/// Why a program cannot be shown.
struct StageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
