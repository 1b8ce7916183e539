import Dactyl
import Foundation

/// The rival: the nearest demonstration under dynamic time warping of six channels at 24 moments.
struct Warping {
  private let moments: [[Double]]

  init(_ frames: [InputFrame]) {
    var down: [Int: Point] = [:]
    var order: [Int] = []
    var rows: [(time: Double, channels: [Double])] = []
    var first: (centre: Point, span: Double, count: Int)?
    var turn = 0.0
    var former: [Int: Vector] = [:]
    for frame in frames {
      for contact in frame.contacts {
        if contact.phase == .ended || contact.phase == .cancelled {
          down[contact.id] = nil
          order.removeAll { $0 == contact.id }
        } else {
          if down[contact.id] == nil { order.append(contact.id) }
          down[contact.id] = contact.position
        }
      }
      guard !down.isEmpty else { continue }
      var sum = Vector.zero
      for id in order { sum += down[id]! - .zero }
      let centre = Point.zero + sum / Double(order.count)
      let arms = Dictionary(uniqueKeysWithValues: order.map { ($0, down[$0]! - centre) })
      let span = (arms.values.reduce(0) { $0 + $1.squaredLength } / Double(order.count))
        .squareRoot()
      if Set(former.keys) == Set(arms.keys), order.count > 1 {
        let across = order.reduce(0) { $0 + former[$1]!.cross(arms[$1]!) }
        let along = order.reduce(0) { $0 + former[$1]!.dot(arms[$1]!) }
        turn += arctangent(across, along)
      }
      former = arms
      if first?.count != order.count { first = (centre, span, order.count) }
      let shift = centre - first!.centre
      rows.append(
        (
          frame.time,
          [
            shift.dx / 60, shift.dy / 60, log((span + 6) / (first!.span + 6)) * 3, turn * 2,
            Double(order.count) * 2, (frame.time - frames[0].time) * 2,
          ]
        ))
    }
    guard let start = rows.first?.time, let end = rows.last?.time else {
      moments = []
      return
    }
    moments = (0..<24).map { step in
      let time = start + (end - start) * Double(step) / 23
      return rows.last { $0.time <= time }!.channels
    }
  }

  /// The distance under warping; infinite where nothing is down.
  func distance(to other: Warping) -> Double {
    guard !moments.isEmpty, !other.moments.isEmpty else { return .infinity }
    var row = [Double](repeating: .infinity, count: other.moments.count + 1)
    row[0] = 0
    for one in moments {
      var diagonal = row[0]
      row[0] = .infinity
      for (index, two) in other.moments.enumerated() {
        let cost = zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        let best = cost + min(diagonal, row[index], row[index + 1])
        diagonal = row[index + 1]
        row[index + 1] = best
      }
    }
    return row[other.moments.count]
  }
}
