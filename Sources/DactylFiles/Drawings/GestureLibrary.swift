import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A library of either format: gestures that were drawn, or shown by any number of fingers.
public enum GestureLibrary: Sendable {
  /// What one finger draws, in one stroke or several.
  case drawn(StrokeLibrary)
  /// What any number of fingers do.
  case shown(DemonstrationLibrary)

  /// The library of a document, which says its format.
  ///
  /// - Throws: `StrokeLibraryFileError` for the first mistake.
  public init(_ data: Data) throws(StrokeLibraryFileError) {
    struct Document: Decodable { var format: String? }
    let format = (try? JSONDecoder().decode(Document.self, from: data))?.format
    self =
      format == DemonstrationLibraryFile.format
      ? .shown(try DemonstrationLibraryFile.decode(data))
      : .drawn(try StrokeLibraryFile.decode(data))
  }

  /// The word for it in scenes.
  public var kind: String {
    switch self {
    case .drawn: RecognizerKind.stroke.name
    case .shown: RecognizerKind.shown.name
    }
  }
}
