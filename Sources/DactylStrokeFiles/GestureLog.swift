import Dactyl
import DactylStrokes
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML logs of the $-family of recognisers: a `Gesture` of `Point`s, in `Stroke`s or without.
///
///     <Gesture Name="check01" Subject="2" Speed="fast" Number="1">
///       <Point X="10" Y="20" T="0" /> …
///
/// Written by the study tools of Wobbrock, Anthony and Vatavu; the name's digits at its end are the number
/// of the attempt.
public enum GestureLog {
  /// The drawings of a log, in its order.
  ///
  /// - Throws: `malformed` where the XML is broken, or a point or a gesture lacks what it must have.
  public static func read(_ data: Data) throws(DrawingFileError) -> [RecordedDrawing] {
    let parser = XMLParser(data: data)
    let reader = Reader()
    parser.delegate = reader
    let parsed = parser.parse()
    if let error = reader.error { throw error }
    guard parsed else {
      throw .malformed(line: max(parser.lineNumber, 1), reason: "not XML")
    }
    guard !reader.drawings.isEmpty else { throw .malformed(line: 1, reason: "no gesture") }
    return reader.drawings
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var drawings: [RecordedDrawing] = []
    var error: DrawingFileError?
    private var drawing: RecordedDrawing?
    private var points: [Point] = []
    private var times: [Double] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      switch element {
      case "Gesture": begin(attributes, parser)
      case "Stroke": finishStroke()
      case "Point": add(attributes, parser)
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      switch element {
      case "Stroke": finishStroke()
      case "Gesture":
        finishStroke()
        if let drawing { drawings.append(drawing) }
        drawing = nil
      default: break
      }
    }

    private func begin(_ attributes: [String: String], _ parser: XMLParser) {
      guard let name = attributes["Name"] else {
        return fail(parser, "a gesture without a name")
      }
      let stem = name.trimmingCharacters(in: .whitespaces)
      let label = String(stem.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
        .trimmingCharacters(in: CharacterSet(charactersIn: "~-_ "))
      let digits = String(stem.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      drawing = RecordedDrawing(
        label: label.isEmpty ? stem : label, subject: attributes["Subject"],
        speed: attributes["Speed"]?.lowercased(),
        number: attributes["Number"].flatMap { Int($0) } ?? Int(digits), strokes: [])
    }

    private func add(_ attributes: [String: String], _ parser: XMLParser) {
      guard drawing != nil else { return fail(parser, "a point outside a gesture") }
      guard let x = attributes["X"].flatMap({ Double($0) }), x.isFinite,
        let y = attributes["Y"].flatMap({ Double($0) }), y.isFinite
      else { return fail(parser, "a point needs numbers X and Y") }
      points.append(Point(x, y))
      if let text = attributes["T"] {
        guard let time = Double(text), time.isFinite else {
          return fail(parser, "T is not a number")
        }
        times.append(time / 1000)
      }
    }

    private func finishStroke() {
      guard !points.isEmpty else { return }
      let isTimed = times.count == points.count
      drawing?.strokes.append(
        Stroke(points, times: isTimed ? DrawingLines.rising(times) : []))
      points = []
      times = []
    }

    private func fail(_ parser: XMLParser, _ reason: String) {
      if error == nil { error = .malformed(line: max(parser.lineNumber, 1), reason: reason) }
      parser.abortParsing()
    }
  }
}
