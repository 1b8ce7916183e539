import Dactyl
import DactylFiles
import Narration
import Platform

/// Does what the lines of a gesture file say, as their gestures happen.
final class DesktopActor {
  /// How far a continuous gesture goes for one step, where a line names none.
  private static let usualStep = (pinch: 0.1, rotation: 15 * Double.pi / 180, drag: 40.0)
  /// How far each finger of a pinch or rotation must have gone before it acts, in points: 1 mm. One
  /// that rests clicks, or waits on the pad while another moves the pointer.
  private static let leastWay = 6.3

  /// A continuous gesture under way, for one of its lines.
  private struct Course {
    let binding: DesktopBinding
    /// Where it began.
    let start: Point
    var steps = 0
    var hasActed = false
    /// Whether all its fingers have moved.
    var haveAllMoved = false
    /// What the pointer has been moved by so far.
    var moved = (x: 0.0, y: 0.0)
  }

  private let desktop: DesktopScene
  private let hands: any DesktopHands
  /// Told what was done.
  private let print: (String) -> Void
  private var recognizers: [String: GestureRecognizer] = [:]
  private var courses: [String: [Course]] = [:]
  /// The program in front and the modifiers that are held, asked at most once while fingers are down.
  private var app: String?
  /// Whether anything was done since all fingers were up.
  private(set) var hasActed = false

  init(_ desktop: DesktopScene, hands: any DesktopHands, print: @escaping (String) -> Void) {
    (self.desktop, self.hands, self.print) = (desktop, hands, print)
  }

  func look(at stage: Stage) {
    for recognizer in stage.recognizers { recognizers[recognizer.name ?? ""] = recognizer }
  }

  /// Begins anew: all fingers are up.
  func rest() {
    app = nil
    hasActed = false
  }

  /// Acts on a transition of a recogniser.
  func act(on gesture: GestureEntry) {
    guard let lines = desktop.bindings[gesture.name] else { return }
    let transition = gesture.transition
    if transition.from == .possible, transition.to == .ended {
      for binding in wanted(lines) where gesture.draws(binding) { perform(binding, gesture) }
      return
    }
    switch transition.to {
    case .began:
      courses[gesture.name] = wanted(lines).map { binding in
        var course = Course(binding: binding, start: gesture.moment?.location ?? .zero)
        begin(&course, gesture)
        return course
      }
    case .changed, .ended, .cancelled:
      guard var going = courses.removeValue(forKey: gesture.name) else { return }
      for index in going.indices {
        follow(&going[index], gesture)
        if transition.to != .changed { end(going[index], gesture) }
      }
      if transition.to == .changed { courses[gesture.name] = going }
    case .possible, .failed: break
    }
  }

  private func begin(_ course: inout Course, _ gesture: GestureEntry) {
    let binding = course.binding
    if let keys = binding.heldKeys {
      tell(binding, gesture)
      hands.press(keys)
      return
    }
    let isAtBegin =
      switch (binding.moment, binding.gesture.motion) {
      case (.once, .hold):
        // Where fingers that hold may go on to drag, this is known when they lift.
        !desktop.section.bindings.contains {
          if case .holdDrag = $0.gesture.motion {
            $0.gesture.fingers == binding.gesture.fingers
          } else {
            false
          }
        }
      case (.began, _), (.once, .drag(nil)), (.once, .edge): true
      default: false
      }
    if isAtBegin, progress(of: course, gesture) >= 0 {
      course.hasActed = true
      perform(binding, gesture)
    }
  }

  private func follow(_ course: inout Course, _ gesture: GestureEntry) {
    let binding = course.binding
    if case .mouse = binding.action, binding.gesture.movesPointer {
      let way = self.way(of: course, gesture)
      hands.move(by: way[0] - course.moved.x, way[1] - course.moved.y)
      course.moved = (way[0], way[1])
      return
    }
    let step: Double
    switch (binding.moment, binding.gesture.motion) {
    case (.every(let size, _), .pinch): step = log(1 + size)
    case (.every(let size, _), _): step = size
    case (.once, .pinch): step = log(1 + Self.usualStep.pinch)
    case (.once, .rotate): step = Self.usualStep.rotation
    case (.once, .drag(.some)), (.once, .holdDrag): step = Self.usualStep.drag
    default: return
    }
    if case .hold = binding.action { return }
    course.haveAllMoved = course.haveAllMoved || haveMoved(binding)
    if binding.gesture.isRelative, !course.haveAllMoved { return }
    let progress = progress(of: course, gesture) / step
    guard progress.isFinite else { return }
    // Bounded, because a step may be tiny.
    let steps = min(Int(max(0, min(1e6, progress))), course.steps + 100)
    while course.steps < steps {
      course.steps += 1
      if binding.moment == .once, course.hasActed { break }
      course.hasActed = true
      perform(binding, gesture)
    }
  }

  private func haveMoved(_ binding: DesktopBinding) -> Bool {
    guard let touches = recognizers[binding.recognizerName]?.touches else { return false }
    return touches.count == binding.gesture.fingers
      && touches.allSatisfy {
        $0.location(in: nil).distance(to: $0.downPosition) >= Self.leastWay
      }
  }

  private func end(_ course: Course, _ gesture: GestureEntry) {
    let binding = course.binding
    if let keys = binding.heldKeys {
      hands.release(keys.reversed())
      return
    }
    guard gesture.transition.to == .ended else { return }
    if binding.moment == .ended, progress(of: course, gesture) >= 0 {
      perform(binding, gesture)
    } else if binding.moment == .once, binding.gesture.motion == .hold, !course.hasActed {
      let way = way(of: course, gesture)
      if Vector(way[0], way[1]).length < Self.usualStep.drag { perform(binding, gesture) }
    }
  }

  private func perform(_ binding: DesktopBinding, _ gesture: GestureEntry) {
    tell(binding, gesture)
    switch binding.action.here(on: .current) {
    case .run(let command): hands.run(filled(command, binding, gesture))
    case .keys(let chords, _):
      for keys in chords {
        hands.press(keys)
        hands.release(keys.reversed())
      }
    case .hold, .window, nil: break
    case .mouse(let button, _):
      hands.press([button])
      hands.release([button])
    }
  }

  private func tell(_ binding: DesktopBinding, _ gesture: GestureEntry) {
    hasActed = true
    let time = fixed(gesture.transition.time, decimals: 2)
    let action =
      if case .run(let command) = binding.action {
        "run " + filled(command, binding, gesture)
      } else { binding.action.words }
    print("\(time) s  \(binding.name)  \(action)")
  }

  /// A command with numbers for the words in braces. Nothing but numbers, which no shell takes for
  /// anything else.
  private func filled(
    _ command: String, _ binding: DesktopBinding, _ gesture: GestureEntry
  ) -> String {
    guard command.contains("{") else { return command }
    let moment = gesture.moment
    let way = moment?.values("translation") ?? [0, 0]
    let numbers = [
      "dx": way[0], "dy": way[1], "scale": moment?.values("scale")?[0] ?? 1,
      "angle": (moment?.values("rotation")?[0] ?? 0) * 180 / .pi,
      "fingers": Double(binding.gesture.fingers),
    ]
    var command = command
    for (name, number) in numbers {
      command.replace("{\(name)}", with: decimal(number))
    }
    return command
  }

  /// The lines that hold now: those for the program in front, or, if there are none, those for any; of
  /// them those whose modifiers are held, or, if there are none, those without any.
  private func wanted(_ lines: [DesktopBinding]) -> [DesktopBinding] {
    var lines = lines
    if lines.contains(where: { !$0.apps.isEmpty }) {
      let app = app ?? hands.activeApp()?.lowercased() ?? ""
      self.app = app
      let own = lines.filter { binding in
        !app.isEmpty && binding.apps.contains { app.contains($0) }
      }
      lines = own.isEmpty ? lines.filter(\.apps.isEmpty) : own
    }
    if lines.contains(where: { !$0.modifiers.isEmpty }) {
      let held = lines.filter { binding in
        !binding.modifiers.isEmpty && binding.modifiers.allSatisfy { hands.isDown($0.keys) }
      }
      lines = held.isEmpty ? lines.filter(\.modifiers.isEmpty) : held
    }
    return lines
  }

  /// How far a continuous gesture has gone its way, in the units of its steps; below 0 if it goes the
  /// other way.
  private func progress(of course: Course, _ gesture: GestureEntry) -> Double {
    guard let moment = gesture.moment else { return 0 }
    switch course.binding.gesture.motion {
    case .pinch(let isOut):
      let way = log(moment.values("scale")?[0] ?? 1)
      return isOut ? way : -way
    case .rotate(let isClockwise):
      let way = moment.values("rotation")?[0] ?? 0
      return isClockwise ? way : -way
    case .drag(let side), .holdDrag(let side):
      let way = way(of: course, gesture)
      return side.map { $0.part(of: way) } ?? Vector(way[0], way[1]).length
    case .tap, .click, .hold, .swipe, .edge, .draw, .show: return 0
    }
  }

  /// How far the fingers have dragged.
  private func way(of course: Course, _ gesture: GestureEntry) -> [Double] {
    guard let moment = gesture.moment else { return [0, 0] }
    let way = moment.location - course.start
    return moment.values("translation") ?? [way.dx, way.dy]
  }
}

extension DesktopBinding {
  /// The keys or the button that are held while the gesture goes on; nil if its action is another.
  fileprivate var heldKeys: [UInt16]? {
    switch action {
    case .hold(let keys, _): keys
    case .mouse(let button, _) where gesture.movesPointer: [button]
    case .run, .keys, .window, .mouse: nil
    }
  }
}

extension GestureEntry {
  /// True if a line names this gesture of its library, or a gesture that needs no library.
  fileprivate func draws(_ binding: DesktopBinding) -> Bool {
    guard let name = binding.gesture.taughtName else { return true }
    return moment?.className?.lowercased() == name
  }
}
