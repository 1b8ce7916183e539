import Foundation
import StrokeData

@main
enum Main {
  static func main() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    for set in RecordedSet.allCases {
      let rows = try recordings.rows(of: set)
      let people = Set(rows.map(\.person)).count
      let flagged = rows.count { $0.flag != nil }
      print("\(set.rawValue): \(rows.count) rows, \(flagged) flagged, \(people) people")
    }
  }
}
