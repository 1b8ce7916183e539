#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a program finds in its bundle: loose files, and images, data and colours of catalogues.
struct ProgramResources {
  /// The files, by their paths in the bundle.
  private(set) var files: [String: Data] = [:]
  /// The components of colours, by name: red, green, blue, opacity.
  private(set) var colors: [String: [Double]] = [:]
  /// The names of images of catalogues.
  private(set) var images: Set<String> = []
  /// The files that stay behind, and why.
  private(set) var left: [(file: URL, why: String)] = []
  /// Makes SVG of a PDF file; nil if it cannot.
  let drawing: (URL) -> Data?

  init(drawing: @escaping (URL) -> Data?) { self.drawing = drawing }

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "svg"]
  private static let loose: Set<String> = [
    "json", "geojson", "txt", "csv", "tsv", "xml", "html", "htm", "css", "js", "rtf", "plist",
    "strings", "stringsdict", "wav", "mp3", "m4a", "aif", "aiff", "aifc", "caf", "ogg", "ttf",
    "otf",
    "ttc", "dat", "data", "bin", "db", "sqlite",
  ]
  /// What is no part of a program's bundle, or has become code.
  private static let silent: Set<String> = [
    "swift", "storyboard", "xib", "h", "pch", "md", "markdown", "entitlements", "xcconfig",
    "podspec", "lock", "pbxproj", "yml", "yaml", "rb", "sh", "gitignore", "modulemap", "xcscheme",
    "xcuserstate", "resolved", "xcworkspacedata", "xcprivacy", "strings.bak", "",
  ]

  /// Reads a file of the project.
  mutating func add(_ file: URL) {
    let folder = file.deletingLastPathComponent()
    let name = file.lastPathComponent
    let kind = file.pathExtension.lowercased()
    if let catalog = file.pathComponents.firstIndex(where: { $0.hasSuffix(".xcassets") }),
      catalog + 1 < file.pathComponents.count
    {
      guard name == "Contents.json" else { return }
      return addSet(folder, folder.deletingPathExtension().lastPathComponent)
    }
    if kind == "pdf" {
      addDrawing(of: file, as: file.deletingPathExtension().lastPathComponent)
    } else if Self.pictures.contains(kind) || Self.loose.contains(kind) {
      let language = folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
      keep(file, as: language ? folder.lastPathComponent + "/" + name : name)
    } else if !Self.silent.contains(kind) {
      let isCode = ["m", "mm", "c", "cpp", "metal"].contains(kind)
      left.append((file, isCode ? "is no Swift" : "is no kind of file that programs here can read"))
    }
  }

  /// Keeps a Core Data model.
  mutating func add(model: Data, as name: String) { files[name + ".momd"] = model }

  /// Keeps the program's property list, with values in place of Xcode's variables.
  mutating func add(settings: String, of target: String) {
    var text = settings
    for (name, value) in [
      ("PRODUCT_NAME", target), ("EXECUTABLE_NAME", target), ("MARKETING_VERSION", "1.0"),
      ("CURRENT_PROJECT_VERSION", "1"), ("PRODUCT_BUNDLE_IDENTIFIER", "app.\(target)"),
      ("DEVELOPMENT_LANGUAGE", "en"),
    ] {
      text = text.replacing("$(\(name))", with: value).replacing("${\(name)}", with: value)
    }
    files["Info.plist"] = files["Info.plist"] ?? Data(text.utf8)
  }

  /// Reads a set of a catalogue.
  private mutating func addSet(_ folder: URL, _ name: String) {
    let contents = Self.contents(of: folder.appendingPathComponent("Contents.json"))
    switch folder.pathExtension {
    case "colorset": colors[name] = contents.flatMap(Self.color)
    case "dataset":
      if let file = contents?.data?.compactMap(\.filename).first {
        keep(folder.appendingPathComponent(file), as: name + ".dataset")
      }
    case "imageset":
      images.insert(name)
      let all = (contents?.images ?? []).filter { $0.filename != nil }
      let usual = all.filter { $0.appearances == nil }
      // A phone's own picture goes before one for every device.
      let phone = usual.filter { $0.idiom == "iphone" }
      let chosen = phone.isEmpty ? usual.filter { ["universal", nil].contains($0.idiom) } : phone
      for picture in chosen.isEmpty ? usual : chosen {
        let file = folder.appendingPathComponent(picture.filename!)
        let kind = file.pathExtension.lowercased()
        let scale = picture.scale.flatMap { ["2x", "3x"].contains($0) ? "@" + $0 : nil } ?? ""
        if kind == "pdf" {
          addDrawing(of: file, as: name)
        } else if Self.pictures.contains(kind) {
          keep(file, as: name + (kind == "svg" ? "" : scale) + "." + kind)
        } else {
          left.append((file, "is no image that is shown here"))
        }
      }
      if let caps = (chosen.isEmpty ? usual : chosen).compactMap(\.caps).first {
        files[name + ".insets"] = Data(caps.utf8)
      }
      for picture in all where picture.appearances != nil {
        left.append((folder.appendingPathComponent(picture.filename!), "is for dark screens"))
      }
    default: break
    }
  }

  /// A file's content; nil for links and for names that lead out of the set.
  private static func content(of file: URL) -> Data? {
    guard file.standardized == file,
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return try? Data(contentsOf: file)
  }

  private mutating func keep(_ file: URL, as path: String) {
    guard let data = Self.content(of: file) else {
      return left.append((file, "is missing or cannot be read"))
    }
    guard files[path] == nil || files[path] == data else {
      return left.append((file, "another file is called \(path)"))
    }
    files[path] = data
  }

  private mutating func addDrawing(of file: URL, as name: String) {
    guard let data = Self.content(of: file) else {
      return left.append((file, "is missing or cannot be read"))
    }
    if let drawn = drawing(file) {
      files[name + ".svg"] = drawn
    } else {
      let (width, height) = Self.page(of: data)
      files[name + ".svg"] = Data(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>\n".utf8
      )
      left.append((file, "its size is kept; install poppler-utils to have it drawn"))
    }
  }

  /// The size of a PDF's first page in points.
  private static func page(of data: Data) -> (Double, Double) {
    let words = String(decoding: data, as: UTF8.self)
    guard let start = words.firstRange(of: "/MediaBox") else { return (24, 24) }
    let rest = words[start.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    let numbers = rest.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return (24, 24) }
    return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  private static func color(of contents: Contents) -> [Double]? {
    guard
      let parts = contents.colors?.first(where: { $0.appearances == nil })?.color?
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
    struct Trait: Decodable {}
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Trait]?
      struct Resizing: Decodable {
        var caps: [String: Double]?
        enum CodingKeys: String, CodingKey { case caps = "cap-insets" }
      }
      var resizing: Resizing?

      /// The edges that keep their size, in points: top, left, bottom, right.
      var caps: String? {
        resizing?.caps.map { caps in
          let scale = scale.flatMap { Double($0.dropLast()) } ?? 1
          return ["top", "left", "bottom", "right"].map { "\((caps[$0] ?? 0) / scale)" }
            .joined(separator: " ") + "\n"
        }
      }
    }
    struct Tone: Decodable {
      struct Parts: Decodable { var components: [String: String]? }
      var color: Parts?
      var appearances: [Trait]?
    }
    var images: [Picture]?
    var data: [Picture]?
    var colors: [Tone]?
  }
}
