import Dactyl

extension MovementPlan {
  /// The path of a hand that carries out the plan, with `steps` equal time steps for each movement.
  ///
  /// Each movement's speed is a lognormal function of time, and overlapping movements add up.
  /// Source: O'Reilly, Plamondon, *Development of a sigma-lognormal representation for on-line
  /// signatures*, Pattern Recognition 2009.
  func path(steps: Int) -> [Point] {
    let done = Self.lognormal(steps: steps)
    let delay = max(1, Int((Double(steps) * (1 - overlap)).rounded()))
    var place = start
    var path = [start]
    var from = start
    // Each movement's arc, and the step at which it begins.
    var arcs: [(begins: Int, length: Double, direction: Double, bow: Double)] = []
    for (index, piece) in pieces.enumerated() {
      let chord = piece.target - from
      let bow = piece.bow
      let stretch = abs(bow) > 1e-6 ? bow / sine(bow) : 1
      arcs.append((index * delay, chord.length * stretch, arctangent(chord.dy, chord.dx), bow))
      from = piece.target
    }
    let end = (pieces.count - 1) * delay + steps
    for step in 0..<max(end, 0) {
      for arc in arcs where step >= arc.begins && step < arc.begins + steps {
        let (before, after) = (done[step - arc.begins], done[step - arc.begins + 1])
        let heading = arc.direction + arc.bow * (before + after - 1)
        place = place + Vector(cosine(heading), sine(heading)) * (arc.length * (after - before))
      }
      path.append(place)
    }
    return strayed(path)
  }

  /// Shifts the path by the strays, spread evenly along its length.
  private func strayed(_ path: [Point]) -> [Point] {
    guard let last = strays.last, path.count > 1 else { return path }
    var lengths = [0.0]
    for (from, to) in zip(path, path.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + from.distance(to: to))
    }
    guard let length = lengths.last, length > 0 else { return path }
    return zip(path, lengths).map { point, done in
      let place = done / length * Double(strays.count - 1)
      let index = Int(place)
      guard index + 1 < strays.count else { return point + last }
      let part = place - Double(index)
      return point + strays[index] * (1 - part) + strays[index + 1] * part
    }
  }

  /// The completed fraction of a movement after each step, 0…1.
  private static func lognormal(steps: Int) -> [Double] {
    // The median is 0.45 of the duration; 0.3 is the width of people's fast strokes.
    let (median, width) = (0.45, 0.3)
    var done = [0.0]
    for step in 1...steps {
      let time = (Double(step) - 0.5) / Double(steps)
      let off = logarithm(time / median) / width
      done.append(done[step - 1] + exponential(-off * off / 2) / time)
    }
    return done.map { $0 / done[steps] }
  }
}
