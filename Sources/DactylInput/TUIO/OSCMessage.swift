/// A message of Open Sound Control 1.0: an address and arguments.
struct OSCMessage: Hashable, Sendable {
  enum Argument: Hashable, Sendable {
    case int(Int32)
    case float(Float)
    case string(String)
    /// 32 bits of seconds since 1900 and 32 of their fraction.
    case time(UInt64)
    case blob(Int)
  }

  var address: String
  var arguments: [Argument]

  /// How deeply bundles may nest.
  private static let deepest = 8

  /// The messages of a datagram, bundles unpacked; nil for a malformed one.
  static func read(_ bytes: ArraySlice<UInt8>, depth: Int = 0) -> [OSCMessage]? {
    var reader = OSCReader(bytes)
    guard depth < deepest, let address = reader.string() else { return nil }
    if address == "#bundle" {
      guard reader.number(8) != nil else { return nil }
      var messages: [OSCMessage] = []
      while !reader.isAtEnd {
        guard let length = reader.number(4), let part = reader.take(Int(length)),
          let inner = read(part, depth: depth + 1)
        else { return nil }
        messages += inner
      }
      return messages
    }
    guard address.hasPrefix("/"), let tags = reader.string(), tags.first == "," else { return nil }
    var arguments: [Argument] = []
    for tag in tags.dropFirst() {
      guard let argument = reader.argument(tag) else { return nil }
      arguments.append(argument)
    }
    return [OSCMessage(address: address, arguments: arguments)]
  }

  /// The whole number at a place among the arguments.
  func int(_ index: Int) -> Int? {
    guard index < arguments.count, case .int(let value) = arguments[index] else { return nil }
    return Int(value)
  }

  /// The finite number at a place among the arguments.
  func number(_ index: Int) -> Double? {
    guard index < arguments.count else { return nil }
    switch arguments[index] {
    case .float(let value): return value.isFinite ? Double(value) : nil
    case .int(let value): return Double(value)
    case .string, .time, .blob: return nil
    }
  }

  /// The string at a place among the arguments.
  func string(_ index: Int) -> String? {
    guard index < arguments.count, case .string(let text) = arguments[index] else { return nil }
    return text
  }

  /// The time at a place among the arguments, in seconds.
  func time(_ index: Int) -> Double? {
    guard index < arguments.count, case .time(let bits) = arguments[index] else { return nil }
    return Double(bits >> 32) + Double(bits & 0xFFFF_FFFF) / 4_294_967_296
  }
}

/// Walks through the bytes of a datagram, and never reads beyond their end.
private struct OSCReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func take(_ length: Int) -> ArraySlice<UInt8>? {
    guard length >= 0, length <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length)
  }

  /// A whole number, highest byte first.
  mutating func number(_ length: Int) -> UInt64? {
    take(length)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A text that ends with one to four zeros.
  mutating func string() -> String? {
    guard let end = bytes.firstIndex(of: 0) else { return nil }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    let length = ((end - bytes.startIndex) / 4 + 1) * 4
    return take(min(length, bytes.count)) == nil ? nil : text
  }

  mutating func argument(_ tag: Character) -> OSCMessage.Argument? {
    switch tag {
    case "i": return number(4).map { .int(Int32(truncatingIfNeeded: $0)) }
    case "f": return number(4).map { .float(Float(bitPattern: UInt32($0))) }
    case "t", "h": return number(8).map { .time($0) }
    case "d":
      return number(8).map { .float(Float(Double(bitPattern: $0))) }
    case "s", "S": return string().map { .string($0) }
    case "b":
      guard let length = number(4), take((Int(length) + 3) / 4 * 4) != nil else { return nil }
      return .blob(Int(length))
    case "T": return .int(1)
    case "F", "N", "I": return .int(0)
    default: return nil
    }
  }
}
