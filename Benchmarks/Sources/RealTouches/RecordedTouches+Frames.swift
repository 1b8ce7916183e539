import Dactyl

extension RecordedTouches {
  /// Points in a millimetre: 160 in an inch.
  static let pointsPerMillimetre = 160 / 25.4

  /// The recording as frames in points of a window that is as large as the device.
  ///
  /// - Parameter usual: the axes of a device that does not tell.
  func inputFrames(usual: (x: Axis, y: Axis)? = nil) -> [InputFrame] {
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
          (column - x.min) / x.res * Self.pointsPerMillimetre,
          (row - y.min) / y.res * Self.pointsPerMillimetre)
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

  /// How far an interaction's finger went, in millimetres.
  func millimetres(_ interaction: Interaction) -> Double {
    guard let x, let y else { return .infinity }
    let width = (x.max - x.min) / x.res
    let height = (y.max - y.min) / y.res
    return interaction.disp / 100 * (width * width + height * height).squareRoot()
  }
}
