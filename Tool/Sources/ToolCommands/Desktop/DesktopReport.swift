import Dactyl
import DactylRecordings
import DactylScenes
import Platform

/// Does what the lines of a gesture file say, as their gestures happen.
struct DesktopReport: ReplayReport {
  /// How far a continuous gesture goes for one step, where a line names none.
  private static let usualStep = (pinch: 0.1, rotation: 15 * Double.pi / 180, drag: 40.0)

  /// A continuous gesture under way.
  private struct Course {
    /// Whether its line holds in the program that has the keyboard.
    var isWanted: Bool
    var steps = 0
    var hasActed = false
    /// Whether all its fingers have moved.
    var haveAllMoved = false
    /// What the pointer has been moved by so far.
    var moved = (x: 0.0, y: 0.0)
  }

  let explain: Bool
  private let desktop: DesktopScene
  private let hands: any DesktopHands
  private let print: (String) -> Void
  /// How far each finger of a pinch or rotation must have gone before it acts, in points: 1 mm. One
  /// that rests clicks, or waits on the pad while another moves the pointer.
  private static let leastWay = 6.3

  private var recognizers: [String: GestureRecognizer] = [:]
  private var delegates: [DesktopFingers] = []
  private var courses: [String: Course] = [:]
  private var misses = NearestMisses()
  /// Recognisers that have decided and are not yet reset.
  private var undone: Set<RecognizerID> = []
  private var hasActed = false
  /// The most fingers at the same time since all were up.
  private var fingers = 0
  private var down: Set<Int> = []

  /// True if no finger is down.
  var isIdle: Bool { down.isEmpty }

  init(
    _ desktop: DesktopScene, hands: any DesktopHands, explain: Bool,
    print: @escaping (String) -> Void
  ) {
    (self.desktop, self.hands, self.explain, self.print) = (desktop, hands, explain, print)
  }

  func wants(_ transition: Transition) -> Bool { true }

  mutating func look(at stage: Stage) {
    delegates = desktop.count(fingersOn: stage)
    for recognizer in stage.recognizers { recognizers[recognizer.name ?? ""] = recognizer }
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ frame: InputFrame) {
    if down.isEmpty { fingers = 0 }
    for contact in frame.contacts {
      switch contact.phase {
      case .ended, .cancelled: down.remove(contact.id)
      case .began, .moved, .stationary: down.insert(contact.id)
      }
    }
    fingers = max(fingers, down.count)
  }

  mutating func add(_ entry: ReplayEntry) {
    guard case .gesture(let gesture) = entry, let binding = desktop.bindings[gesture.name] else {
      return
    }
    act(on: gesture, binding)
    guard explain else { return }
    switch gesture.transition.to {
    case .possible:
      undone.remove(gesture.transition.recognizer)
      if undone.isEmpty { sayWhyNot() }
    case .failed:
      misses.add(gesture)
      undone.insert(gesture.transition.recognizer)
    default: undone.insert(gesture.transition.recognizer)
    }
  }

  mutating func end(notes: [String]) {
    if explain { sayWhyNot() }
  }

  private mutating func sayWhyNot() {
    // A finger that moves the pointer means nothing to lines of several.
    let fewest = desktop.section.bindings.map(\.gesture.fingers).min() ?? 1
    if !hasActed, fingers >= fewest {
      for miss in misses.nearest.prefix(3) { print("nothing: \(miss.text)") }
    }
    hasActed = false
    misses.removeAll()
  }

  // MARK: Acting

  private mutating func act(on gesture: GestureEntry, _ binding: DesktopBinding) {
    let transition = gesture.transition
    if transition.from == .possible, transition.to == .ended {
      // Two fingers that drum come down four times without a pause, and are no four fingers.
      if case .tap = binding.gesture.motion, fingers != binding.gesture.fingers { return }
      if gesture.draws(binding), isWanted(binding) { perform(binding, gesture) }
      return
    }
    switch transition.to {
    case .began:
      var course = Course(isWanted: isWanted(binding))
      if course.isWanted { begin(&course, binding, gesture) }
      courses[gesture.name] = course
    case .changed, .ended, .cancelled:
      guard var course = courses[gesture.name], course.isWanted else { return }
      follow(&course, binding, gesture)
      courses[gesture.name] = transition.to == .changed ? course : nil
      if transition.to != .changed { end(course, binding, gesture) }
    case .possible, .failed: break
    }
  }

  private mutating func begin(
    _ course: inout Course, _ binding: DesktopBinding, _ gesture: GestureEntry
  ) {
    if case .mouse(let button, _) = binding.action, binding.gesture.motion == .drag(nil) {
      hasActed = true
      tell(binding, gesture)
      hands.press([button])
      return
    }
    let isAtBegin =
      switch (binding.moment, binding.gesture.motion) {
      case (.began, _), (.once, .drag(nil)), (.once, .hold), (.once, .edge): true
      default: false
      }
    if isAtBegin, binding.progress(gesture) >= 0 {
      course.hasActed = true
      perform(binding, gesture)
    }
  }

  private mutating func follow(
    _ course: inout Course, _ binding: DesktopBinding, _ gesture: GestureEntry
  ) {
    if case .mouse = binding.action, binding.gesture.motion == .drag(nil),
      let way = gesture.moment?.values("translation")
    {
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
    case (.once, .drag): step = Self.usualStep.drag
    default: return
    }
    course.haveAllMoved = course.haveAllMoved || haveMoved(binding)
    if binding.gesture.kind != "pan", !course.haveAllMoved { return }
    // Bounded, because a step may be tiny.
    let steps = min(Int(min(1e6, binding.progress(gesture) / step)), course.steps + 100)
    while course.steps < steps {
      course.steps += 1
      if binding.moment == .once, course.hasActed { break }
      course.hasActed = true
      perform(binding, gesture)
    }
  }

  private func haveMoved(_ binding: DesktopBinding) -> Bool {
    guard let touches = recognizers[binding.name]?.touches else { return false }
    return touches.count == binding.gesture.fingers
      && touches.allSatisfy {
        $0.location(in: nil).distance(to: $0.downPosition) >= Self.leastWay
      }
  }

  private mutating func end(
    _ course: Course, _ binding: DesktopBinding, _ gesture: GestureEntry
  ) {
    if case .mouse(let button, _) = binding.action, binding.gesture.motion == .drag(nil) {
      hands.release([button])
    } else if binding.moment == .ended, gesture.transition.to == .ended,
      binding.progress(gesture) >= 0
    {
      perform(binding, gesture)
    }
  }

  private mutating func perform(_ binding: DesktopBinding, _ gesture: GestureEntry) {
    hasActed = true
    tell(binding, gesture)
    switch binding.action {
    case .run(let command): hands.run(Self.filled(command, binding, gesture))
    case .keys(let keys, _):
      hands.press(keys)
      hands.release(keys.reversed())
    case .mouse(let button, _):
      hands.press([button])
      hands.release([button])
    }
  }

  private func tell(_ binding: DesktopBinding, _ gesture: GestureEntry) {
    let time = fixed(gesture.transition.time, decimals: 2)
    let action =
      if case .run(let command) = binding.action {
        "run " + Self.filled(command, binding, gesture)
      } else { binding.action.words }
    print("\(time) s  \(binding.name)  \(action)")
  }

  /// A command with numbers for the words in braces. Nothing but numbers, which no shell takes for
  /// anything else.
  private static func filled(
    _ command: String, _ binding: DesktopBinding, _ gesture: GestureEntry
  ) -> String {
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

  /// Whether a line holds now: in its programs, or, without any, where no other line for the same
  /// gesture names the program.
  private func isWanted(_ binding: DesktopBinding) -> Bool {
    let rivals = desktop.section.bindings.filter {
      $0.gesture == binding.gesture && !$0.apps.isEmpty
    }
    guard !rivals.isEmpty else { return true }
    let app = hands.activeApp()?.lowercased() ?? ""
    func holds(_ binding: DesktopBinding) -> Bool {
      !app.isEmpty && binding.apps.contains { app.contains($0) }
    }
    return binding.apps.isEmpty ? !rivals.contains(where: holds) : holds(binding)
  }
}

extension DesktopBinding {
  /// How far a continuous gesture has gone its way, in the units of its steps; below 0 if it goes the
  /// other way.
  fileprivate func progress(_ gesture: GestureEntry) -> Double {
    guard let moment = gesture.moment else { return 0 }
    switch self.gesture.motion {
    case .pinch(let isOut):
      let way = log(moment.values("scale")?[0] ?? 1)
      return isOut ? way : -way
    case .rotate(let isClockwise):
      let way = moment.values("rotation")?[0] ?? 0
      return isClockwise ? way : -way
    case .drag(let side):
      let way = moment.values("translation") ?? [0, 0]
      return side.map { $0.part(of: way) } ?? Vector(way[0], way[1]).length
    case .tap, .hold, .swipe, .edge, .draw: return 0
    }
  }
}

extension GestureEntry {
  /// Whether the drawing is the one of a line; true for what is no drawing of a library.
  fileprivate func draws(_ binding: DesktopBinding) -> Bool {
    guard case .draw(let shape) = binding.gesture.motion, binding.gesture.kind == "stroke" else {
      return true
    }
    return moment?.className?.lowercased() == shape
  }
}
