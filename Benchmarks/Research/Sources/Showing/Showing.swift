import Dactyl
import DactylStrokes
import Foundation
import TouchData

/// Gestures that people showed three times: how often others, and they themselves, are understood.
@main
struct Showing {
  private static let directions = ["right", "down", "left", "up"]
  private static let names = ["tap", "two-finger tap", "in turn"] + directions

  static func main() throws {
    guard RecordedTouches.areAvailable else {
      print("The recordings are not at \(RecordedTouches.folder.path); skipped.")
      return simulated()
    }
    let (gestures, palms) = try Episode.readStudy()
    people(gestures, palms)
    early(gestures)
    try SeveralFingers().report()
    simulated()
  }

  /// Libraries of each person's demonstrations, asked about the same and about all other people.
  private static func people(_ gestures: [Episode], _ palms: [Episode]) {
    var same = Share()
    var others = Share()
    var warped = Share()
    var each: [String: Share] = [:]
    var taken: [String: Int] = [:]
    var palmCount = 0
    let paths = gestures.map { Warping($0.frames) }
    for person in Set(gestures.map(\.person)).sorted() {
      for draw in 0..<6 {
        guard let (library, shown) = library(of: person, draw, gestures) else { continue }
        for (index, episode) in gestures.enumerated() {
          guard let id = names.firstIndex(of: episode.name) else { continue }
          let match = library.recognize(episode.demonstration)
          if episode.person == person {
            if !shown.contains(where: { $0.index == index }) { same.add(match, of: id) }
            continue
          }
          others.add(match, of: id)
          each[episode.person, default: Share()].add(match, of: id)
          guard draw == 0 else { continue }
          let nearest = shown.min {
            paths[index].distance(to: $0.path) < paths[index].distance(to: $1.path)
          }
          warped.add(nearest: nearest?.id == id, right: nearest?.id == id)
        }
        for palm in palms where palm.person != person {
          palmCount += 1
          guard let id = library.recognize(palm.demonstration).recognition?.classID else {
            continue
          }
          taken[names[id], default: 0] += 1
        }
      }
    }
    print("the same person: \(same.text)")
    print("other people: \(others.text)")
    print("other people, dynamic time warping: \(warped.text)")
    let worst = each.min { $0.value.rightShare < $1.value.rightShare }
    print("the person understood worst: \(worst?.value.text ?? "-")")
    for (name, count) in taken.sorted(by: { $0.value > $1.value }) {
      print(
        String(format: "palms taken for %@: %.1f %%", name, 100 * Double(count) / Double(palmCount))
      )
    }
  }

  /// A library of a person's own demonstrations; of a scroll, asked for once, their scrolls in other
  /// directions, turned. Nil for a person without three taps of each kind.
  private static func library(
    of person: String, _ draw: Int, _ gestures: [Episode]
  ) -> (DemonstrationLibrary, shown: [(index: Int, id: Int, path: Warping)])? {
    var library = DemonstrationLibrary()
    var shown: [(index: Int, id: Int, path: Warping)] = []
    for (id, name) in names.enumerated() {
      library.define(DemonstrationClass(id: id, name: name))
      func add(_ frames: [InputFrame], _ index: Int) {
        guard let one = Demonstration.all(in: frames).first else { return }
        library.add(one, class: id)
        shown.append((index, id, Warping(frames)))
      }
      if let way = directions.firstIndex(of: name) {
        for other in gestures where other.person == person && other.name != name {
          guard let from = directions.firstIndex(of: other.name) else { continue }
          add(other.frames.turned(quarters: (way - from + 4) % 4), -1)
        }
      } else {
        var own = gestures.indices.filter {
          gestures[$0].person == person && gestures[$0].name == name
        }
        guard own.count > 2 else { return nil }
        for number in 0..<3 {
          let index = own.remove(at: (draw * 7 + number * 3) % own.count)
          add(gestures[index].frames, index)
        }
      }
    }
    let classes = Set(shown.map(\.id))
    return classes.count == names.count ? (library, shown) : nil
  }

  /// How early scrolls of other people begin where their classes are continuous.
  private static func early(_ gestures: [Episode]) {
    var shares: [Double] = []
    var wrong = 0
    var never = 0
    for person in Set(gestures.map(\.person)).sorted() {
      guard var (library, _) = library(of: person, 0, gestures) else { continue }
      for (id, name) in names.enumerated() where directions.contains(name) {
        library.define(DemonstrationClass(id: id, name: name, isContinuous: true))
      }
      for episode in gestures where episode.person != person {
        guard directions.contains(episode.name) else { continue }
        let recognizer = DemonstratedGestureRecognizer(library: library)
        let window = Window(frame: Rect(x: -2000, y: -2000, width: 6000, height: 6000))
        window.addGestureRecognizer(recognizer)
        var begun: Double?
        for frame in episode.frames {
          try? window.send(frame)
          if begun == nil, recognizer.state.isActive { begun = frame.time }
        }
        guard let begun, let first = episode.frames.first, let last = episode.frames.last else {
          never += 1
          continue
        }
        if recognizer.className != episode.name { wrong += 1 }
        shares.append((begun - first.time) / (last.time - first.time))
      }
    }
    shares.sort()
    guard !shares.isEmpty else { return }
    print(
      String(
        format: "scrolls of other people begin at %.0f %% of their time (median of %d); "
          + "%d wrong, %d not before the end",
        100 * shares[shares.count / 2], shares.count, wrong, never))
  }

  /// Gestures of two to five fingers by simulated people.
  private static func simulated() {
    var same = Share()
    var others = Share()
    var warped = Share()
    let gestures = SimulatedFingers.gestures
    let people = (0..<10).map { seed -> [[[InputFrame]]] in
      var hand = SimulatedFingers(seed: UInt64(seed + 1))
      return gestures.indices.map { index in (0..<5).map { _ in hand.show(index) } }
    }
    for (person, shown) in people.enumerated() {
      var library = DemonstrationLibrary()
      var paths: [(id: Int, path: Warping)] = []
      for (id, gesture) in gestures.enumerated() {
        library.define(DemonstrationClass(id: id, name: gesture.name))
        for frames in shown[id].prefix(3) {
          for one in Demonstration.all(in: frames) { library.add(one, class: id) }
          paths.append((id, Warping(frames)))
        }
      }
      for (other, theirs) in people.enumerated() {
        for id in gestures.indices {
          for frames in theirs[id].dropFirst(3) {
            guard let done = Demonstration.all(in: frames).first else { continue }
            let match = library.recognize(done)
            if other == person {
              same.add(match, of: id)
            } else {
              others.add(match, of: id)
              let path = Warping(frames)
              let nearest = paths.min { path.distance(to: $0.path) < path.distance(to: $1.path) }
              warped.add(nearest: nearest?.id == id, right: nearest?.id == id)
            }
          }
        }
      }
    }
    print("\(gestures.count) gestures by simulated hands, the same person: \(same.text)")
    print("… other people: \(others.text)")
    print("… other people, dynamic time warping: \(warped.text)")
  }
}
