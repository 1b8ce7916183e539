import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A library as a small, exact JSON document: the library read recognises as the one written.
///
/// ```text
/// {"format":"dactyl-strokes","version":1,"rejection":{"generosity":1},
///  "classes":[{"id":1,"name":"check","forgives":["size"]}],
///  "templates":[{"class":1,"diagonal":182.5,"strokes":[[-2048,…]]}]}
/// ```
///
/// Leaves out the numbers of templates; they follow the order. `"others"` holds a library's strokes
/// that are no gesture, if any, in the form of templates without a class.
public enum StrokeLibraryFile {
  /// The version of the format.
  public static let version = 1

  /// The document for a library.
  public static func encode(_ library: StrokeLibrary) -> Data {
    var document = Document(
      format: format, version: version, rejection: Rejection(library.rejection), classes: [],
      templates: [])
    for strokeClass in library.classes {
      document.classes.append(
        ClassEntry(
          id: strokeClass.id, name: strokeClass.name, forgives: names(of: strokeClass.invariance)))
    }
    for template in library.templates {
      document.templates.append(
        TemplateEntry(
          classID: template.classID, diagonal: template.outline.diagonal,
          strokes: template.outline.strokes))
    }
    if !library.others.isEmpty {
      document.others = library.others.map {
        OtherEntry(diagonal: $0.diagonal, strokes: $0.strokes)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A library has only finite numbers, so encoding cannot fail.
    guard let data = try? encoder.encode(document) else { preconditionFailure("not encodable") }
    return data
  }

  /// The library of a document.
  ///
  /// - Throws: `StrokeLibraryFileError` for the first mistake.
  public static func decode(_ data: Data) throws(StrokeLibraryFileError) -> StrokeLibrary {
    return try library(document(in: data, format: format, version: version))
  }

  private static let format = "dactyl-strokes"

  private static let options: [(name: String, option: StrokeInvariance)] = [
    ("size", .size), ("rotation", .rotation), ("proportions", .proportions),
    ("direction", .direction), ("start", .start), ("speed", .speed),
  ]

  /// The names of options.
  static func names(of options: StrokeInvariance) -> [String] {
    Self.options.filter { options.contains($0.option) }.map(\.name)
  }

  /// The options of the given names.
  ///
  /// - Throws: `malformed` for the first unknown name.
  static func options(
    named names: [String], ofClass id: Int
  ) throws(StrokeLibraryFileError) -> StrokeInvariance {
    var options: StrokeInvariance = []
    for name in names {
      guard let option = Self.options.first(where: { $0.name == name }) else {
        throw .malformed(reason: "class \(id) forgives \(name), which is unknown")
      }
      options.insert(option.option)
    }
    return options
  }

  /// The content of a document whose head names the format and its version.
  ///
  /// - Throws: `unsupported`, or `malformed` for the first mistake.
  static func document<Content: Decodable>(
    in data: Data, format: String, version: Int
  ) throws(StrokeLibraryFileError) -> Content {
    let decoder = JSONDecoder()
    do {
      let header = try decoder.decode(Header.self, from: data)
      guard header.format == format else {
        throw StrokeLibraryFileError.malformed(reason: "format is not \(format)")
      }
      guard header.version == version else {
        throw StrokeLibraryFileError.unsupported(version: header.version)
      }
      return try decoder.decode(Content.self, from: data)
    } catch let error as StrokeLibraryFileError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(reason: error.reason)
    } catch {
      throw .malformed(reason: "not readable")
    }
  }

  private static func library(_ document: Document) throws(StrokeLibraryFileError) -> StrokeLibrary
  {
    guard let rejection = document.rejection.value else {
      throw .malformed(reason: "rejection needs generosity, or path and cloud, above 0")
    }
    var library = StrokeLibrary(rejection: .fixed(path: 1, cloud: 1))
    for entry in document.classes {
      guard !library.classes.contains(where: { $0.id == entry.id }) else {
        throw .duplicateClass(id: entry.id)
      }
      let invariance = try options(named: entry.forgives, ofClass: entry.id)
      library.define(StrokeClass(id: entry.id, name: entry.name, invariance: invariance))
    }
    for (index, entry) in document.templates.enumerated() {
      guard library.classes.contains(where: { $0.id == entry.classID }) else {
        throw .unknownClass(id: entry.classID, template: index)
      }
      do {
        library.add(
          try StrokeOutline(diagonal: entry.diagonal, strokes: entry.strokes),
          class: entry.classID)
      } catch {
        throw .unusable(template: index, reason: error)
      }
    }
    var others: [StrokeOutline] = []
    for (index, entry) in (document.others ?? []).enumerated() {
      do {
        others.append(try StrokeOutline(diagonal: entry.diagonal, strokes: entry.strokes))
      } catch {
        throw .malformed(reason: "others, \(index): \(error)")
      }
    }
    library.others = others
    library.rejection = rejection
    return library
  }

  private struct Header: Decodable {
    var format: String
    var version: Int
  }

  private struct Document: Codable {
    var format: String
    var version: Int
    var rejection: Rejection
    var classes: [ClassEntry]
    var templates: [TemplateEntry]
    var others: [OtherEntry]?
  }

  private struct OtherEntry: Codable {
    var diagonal: Double
    var strokes: [[Int16]]
  }

  private struct ClassEntry: Codable {
    var id: Int
    var name: String
    var forgives: [String]
  }

  private struct TemplateEntry: Codable {
    var classID: Int
    var diagonal: Double
    var strokes: [[Int16]]

    enum CodingKeys: String, CodingKey {
      case classID = "class"
      case diagonal, strokes
    }
  }

  private struct Rejection: Codable {
    var generosity: Double?
    var path: Double?
    var cloud: Double?

    init(_ rejection: StrokeRejection) {
      switch rejection {
      case .learned(let generosity): self.generosity = generosity
      case .fixed(let path, let cloud): (self.path, self.cloud) = (path, cloud)
      }
    }

    var value: StrokeRejection? {
      func isPositive(_ number: Double) -> Bool { number > 0 && number.isFinite }
      switch (generosity, path, cloud) {
      case (let generosity?, nil, nil):
        return isPositive(generosity) ? .learned(generosity: generosity) : nil
      case (nil, let path?, let cloud?):
        return isPositive(path) && isPositive(cloud) ? .fixed(path: path, cloud: cloud) : nil
      default:
        return nil
      }
    }
  }
}
