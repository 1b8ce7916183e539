/// What can be measured, by name: `two-fingers`, `two-fingers-100-nested`, `taps-1000-idle`, `plain-ten-fingers`.
package struct WorkloadName: RawRepresentable, Hashable {
  package let rawValue: String

  private enum Fingers: String, CaseIterable {
    case one = "one-finger"
    case two = "two-fingers"
    case ten = "ten-fingers"
    case many = "256-fingers"
    case people = "64-people"
    case taps

    var people: Int { self == .people ? 64 : 1 }
    var fingers: Int {
      switch self {
      case .one, .taps: 1
      case .two: 2
      case .ten: 10
      case .many: 256
      case .people: 4
      }
    }
  }

  private let fingers: Fingers
  private let isPlain: Bool
  private var scene = TouchScene()

  package init?(rawValue: String) {
    self.rawValue = rawValue
    let plain = "plain-"
    isPlain = rawValue.hasPrefix(plain)
    let name = isPlain ? String(rawValue.dropFirst(plain.count)) : rawValue
    guard let fingers = Fingers.allCases.first(where: { name.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self.fingers = fingers
    let rest = name.dropFirst(fingers.rawValue.count).split(separator: "-")
    guard !rest.isEmpty else { return }
    guard !isPlain, rest.count == 2, let count = Int(rest[0]), count > 0 else { return nil }
    switch rest[1] {
    case "nested": scene.depth = count
    case "beside": scene.siblings = count
    case "idle": scene.idleRecognizers = count
    default: return nil
    }
  }

  /// Makes it ready, with so many moves in a gesture; a tap has none.
  ///
  /// - Throws: `WorkloadError` where it does not work.
  package func makeWorkload(moves: Int = 120) throws -> any Workload {
    let motion = FingerMotion(
      people: fingers.people, fingers: fingers.fingers, moves: fingers == .taps ? 0 : moves)
    return isPlain ? PlainLoop(motion) : try TouchWorkload(motion, in: scene)
  }
}
