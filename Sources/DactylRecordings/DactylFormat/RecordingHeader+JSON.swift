import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordingHeader {
  /// Reads the header in the first line of a recording; ignores unknown fields.
  init(json: UnsafeBufferPointer<UInt8>, at line: Int, isWhole: Bool) throws(RecordingError) {
    let fields: HeaderFields
    do {
      fields = try JSONDecoder().decode(HeaderFields.self, from: Data(buffer: json))
    } catch {
      let isCutOff = !isWhole && json.last != UInt8(ascii: "}")
      throw RecordingError(isCutOff ? .truncated : .malformed(words(for: error)), at: .line(line))
    }
    guard fields.dactyl == "recording" else {
      throw RecordingError(.malformed("\"dactyl\":\"recording\" in the header"), at: .line(line))
    }
    guard fields.version == 1 else {
      throw RecordingError(.unknownVersion(fields.version.description), at: .line(line))
    }
    guard let header = RecordingHeader(fields) else {
      throw RecordingError(
        .malformed("a known kind, and sizes and points above 0, in the header"), at: .line(line))
    }
    self = header
  }

  private init?(_ fields: HeaderFields) {
    self.init(device: fields.device)
    if let word = fields.kind {
      guard let kind = TouchKind.allCases.first(where: { "\($0)" == word }) else { return nil }
      self.kind = kind
    }
    if let size = fields.size {
      guard size.count == 2, size.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
      self.size = Size(width: size[0], height: size[1])
    }
    if let units = fields.units {
      guard let x = DeviceUnits.Axis(units.x), let y = DeviceUnits.Axis(units.y) else { return nil }
      self.units = DeviceUnits(x: x, y: y)
    }
    source = fields.source.flatMap(RecordingFormat.init(rawValue:))
    name = fields.name
  }
}

extension DeviceUnits.Axis {
  fileprivate init?(_ axis: HeaderFields.Axis) {
    guard axis.points.isFinite, axis.points > 0, axis.min.isFinite else { return nil }
    self.init(minimum: axis.min, maximum: axis.max, pointsPerUnit: axis.points)
  }
}

/// The fields of the JSON header.
private struct HeaderFields: Decodable {
  struct Units: Decodable {
    var x: Axis
    var y: Axis
  }

  struct Axis: Decodable {
    var min: Double
    var max: Double?
    var points: Double
  }

  var dactyl: String
  var version: Int
  var name: String?
  var device: String?
  var kind: String?
  var size: [Double]?
  var units: Units?
  var source: String?
}

private func words(for error: any Error) -> String {
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    "the field \"\(path(context, key))\" in the header"
  case DecodingError.typeMismatch(let type, let context),
    DecodingError.valueNotFound(let type, let context):
    "the field \"\(path(context))\" of the header to be \(type)"
  default: "a header in JSON on one line"
  }
}

private func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
  (context.codingPath + (key.map { [$0] } ?? [])).map(\.stringValue).joined(separator: ".")
}

extension [UInt8] {
  /// Appends a header as the first line of Dactyl's own format.
  mutating func appendHeaderLine(_ header: RecordingHeader) {
    appendText("{\"dactyl\":\"recording\",\"version\":1")
    if let name = header.name {
      appendText(",\"name\":")
      appendQuoted(name)
    }
    if let device = header.device {
      appendText(",\"device\":")
      appendQuoted(device)
    }
    if header.kind != .direct {
      appendText(",\"kind\":")
      appendText(header.kind.word)
    }
    if let size = header.size {
      appendText(",\"size\":[")
      appendNumber(size.width)
      appendText(",")
      appendNumber(size.height)
      appendText("]")
    }
    if let units = header.units {
      appendText(",\"units\":{\"x\":")
      appendAxis(units.x)
      appendText(",\"y\":")
      appendAxis(units.y)
      appendText("}")
    }
    if let source = header.source {
      appendText(",\"source\":")
      appendQuoted(source.rawValue)
    }
    appendText("}\n")
  }

  private mutating func appendAxis(_ axis: DeviceUnits.Axis) {
    appendText("{\"min\":")
    appendNumber(axis.minimum)
    if let maximum = axis.maximum {
      appendText(",\"max\":")
      appendNumber(maximum)
    }
    appendText(",\"points\":")
    appendNumber(axis.pointsPerUnit)
    appendText("}")
  }
}
