import Foundation

/// How a program is to be shown: by the words after its name, or by the environment.
struct StageOptions {
  /// The port; 0 for a free one.
  var port = 8400
  /// Whether the whole network may come.
  var isOpenToNetwork = false
  /// The file with the secret that the link ends in; nil for a new secret.
  var secret: String?
  /// Whether viewers may look at what recognisers decide, and change it (Docs/inspector.md).
  var isInspected = false
  /// Where the frames of fingers go as a recording; nil for nowhere.
  var recording: String?
  /// Where what recognisers decide goes, a line each; nil for nowhere.
  var trace: String?
  /// A recording that is played in place of fingers, without a page; nil for fingers.
  var replay: String?
  /// Where a picture of the window at the end of the replay goes; nil for nowhere.
  var picture: String?
  /// The extent of the screen, in points.
  var size = CGSize(width: 390, height: 844)

  static let help = """
    OPTIONS of a program that is shown in a browser:
      --port PORT      the port to listen on (8400; 0 takes a free one)
      --lan            let phones and others in the network come
      --secret FILE    keep the secret that the link ends in, so that pages find the program
                       when it is started again; by default it is new with each start
      --inspect        let a viewer look at what recognisers decide, by another link
      --size WxH       the extent of the screen in points (390x844)
      --record FILE    write what fingers do as a recording, for dactyl replay and tests
      --trace FILE     write what recognisers decide, and why
      --replay FILE    play a recording instead, without a page, and print what is decided
      --picture FILE   with --replay: write a picture of the window at the end, as SVG

    """

  /// The options that a program was started with.
  ///
  /// - Throws: `StageError` for words that are none; words before the first one with dashes are the
  ///   program's own.
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
      case "--inspect": isInspected = true
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
