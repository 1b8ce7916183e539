import Dactyl
import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads drawings from JSON lines: one object a line, with a label and strokes of points x, y and
/// optionally t in milliseconds.
///
/// ```json
/// {"label":"check","subject":"s02","strokes":[[[10,20,0],[15,30,8],[30,5,17]]]}
/// ```
public enum DrawingLines {
  /// The drawings of a file, in order; ignores empty lines.
  ///
  /// Keeps times if every point of a stroke has one; raises falling times to the one before.
  ///
  /// - Throws: `malformed` for the first line that is not such an object.
  public static func read(_ data: Data) throws(DrawingFileError) -> [RecordedDrawing] {
    var drawings: [RecordedDrawing] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { !blanks.contains($0) }) else { continue }
      do {
        drawings.append(try JSONDecoder().decode(Line.self, from: Data(line)).drawing())
      } catch let error as DecodingError {
        throw .malformed(line: index + 1, reason: error.reason)
      } catch let error as PointError {
        throw .malformed(line: index + 1, reason: error.reason)
      } catch {
        throw .malformed(line: index + 1, reason: "not readable")
      }
    }
    return drawings
  }

  private static let blanks = Set(" \t\r".utf8)

  private struct Line: Decodable {
    var label: String
    var subject: String?
    var speed: String?
    var n: Int?
    var flag: String?
    var strokes: [[[Double]]]

    func drawing() throws(PointError) -> RecordedDrawing {
      var drawn: [Stroke] = []
      for samples in strokes {
        guard samples.allSatisfy({ $0.count >= 2 }) else {
          throw PointError(reason: "a point needs two coordinates")
        }
        guard samples.allSatisfy({ $0.allSatisfy(\.isFinite) }) else {
          throw PointError(reason: "a coordinate is too large")
        }
        let points = samples.map { Point($0[0], $0[1]) }
        let isTimed = !samples.isEmpty && samples.allSatisfy { $0.count >= 3 }
        drawn.append(Stroke(points, times: isTimed ? rising(samples.map { $0[2] / 1000 }) : []))
      }
      return RecordedDrawing(
        label: label, subject: subject, speed: speed, number: n, flag: flag, strokes: drawn)
    }
  }

  private struct PointError: Error {
    var reason: String
  }

  /// The times, with falling ones raised to the one before.
  static func rising(_ times: [Double]) -> [Double] {
    var rising = times
    for index in rising.indices.dropFirst() {
      rising[index] = max(rising[index], rising[index - 1])
    }
    return rising
  }
}
