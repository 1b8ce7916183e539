import Dactyl
import DactylStrokes
import Foundation
import TouchData

/// What a person did in one go, and the gesture asked for.
struct Episode {
  var person: String
  var name: String
  var frames: [InputFrame]
  var demonstration: Demonstration

  init?(_ person: String, _ name: String, _ frames: [InputFrame]) {
    guard let shown = Demonstration.all(in: frames).first else { return nil }
    self.person = person
    self.name = name
    self.frames = frames
    demonstration = shown
  }

  /// The gestures of the study of 14 people, and the touches of their resting palms.
  ///
  /// The prompt and a count decide what counts, never a recogniser: a touch counts when it
  /// reaches the number of fingers asked for, taps when the recording holds four to seven touches
  /// (five were asked for). Touches whose fingers come again after some have gone are several
  /// gestures and left out.
  static func readStudy() throws -> (gestures: [Episode], palms: [Episode]) {
    struct Person: Decodable { var user: String }
    let file = RecordedTouches.folder.appending(path: "chromeos_study.jsonl")
    var gestures: [Episode] = []
    var palms: [Episode] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let recording = try JSONDecoder().decode(RecordedTouches.self, from: Data(line.utf8))
      let person = try JSONDecoder().decode(Person.self, from: Data(line.utf8)).user
      let touches = recording.inputFrames(usual: RecordedTouches.usualAxes).touches
      let pairs = touches.filter { $0.mostFingers == 2 && !$0.hasRegrip }
      func episodes(_ name: String, _ frames: [[InputFrame]]) -> [Episode] {
        frames.compactMap { Episode(person, name, $0) }
      }
      switch recording.label {
      case "click-no_cursor_wobble.tap" where (4...7).contains(touches.count):
        gestures += episodes("tap", touches.filter { $0.mostFingers == 1 })
      case "right_click-basic_right_click.tap" where (4...7).contains(pairs.count):
        gestures += episodes("two-finger tap", pairs)
      case "click-drum_roll.tap.l1r1": gestures += episodes("in turn", inTurn(touches))
      case let label where label.hasPrefix("scroll-basic_two_finger."):
        gestures += episodes(String(label.split(separator: ".")[1]), pairs)
      case "palm-palm_presence.static.both": palms += episodes("palm", touches)
      default: break
      }
    }
    return (gestures, palms)
  }

  /// Taps of one finger after another, in pairs.
  private static func inTurn(_ touches: [[InputFrame]]) -> [[InputFrame]] {
    var pairs: [[InputFrame]] = []
    var index = 0
    while index + 1 < touches.count {
      let (first, second) = (touches[index], touches[index + 1])
      let pause = second[0].time - (first.last?.time ?? 0)
      if pause <= 0.4, first.mostFingers == 1, second.mostFingers == 1 {
        pairs.append(first + second)
        index += 1
      }
      index += 1
    }
    return pairs
  }
}

extension [InputFrame] {
  /// The frames of each touch: from the first finger down until the last has lifted.
  var touches: [[InputFrame]] {
    var touches: [[InputFrame]] = []
    var open: [InputFrame] = []
    var down: Set<Int> = []
    for frame in self where !down.isEmpty || !frame.contacts.isEmpty {
      open.append(frame)
      frame.change(&down)
      if down.isEmpty {
        touches.append(open)
        open = []
      }
    }
    return touches
  }

  /// How many fingers are down, after each change.
  var fingerCounts: [Int] {
    var down: Set<Int> = []
    var counts: [Int] = []
    for frame in self {
      frame.change(&down)
      if counts.last != down.count { counts.append(down.count) }
    }
    return counts
  }

  /// The most fingers that are down at once.
  var mostFingers: Int { fingerCounts.max() ?? 0 }

  /// True if fingers come again after some have gone.
  var hasRegrip: Bool {
    let counts = fingerCounts
    guard let fall = zip(counts, counts.dropFirst()).map({ $1 < $0 }).firstIndex(of: true) else {
      return false
    }
    return zip(counts, counts.dropFirst()).dropFirst(fall).contains { $1 > $0 }
  }

  /// The frames turned about the origin, clockwise.
  func turned(quarters: Int) -> [InputFrame] {
    map { frame in
      var frame = frame
      for index in frame.contacts.indices {
        for _ in 0..<quarters {
          let place = frame.contacts[index].position
          frame.contacts[index].position = Point(-place.y, place.x)
        }
      }
      return frame
    }
  }
}

extension InputFrame {
  fileprivate func change(_ down: inout Set<Int>) {
    for contact in contacts {
      if contact.phase == .ended || contact.phase == .cancelled {
        down.remove(contact.id)
      } else {
        down.insert(contact.id)
      }
    }
  }
}
