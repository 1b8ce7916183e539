import Dactyl

extension TouchScreen {
  /// Moves two new fingers apart or together about a centre, after all others have finished.
  ///
  /// - Parameters:
  ///   - start: their first distance, in points.
  ///   - end: their last distance.
  ///   - angle: the direction from the first to the second, in radians; 0, the default, is right.
  public func pinch(
    at center: Point, from start: Double, to end: Double, over duration: Double = 0.3,
    angle: Double = 0
  ) {
    let direction = Vector(cosine(angle), sine(angle))
    two(over: duration) { center + direction * ((start + (end - start) * $0.part) / 2 * $0.side) }
  }

  /// Turns two new fingers about a centre, after all others have finished.
  ///
  /// - Parameters:
  ///   - radius: the distance of each from the centre, in points.
  ///   - turn: the angle they turn by, in radians; positive is clockwise on screen.
  ///   - angle: the first direction from the first finger to the second; 0, the default, is right.
  public func rotate(
    at center: Point, radius: Double = 100, by turn: Double, over duration: Double = 0.3,
    from angle: Double = 0
  ) {
    two(over: duration) {
      let direction = angle + turn * $0.part
      return center + Vector(cosine(direction), sine(direction)) * (radius * $0.side)
    }
  }

  /// Taps with two new fingers at once.
  public func twoFingerTap(
    at center: Point, distance: Double = 80, holding duration: Double = 0.06
  ) {
    meet()
    let places = [center - Vector(distance / 2, 0), center + Vector(distance / 2, 0)]
    for place in places { finger().tap(at: place, holding: duration) }
    meet()
  }

  /// Drags two new fingers side by side.
  public func twoFingerDrag(
    from start: Point, to end: Point, distance: Double = 80, over duration: Double = 0.3
  ) {
    two(over: duration) {
      start + (end - start) * $0.part + Vector(distance / 2 * $0.side, 0)
    }
  }

  /// Presses two fingers, moves each along its path, and lifts both.
  private func two(over duration: Double, _ path: ((side: Double, part: Double)) -> Point) {
    meet()
    for side in [-1.0, 1.0] {
      let finger = finger()
      finger.press(at: path((side, 0)))
      finger.follow(over: duration) { path((side, $0)) }
      finger.lift()
    }
    meet()
  }
}
