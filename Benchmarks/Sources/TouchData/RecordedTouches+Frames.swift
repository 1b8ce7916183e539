import Dactyl

extension RecordedTouches {
  /// Points in a millimetre: 160 in an inch.
  public static let pointsPerMillimetre = 160 / 25.4

  /// The axes of the touchpad in most test recordings, for recordings without axes.
  public static let usualAxes = (
    x: Axis(min: 0, max: 1280, res: 12), y: Axis(min: 0, max: 680, res: 10)
  )

  /// The recording as frames, in points of a window as large as the device.
  ///
  /// - Parameter usual: the axes for a recording without its own.
  public func inputFrames(usual: (x: Axis, y: Axis)? = nil) -> [InputFrame] {
    guard let x = x ?? usual?.x, let y = y ?? usual?.y else { return [] }
    var down: [Int: Contact] = [:]
    var order: [Int] = []
    return frames.map { frame in
      var input = InputFrame(time: frame.milliseconds / 1000, contacts: [])
      var present: [Int: Contact] = [:]
      for contact in frame.contacts {
        guard let number = contact[0], let column = contact[1], let row = contact[2] else {
          continue
        }
        let id = Int(number)
        let place = Point(
          x.millimetres(at: column) * Self.pointsPerMillimetre,
          y.millimetres(at: row) * Self.pointsPerMillimetre)
        let former = down[id]
        if former == nil { order.append(id) }
        let phase: TouchPhase = former == nil ? .began : .moved
        present[id] = Contact(id: id, phase: phase, position: place)
        if former?.position != place { input.contacts.append(present[id]!) }
      }
      for id in order where present[id] == nil {
        guard var gone = down[id] else { continue }
        gone.phase = .ended
        input.contacts.append(gone)
      }
      order.removeAll { present[$0] == nil }
      down = present
      return input
    }
  }

  /// The device's surface in points of `inputFrames`; nil if unknown.
  public var surface: Rect? {
    guard let x, let y, x.res > 0, y.res > 0 else { return nil }
    return Rect(
      x: 0, y: 0, width: x.millimetres(at: x.max) * Self.pointsPerMillimetre,
      height: y.millimetres(at: y.max) * Self.pointsPerMillimetre)
  }
}

extension RecordedTouches.Axis {
  /// The distance from the edge in millimetres; an axis without a scale counts as 200 mm long.
  fileprivate func millimetres(at place: Double) -> Double {
    (place - min) / (res > 0 ? res : Swift.max(max - min, 1) / 200)
  }
}
