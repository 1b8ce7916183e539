#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A project's images and colours as far as code needs them: sizes and components.
struct AssetCatalog {
  /// The sizes of images in points, by name.
  private(set) var images: [String: (width: Double, height: Double)] = [:]
  /// The components of colours, by name: red, green, blue, opacity.
  private(set) var colors: [String: [Double]] = [:]

  /// Reads a file of the project.
  mutating func add(_ file: URL) {
    let folder = file.deletingLastPathComponent()
    switch file.pathExtension.lowercased() {
    case "png", "jpg", "jpeg", "gif":
      guard folder.pathExtension != "appiconset", let data = try? Data(contentsOf: file),
        let pixels = AssetCatalog.pixels(of: data)
      else { return }
      var name = file.deletingPathExtension().lastPathComponent
      var scale = 1.0
      for known in [2.0, 3.0] where name.hasSuffix("@\(Int(known))x") {
        name.removeLast(3)
        scale = known
      }
      if folder.pathExtension == "imageset" {
        scale = AssetCatalog.scale(of: file.lastPathComponent, in: folder) ?? scale
        name = folder.deletingPathExtension().lastPathComponent
      }
      let size = (width: Double(pixels.0) / scale, height: Double(pixels.1) / scale)
      images[name] = size
      images[name + "." + file.pathExtension] = size
    case "json" where folder.pathExtension == "colorset":
      if let color = AssetCatalog.color(in: file) {
        colors[folder.deletingPathExtension().lastPathComponent] = color
      }
    case "json" where folder.pathExtension == "imageset":
      // A drawing without pixels has no known size.
      let name = folder.deletingPathExtension().lastPathComponent
      if images[name] == nil { images[name] = (100, 100) }
    default: break
    }
  }

  private static func scale(of name: String, in folder: URL) -> Double? {
    let list = contents(of: folder.appendingPathComponent("Contents.json"))?.images
    return list?.first { $0.filename == name }?.scale.flatMap { Double($0.dropLast()) }
      .flatMap { 0.1...100 ~= $0 ? $0 : nil }
  }

  private static func color(in file: URL) -> [Double]? {
    guard
      let parts = contents(of: file)?.colors?.first(where: { !$0.isForSomeTraits })?.color?
        .components
    else { return nil }
    func number(_ key: String) -> Double? {
      guard let text = parts[key], Double(text)?.isFinite ?? true else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || value <= 1 ? value : value / 255
    }
    if let white = number("white") { return [white, white, white, number("alpha") ?? 1] }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return [red, green, blue, number("alpha") ?? 1]
  }

  private static func contents(of file: URL) -> Contents? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }

  /// The `Contents.json` of a set.
  private struct Contents: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Tone: Decodable {
      struct Parts: Decodable { var components: [String: String]? }
      struct Trait: Decodable {}
      var color: Parts?
      var appearances: [Trait]?
      var isForSomeTraits: Bool { appearances != nil }
    }
    var images: [Picture]?
    var colors: [Tone]?
  }

  /// An image's size in pixels, read from its header.
  private static func pixels(of data: Data) -> (Int, Int)? {
    let bytes = [UInt8](data.prefix(200_000))
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return (number(16, 4), number(20, 4))
    }
    if bytes.count > 10, bytes.starts(with: Array("GIF8".utf8)) {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (number(place + 7, 2), number(place + 5, 2))
      }
      place += 2 + number(place + 2, 2)
    }
    return nil
  }
}
