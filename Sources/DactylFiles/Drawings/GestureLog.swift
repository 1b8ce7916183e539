import Dactyl
import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the XML logs of the $-family of recognisers: a `Gesture` of `Point`s, with or without
/// `Stroke`s.
///
/// ```text
/// <Gesture Name="check01" Subject="2" Speed="fast" Number="1">
///   <Point X="10" Y="20" T="0" /> …
/// ```
///
/// The study tools of Wobbrock, Anthony and Vatavu write them; digits at the end of a name are the
/// number of the attempt.
public enum GestureLog {
  /// The drawings of a log in UTF-8, in order.
  ///
  /// - Throws: `malformed` if the XML is broken, or a point or gesture lacks a required attribute.
  public static func read(_ data: Data) throws(DrawingFileError) -> [RecordedDrawing] {
    var tags = try XMLTags(data)
    var log = Log()
    while let tag = try tags.next() {
      do throws(Log.Fault) {
        switch tag.name {
        case "Gesture": try log.begin(tag.attributes)
        case "Point": try log.add(tag.attributes)
        case "Stroke", "/Stroke": log.finishStroke()
        case "/Gesture": log.finishGesture()
        default: break
        }
        if tag.isEmpty, tag.name == "Gesture" { log.finishGesture() }
      } catch {
        throw .malformed(line: tags.line, reason: error.reason)
      }
    }
    guard !log.isUnfinished else { throw tags.expected("</Gesture>") }
    guard !log.drawings.isEmpty else { throw .malformed(line: 1, reason: "no gesture") }
    return log.drawings
  }

  /// The drawings read so far.
  private struct Log {
    struct Fault: Error {
      var reason: String
    }

    private(set) var drawings: [RecordedDrawing] = []
    private var drawing: RecordedDrawing?
    var isUnfinished: Bool { drawing != nil }
    private var points: [Point] = []
    private var times: [Double] = []

    mutating func begin(_ attributes: [String: String]) throws(Fault) {
      guard let name = attributes["Name"] else { throw Fault(reason: "a gesture without a name") }
      let stem = name.trimmed { $0.isWhitespace }
      let label = String(stem.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
        .trimmed { "~-_ ".contains($0) }
      let digits = String(stem.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      drawing = RecordedDrawing(
        label: label.isEmpty ? stem : label, subject: attributes["Subject"],
        speed: attributes["Speed"]?.lowercased(),
        number: attributes["Number"].flatMap { Int($0) } ?? Int(digits), strokes: [])
    }

    mutating func add(_ attributes: [String: String]) throws(Fault) {
      guard drawing != nil else { throw Fault(reason: "a point outside a gesture") }
      guard let x = attributes["X"].flatMap({ Double($0) }), x.isFinite,
        let y = attributes["Y"].flatMap({ Double($0) }), y.isFinite
      else { throw Fault(reason: "a point needs numbers X and Y") }
      points.append(Point(x, y))
      if let text = attributes["T"] {
        guard let time = Double(text), time.isFinite else {
          throw Fault(reason: "T is not a number")
        }
        times.append(time / 1000)
      }
    }

    mutating func finishStroke() {
      guard !points.isEmpty else { return }
      let isTimed = times.count == points.count
      drawing?.strokes.append(Stroke(points, times: isTimed ? DrawingLines.rising(times) : []))
      points = []
      times = []
    }

    mutating func finishGesture() {
      finishStroke()
      if let drawing { drawings.append(drawing) }
      drawing = nil
    }
  }
}

extension String {
  /// The text without unwanted characters at both ends.
  fileprivate func trimmed(of isUnwanted: (Character) -> Bool) -> String {
    let tail = drop(while: isUnwanted)
    return String(
      tail[..<(tail.lastIndex { !isUnwanted($0) }.map(tail.index(after:)) ?? tail.startIndex)])
  }
}
