import Dactyl

/// Several windows with all kinds of objects, by the engine's own names.
final class Playground: Ground {
  var views: [View] = []
  var recognizers: [GestureRecognizer] = []
  var delegates: [HostileDelegate] = []
  var controllers: [HostileController] = []
  var tokens: [(recognizer: GestureRecognizer, token: ActionToken)] = []
  // Handlers' arguments, which programs may not rely on afterwards.
  var touches: [Touch] = []
  var sets: [TouchSet] = []
  var events: [Event] = []
  /// The touches whose beginning recognisers saw in their present attempt.
  var begun: [ObjectIdentifier: [Touch]] = [:]

  override init(_ recipe: Recipe, _ settings: Settings) {
    super.init(recipe, settings)
    for _ in 0..<(1 + dice.below(3)) { makeWindow() }
    for _ in 0..<(3 + dice.below(5)) { makeView() }
    for _ in 0..<3 { delegates.append(HostileDelegate(in: self)) }
    for _ in 0..<(4 + dice.below(8)) { makeRecognizer() }
  }

  override func perform(_ operation: Int) { carryOut(Operation.allCases[operation]) }

  override func checkRest() {
    for recognizer in recognizers { checkRest(of: recognizer) }
  }

  override func release() {
    begun = [:]
    touches = []
    sets = []
    events = []
    tokens = []
    delegates = []
    controllers = []
    recognizers = []
    views = []
  }

  /// Checks a call of a touch handler.
  func told(_ responder: AnyObject, _ phase: TouchPhase, _ touches: TouchSet, _ event: Event) {
    note("told", Int(phase.rawValue), touches.count)
    if touches.isEmpty { find("\(type(of: responder)) was told that nothing \(phase)") }
    if let recognizer = responder as? GestureRecognizer {
      for touch in touches where !recognizer.touches.contains(where: { $0 === touch }) {
        find("\(recognizer.kind) was told of a touch it does not follow")
      }
      hear(touches, phase, by: recognizer)
      for (index, touch) in recognizer.touches.enumerated()
      where recognizer.touches[..<index].contains(where: { $0 === touch }) {
        find("\(recognizer.kind) follows one touch twice")
      }
    }
    if let view = responder as? View {
      // Responders other than the hit view only hear what it passes on.
      for touch in touches where touch.view === view {
        if let words = heard.hear(touch, phase) { find(words) }
      }
    }
    if dice.oneIn(6), !isOver {
      self.touches += Array(touches.prefix(max(0, 100 - self.touches.count)))
      if sets.count < 50 { sets.append(touches) }
      keep(event)
    }
    called("told")
  }

  /// Checks that a recogniser hears of no touch whose beginning it missed (SPEC A4).
  private func hear(
    _ touches: TouchSet, _ phase: TouchPhase, by recognizer: GestureRecognizer
  ) {
    let id = ObjectIdentifier(recognizer)
    for touch in touches {
      if phase == .began {
        begun[id, default: []].append(touch)
      } else if !(begun[id]?.contains { $0 === touch } ?? false) {
        find("\(recognizer.kind) was told that a touch \(phase), but of no beginning")
      }
    }
  }

  /// Hit-tests, mostly correctly.
  func hit(by event: Event?, _ find: () -> View?) -> View? {
    called("hitTest")
    if chooses(.hitNothing, onceIn: 100) { return nil }
    return chooses(.hitElsewhere, onceIn: 30) ? anyView() : find()
  }

  func keep(_ event: Event) {
    if !isOver, events.count < 20 { events.append(event) }
  }
}
