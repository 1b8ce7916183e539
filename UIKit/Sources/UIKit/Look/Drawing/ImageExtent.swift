import Foundation

/// Reads an image's size from the header of a PNG, JPEG, GIF or SVG file.
enum ImageExtent {
  /// The width and height in pixels; nil for other data.
  static func pixels(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      return (big(bytes, 16, 4), big(bytes, 20, 4))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    return drawing(data)
  }

  /// The media type of an image.
  static func kind(of data: Data) -> String {
    switch data.first {
    case 0x89: "image/png"
    case 0xFF: "image/jpeg"
    case UInt8(ascii: "G"): "image/gif"
    default: "image/svg+xml"
    }
  }

  /// The size that an SVG file gives, or else that of its view box.
  private static func drawing(_ data: Data) -> (width: Int, height: Int)? {
    let head = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = head.range(of: "<svg") else { return nil }
    let element = head[start.upperBound...].prefix { $0 != ">" }
    func value(_ name: String) -> Substring? {
      guard let place = element.range(of: " \(name)=\"") else { return nil }
      return element[place.upperBound...].prefix { $0 != "\"" }
    }
    func points(_ text: Substring?) -> Double? {
      text.flatMap { $0.hasSuffix("%") ? nil : Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let width = points(value("width")) ?? (box.count == 4 ? box[2] : 100)
    let height = points(value("height")) ?? (box.count == 4 ? box[3] : 100)
    guard (0...1e6).contains(width), (0...1e6).contains(height) else { return nil }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }

  /// Searches a JPEG's segments for the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      // The excluded markers are tables, not frames.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        return (big(bytes, place + 7, 2), big(bytes, place + 5, 2))
      default: place += 2 + big(bytes, place + 2, 2)
      }
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
