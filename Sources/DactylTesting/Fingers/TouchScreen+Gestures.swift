import Dactyl

extension TouchScreen {
  /// Two new fingers that move apart or together about a centre, after all others are done.
  ///
  /// - Parameters:
  ///   - start: the distance between them at first, in points.
  ///   - end: the distance at last.
  ///   - angle: the direction from the first to the second, in radians; 0, the default, is to the
  ///     right.
  public func pinch(
    at center: Point, from start: Double, to end: Double, over duration: Double = 0.3,
    angle: Double = 0
  ) {
    let direction = Vector(cosine(angle), sine(angle))
    two(over: duration) { center + direction * ((start + (end - start) * $0.part) / 2 * $0.side) }
  }

  /// Two new fingers that turn about a centre, after all others are done.
  ///
  /// - Parameters:
  ///   - radius: how far each is from the centre, in points.
  ///   - turn: by how much they turn, in radians; positive is clockwise on screen.
  ///   - angle: the direction from the first to the second at first; 0, the default, is to the
  ///     right.
  public func rotate(
    at center: Point, radius: Double = 100, by turn: Double, over duration: Double = 0.3,
    from angle: Double = 0
  ) {
    two(over: duration) {
      let direction = angle + turn * $0.part
      return center + Vector(cosine(direction), sine(direction)) * (radius * $0.side)
    }
  }

  /// Two new fingers that tap at the same time.
  public func twoFingerTap(
    at center: Point, distance: Double = 80, holding duration: Double = 0.06
  ) {
    meet()
    let places = [center - Vector(distance / 2, 0), center + Vector(distance / 2, 0)]
    for place in places { finger().tap(at: place, holding: duration) }
    meet()
  }

  /// Two new fingers that drag side by side.
  public func twoFingerDrag(
    from start: Point, to end: Point, distance: Double = 80, over duration: Double = 0.3
  ) {
    two(over: duration) {
      start + (end - start) * $0.part + Vector(distance / 2 * $0.side, 0)
    }
  }

  /// Presses two fingers, takes each along its path, and lifts both.
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
