import Dactyl
import DactylFiles
import DactylRecordings

/// A viewer's request, one line.
enum InspectionRequest {
  /// Change settings of the recogniser with a number.
  case set(Int, [String: JSONValue])
  /// Send a frame of fingers.
  case touch(InputFrame)

  /// Tell all viewers a sentence.
  case say(String)

  /// What makes no sense, for people.
  struct Wrong: Error {
    var words: String
  }

  /// How deeply values may nest; no valid request comes near.
  private static let deepest = 16
  /// The most bytes of a sentence.
  private static let longestWords = 1000

  init(line: [UInt8]) throws(Wrong) {
    if line.starts(with: Array("{\"t\"".utf8)) {
      do {
        self = .touch(try InputFrame(line: line))
      } catch {
        throw Wrong(words: "\(error)")
      }
      return
    }
    guard let members = Self.members(of: line) else { throw Wrong(words: "not a JSON object") }
    if case .string("say")? = members["type"], case .string(let words)? = members["words"],
      words.utf8.count <= Self.longestWords
    {
      self = .say(words)
      return
    }
    guard case .string("set")? = members["type"] else {
      throw Wrong(words: "expected a line of the type set or say, or a frame")
    }
    guard case .number(let number)? = members["recognizer"], let id = Int(exactly: number) else {
      throw Wrong(words: "recognizer: expected the number of a recogniser")
    }
    guard case .object(let settings)? = members["settings"] else {
      throw Wrong(words: "settings: expected an object")
    }
    self = .set(id, settings)
  }

  /// The token in a viewer's greeting; nil for any other line.
  static func token(ofGreeting line: [UInt8]) -> String? {
    guard let members = members(of: line), case .string("hello")? = members["type"],
      case .number(1)? = members["version"]
    else { return nil }
    guard case .string(let token)? = members["token"] else { return "" }
    return token
  }

  private static func members(of line: [UInt8]) -> [String: JSONValue]? {
    guard depth(of: line) <= deepest, case .object(let members)? = JSONValue(json: line) else {
      return nil
    }
    return members
  }

  /// How deeply brackets nest, counting those in strings.
  private static func depth(of line: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in line {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
