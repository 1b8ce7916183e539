import Foundation

/// The extent in pixels that the header of an encoded image tells: PNG, JPEG or GIF.
enum ImageExtent {
  /// Width and height; nil for what is none of these.
  static func pixels(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      return (big(bytes, 16, 4), big(bytes, 20, 4))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    return nil
  }

  /// What an image is, for browsers.
  static func kind(of data: Data) -> String {
    switch data.first {
    case 0x89: "image/png"
    case 0xFF: "image/jpeg"
    default: "image/gif"
    }
  }

  /// Goes from segment to segment until one describes the frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      // Those between are tables, not frames.
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
