import Dactyl
import DactylStrokes

/// Penny Pincher with 16 places, as a baseline: the template whose directions agree best with those
/// of the drawing, place by place.
///
/// Taranta, LaViola, *Penny Pincher: a blazing fast, highly accurate $-family recognizer*, Graphics
/// Interface 2015. A template's directions are unit vectors, the drawing's steps are not, because
/// all are nearly as long. Several strokes are joined in the order drawn.
struct PennyPincher: BaselineMatcher {
  private static let count = 16
  private var templates: [[Vector]] = []
  private var labels: [Int] = []

  init() {}

  mutating func add(_ strokes: [Stroke], label: Int) {
    templates.append(Self.steps(strokes).map(\.normalized))
    labels.append(label)
  }

  func recognize(_ strokes: [Stroke]) -> Int? {
    let drawn = Self.steps(strokes)
    var best: Int?
    var greatest = -Double.infinity
    for (index, template) in templates.enumerated() {
      var sum = 0.0
      for place in drawn.indices { sum += drawn[place].dot(template[place]) }
      if sum > greatest {
        greatest = sum
        best = labels[index]
      }
    }
    return best
  }

  private static func steps(_ strokes: [Stroke]) -> [Vector] {
    let places = Stroke(strokes.flatMap(\.points)).resampled(count: count).points
    return zip(places, places.dropFirst()).map { $1 - $0 }
  }
}
