import Dactyl
import DactylTesting

/// Simulated fingers on a screen of 100 × 60 mm, as a device reports them.
struct SimulatedGesture {
  var label: String
  var frames: [InputFrame]

  /// Units of the device in a millimetre.
  static let resolution = 40.0
  private static let size = (x: 4000, y: 2400)
  private static let pointsPerUnit = 160 / 25.4 / resolution

  static var all: [SimulatedGesture] {
    [
      made("tap") { $0.finger().tap(at: Point(200, 150)) },
      made("two-taps") { $0.finger().doubleTap(at: Point(320, 90)) },
      made("drag") { screen in
        let finger = screen.finger()
        finger.press(at: Point(80, 80))
        finger.drag(to: Point(300, 140), over: 0.35)
        finger.wait(0.1)
        finger.lift()
      },
      made("two-finger-scroll") {
        $0.twoFingerDrag(from: Point(250, 300), to: Point(250, 120), over: 0.4)
      },
      made("pinch") { $0.pinch(at: Point(300, 180), from: 80, to: 240, over: 0.4, angle: 0.3) },
      made("four-fingers") { screen in
        for index in 0..<4 {
          let finger = screen.finger()
          finger.wait(Double(index) * 0.012)
          finger.press(at: Point(120 + 60 * Double(index), 200))
          finger.drag(to: Point(120 + 60 * Double(index), 120), over: 0.25)
          finger.lift()
        }
      },
    ]
  }

  private static func made(_ label: String, _ play: (TouchScreen) -> Void) -> SimulatedGesture {
    let screen = TouchScreen(size: Size(width: 630, height: 378))
    play(screen)
    return SimulatedGesture(label: label, frames: screen.frames)
  }

  /// A line of `touches`: a correct reader's result for `evemu`.
  var row: String {
    var down: [(id: Int, x: Int, y: Int)] = []
    let states = frames.map { frame in
      for contact in frame.contacts {
        let place = (id: contact.id, x: units(contact.position.x), y: units(contact.position.y))
        let known = down.firstIndex { $0.id == contact.id }
        switch contact.phase {
        case .began, .moved, .stationary:
          if let known { down[known] = place } else { down.append(place) }
        case .ended, .cancelled: if let known { down.remove(at: known) }
        }
      }
      let entries = down.map { ",[\($0.id),\($0.x),\($0.y)]" }.joined()
      return "[\(tenths(frame.time))\(entries)]"
    }
    let axes = "\"x\":\(axis(Self.size.x)),\"y\":\(axis(Self.size.y))"
    return """
      {"src":"simulated","file":"simulated/\(label).events","label":"\(label)","by":"simulated fingers",\
      "device":"Simulated Screen","proto":"B",\(axes),"interactions":[],\
      "frames":[\(states.joined(separator: ","))]}
      """
  }

  /// The same in the format of `evemu-record`, multitouch protocol B.
  var evemu: String {
    var lines = [
      "# EVEMU 1.3", "N: Simulated Screen", "I: 0003 0001 0002 0003", "P: 02 00 00 00 00 00 00 00",
      "B: 01 00 00 00 00 00 00 00 00", "A: 2f 0 9 0 0 0",
      "A: 35 0 \(Self.size.x) 0 0 \(Int(Self.resolution))",
      "A: 36 0 \(Self.size.y) 0 0 \(Int(Self.resolution))", "A: 39 0 65535 0 0 0",
    ]
    var slots = [Int?](repeating: nil, count: 10)
    for frame in frames {
      let microseconds = Int((frame.time * 1e6).rounded()) + 1
      let time = "\(microseconds / 1_000_000).\(sixDigits(microseconds % 1_000_000))"
      func event(_ code: String, _ value: Int) { lines.append("E: \(time) 0003 \(code) \(value)") }
      for contact in frame.contacts {
        let known = slots.firstIndex(of: contact.id)
        let slot = known ?? slots.firstIndex(of: nil)!
        event("002f", slot)
        switch contact.phase {
        case .began, .moved, .stationary:
          if known == nil { event("0039", contact.id) }
          slots[slot] = contact.id
          event("0035", units(contact.position.x))
          event("0036", units(contact.position.y))
        case .ended, .cancelled:
          event("0039", -1)
          slots[slot] = nil
        }
      }
      lines.append("E: \(time) 0000 0000 0000")
    }
    return lines.joined(separator: "\n")
  }

  private func units(_ points: Double) -> Int { Int((points / Self.pointsPerUnit).rounded()) }

  private func axis(_ maximum: Int) -> String {
    "{\"min\":0,\"max\":\(maximum),\"res\":\(Int(Self.resolution))}"
  }

  /// Milliseconds, with one digit behind the point.
  private func tenths(_ time: Double) -> Double { (time * 10_000).rounded() / 10 }

  private func sixDigits(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
