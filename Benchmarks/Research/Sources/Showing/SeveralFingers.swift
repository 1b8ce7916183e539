import Dactyl
import DactylStrokes
import Foundation
import TouchData

/// Swipes and taps of three and four fingers, as people made them on four pads.
///
/// The label says how many fingers and along which axis; which way they went is read from their
/// centre. Each swipe is asked of a library that three others of as many fingers showed, turned to
/// each direction; each tap of three other taps.
struct SeveralFingers {
  /// A gesture with the number of fingers that its label tells.
  private struct Deed {
    var frames: [InputFrame]
    var fingers: Int
    /// A quarter turn clockwise from right; nil for a tap.
    var way: Int?

    var name: String {
      way.map { "swipe \(["right", "down", "left", "up"][$0]) \(fingers)" } ?? "tap \(fingers)"
    }
  }

  private let own: [Deed]
  private let others: [Deed]
  private let ordinary: [Demonstration]

  init() throws {
    own = try Self.deeds(in: "magic_trackpad.jsonl")
    others = try Self.deeds(in: "chromeos_playback.jsonl")
    let (gestures, palms) = try Episode.readStudy()
    ordinary = (gestures + palms).map(\.demonstration)
  }

  func report() {
    var same = Share()
    var taken = 0
    var asked = 0
    for (index, deed) in own.enumerated() {
      let (library, names) = library(shownBy: own, but: index)
      same.add(answer(library, deed), of: names.firstIndex(of: deed.name) ?? -1)
      guard index == 0 else { continue }
      asked = ordinary.count
      taken = ordinary.count { library.recognize($0).recognition != nil }
    }
    print("three and four fingers, one person on one pad: \(same.text)")
    let (library, names) = library(shownBy: own, but: nil)
    var foreign = Share()
    for deed in others {
      foreign.add(answer(library, deed), of: names.firstIndex(of: deed.name) ?? -1)
    }
    print("… swipes of three fingers on three other pads: \(foreign.text)")
    var back = Share()
    let (theirs, known) = self.library(shownBy: others, but: nil)
    for deed in own where deed.fingers == 3 && deed.way != nil {
      back.add(answer(theirs, deed), of: known.firstIndex(of: deed.name) ?? -1)
    }
    print("… theirs asked about that person's swipes of three: \(back.text)")
    print("… taps, scrolls and palms of 14 people taken for one of them: \(taken) of \(asked)")
  }

  private func answer(_ library: DemonstrationLibrary, _ deed: Deed) -> StrokeMatch {
    library.recognize(Demonstration.all(in: deed.frames)[0])
  }

  /// Ten classes, each of three demonstrations; those after the one that is asked about.
  private func library(
    shownBy deeds: [Deed], but index: Int?
  ) -> (DemonstrationLibrary, names: [String]) {
    var library = DemonstrationLibrary()
    var names: [String] = []
    for fingers in [3, 4] {
      for way in [0, 1, 2, 3, nil] as [Int?] {
        let name = Deed(frames: [], fingers: fingers, way: way).name
        let alike = deeds.indices.filter {
          deeds[$0].fingers == fingers && (deeds[$0].way == nil) == (way == nil)
        }
        let first = alike.firstIndex { $0 > index ?? -1 } ?? 0
        let chosen = (0..<alike.count).map { alike[(first + $0) % alike.count] }
          .filter { $0 != index }.prefix(3)
        guard chosen.count == 3 else { continue }
        library.define(DemonstrationClass(id: names.count, name: name))
        for one in chosen {
          let turns = way.map { ($0 - (deeds[one].way ?? 0) + 4) % 4 } ?? 0
          for shown in Demonstration.all(in: deeds[one].frames.turned(quarters: turns)) {
            library.add(shown, class: names.count)
          }
        }
        names.append(name)
      }
    }
    return (library, names)
  }

  private static func deeds(in file: String) throws -> [Deed] {
    let text = try String(contentsOf: RecordedTouches.folder.appending(path: file), encoding: .utf8)
    return try text.split(separator: "\n").flatMap { line in
      let recording = try JSONDecoder().decode(RecordedTouches.self, from: Data(line.utf8))
      guard let (fingers, isTap) = meant(by: recording.label) else { return [Deed]() }
      let touches = recording.inputFrames(usual: RecordedTouches.usualAxes).lifted.touches
      return touches.filter { $0.mostFingers == fingers && !Demonstration.all(in: $0).isEmpty }
        .map { Deed(frames: $0, fingers: fingers, way: isTap ? nil : way(of: $0)) }
    }
  }

  private static func meant(by label: String) -> (fingers: Int, isTap: Bool)? {
    if label.hasPrefix("three-finger-swipe") { return (3, false) }
    for fingers in [3, 4] {
      if label.hasPrefix("swipe-\(fingers)-") { return (fingers, false) }
      if label.hasPrefix("unknown-\(fingers)-tap") { return (fingers, true) }
    }
    return nil
  }

  /// The quarter in which the fingers' centre went farthest.
  private static func way(of frames: [InputFrame]) -> Int {
    let stretch = Demonstration.all(in: frames)[0].stretches.max { $0.reach < $1.reach }
    let way = stretch?.shift ?? .zero
    if abs(way.dx) > abs(way.dy) { return way.dx > 0 ? 0 : 2 }
    return way.dy > 0 ? 1 : 3
  }
}

extension [InputFrame] {
  /// The same with fingers lifted that are down at the end, where a recording ends with the last report.
  fileprivate var lifted: [InputFrame] {
    var down: [Int: Contact] = [:]
    for frame in self {
      for contact in frame.contacts {
        down[contact.id] =
          contact.phase == .ended || contact.phase == .cancelled ? nil : contact
      }
    }
    guard let last, !down.isEmpty else { return self }
    let contacts = down.sorted { $0.key < $1.key }.map { _, contact in
      var contact = contact
      contact.phase = .ended
      return contact
    }
    return self + [InputFrame(time: last.time + 0.01, contacts: contacts)]
  }
}
