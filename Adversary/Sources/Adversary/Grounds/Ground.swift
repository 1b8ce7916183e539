import Dactyl
import DactylTesting

/// What every play has: windows, chance, callbacks that do anything, and a look at what is left.
class Ground {
  let dice: Dice
  let recipe: Recipe
  let settings: Settings
  /// How likely a callback does something: once in so many; 0 is never.
  let hostility: Int
  /// Whether contacts have numbers and places that no device has.
  let isExtreme: Bool
  var outcome = Outcome()
  /// The time of the devices.
  var time = 0.0
  var panels: [Panel] = []
  private(set) lazy var watcher = Watcher(in: self)

  /// How many operations are under way, each inside a callback of the one before.
  private var depth = 0
  /// How many operations callbacks may still do in this turn.
  private var budget = 0
  /// Whether the episode is over, so that callbacks do nothing more.
  private(set) var isOver = false
  /// True while the ground is looked at, so that callbacks do nothing.
  var isLooking = false
  /// What views have heard.
  var heard = WholeTouches()
  private var trails: [Trail] = []

  init(_ recipe: Recipe, _ settings: Settings) {
    self.recipe = recipe
    self.settings = settings
    dice = Dice(seed: recipe.seed)
    hostility = [0, 40, 6, 6][dice.below(4)]
    isExtreme = dice.oneIn(4)
  }

  // MARK: For those who know what is on the ground

  /// Whether a window looks at a frame before anybody is called who may send another.
  var looksAtFramesAtOnce: Bool { true }

  /// The number of the next operation.
  func drawOperation() -> Int { dice.below(Operation.allCases.count) }

  /// Carries out the operation of a number, as far as a caller may.
  func perform(_ operation: Int) {}

  /// An operation follows one turn in so many; 0 is never.
  var turnsPerOperation: Int { hostility > 0 ? 6 : 0 }

  /// Sends what a turn begins with.
  func sendInput() { if let panel = dice.pick(panels) { sendFrame(to: panel) } }

  /// Looks, between turns, at what must hold at any time.
  func checkTurn() {}

  /// Ends what would go on for ever, before everything comes to rest.
  func endMotion() {}

  /// Everything that is known of the recognisers at rest.
  func checkRest() {}

  /// Lets go of everything there was.
  func release() {}

  // MARK: Playing

  /// Plays all turns, has everybody come to rest, lets everything go and looks at what is left.
  final func play(turns: Int) -> Outcome {
    for turn in 0..<turns where recipe.plays(turn) {
      dice.begin(turn: turn)
      budget = 60
      sendInput()
      for _ in 0..<settings.moves {
        budget = 60
        if let panel = dice.pick(panels) { sendMove(to: panel) }
      }
      if turnsPerOperation > 0, dice.oneIn(turnsPerOperation) { operate() }
      checkTurn()
    }
    rest()
    heard.giveUp()
    release()
    panels = []
    for trail in trails where trail.object != nil { find("\(trail.name) is never freed") }
    return outcome
  }

  /// Sees to it that a new window checks itself, and does without shortcuts where nobody does.
  final func prepare(_ window: Window) {
    window.beginChecking()
    if settings.avoidsShortcuts { window.avoidShortcuts() }
  }

  /// Takes all touches away, lets time pass, and looks whether everybody is free again.
  private func rest() {
    isOver = true
    endMotion()
    for panel in panels {
      panel.window.cancelAllTouches()
      endWaiting(in: panel.window)
    }
    for _ in 0..<4 {
      time += 1e6
      for panel in panels { try? panel.window.advance(to: max(time, panel.window.currentTime)) }
    }
    for panel in panels {
      if !panel.window.touches.isEmpty { find("a touch is left in a window") }
      checkRest(of: panel.window)
    }
    checkRest()
    if heard.openCount > 0 { find("a view never heard the end of a touch") }
  }

  /// Has those fail who wait neither for touches nor for a deadline, as recognisers of UIKit's
  /// names may for ever (SPEC C7): whoever is tied to them is not reset meanwhile.
  private func endWaiting(in view: View) {
    for recognizer in view.gestureRecognizers
    where recognizer.outlastsTouches && recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    for subview in view.subviews { endWaiting(in: subview) }
  }

  private func checkRest(of view: View) {
    for recognizer in view.gestureRecognizers {
      checkRest(of: recognizer)
      if recognizer.view !== view { find("a view lists a recogniser that is not attached to it") }
    }
    for subview in view.subviews {
      if subview.superview !== view { find("a view lists a subview that does not lie on it") }
      if subview.window !== view.window { find("a subview is not in its superview's window") }
      checkRest(of: subview)
    }
  }

  final func checkRest(of recognizer: GestureRecognizer) {
    if recognizer.state != .possible { find("\(recognizer.kind) stays \(recognizer.state)") }
    if !recognizer.touches.isEmpty { find("\(recognizer.kind) still follows a touch") }
  }

  // MARK: Callbacks

  /// A callback was called: does anything.
  final func called(_ name: String) {
    outcome.count("callbacks")
    note(name)
    guard hostility > 0, !isOver, !isLooking, depth < 4, budget > 0, dice.oneIn(hostility) else {
      return
    }
    budget -= 1
    depth += 1
    operate()
    if dice.oneIn(3) { operate() }
    depth -= 1
  }

  /// An observer was told: does anything, though it may not; but nothing in episodes that are
  /// played without shortcuts as well, which may then go another way.
  final func observed() { if !recipe.isPlayedTwice { called("observed") } }

  /// Something was asked: does anything, and answers mostly as usual.
  final func asked(_ question: String, usually answer: Bool) -> Bool {
    called(question)
    return hostility > 0 && dice.oneIn(6) ? !answer : answer
  }

  /// An object is going away.
  final func isGoing(_ name: String) {
    if dice.oneIn(3) { called("deinit of a " + name) }
  }

  /// Whether an overridden method does something of its own this time.
  final func chooses(_ operation: Operation, onceIn count: Int) -> Bool {
    let isChosen =
      dice.oneIn(count) && hostility > 0 && !isOver && recipe.does(operation.rawValue)
    if isChosen { note(operation.rawValue) }
    return isChosen
  }

  private func operate() {
    let operation = drawOperation()
    guard recipe.does(settings.operations[operation]) else { return }
    outcome.count("operations")
    note(settings.operations[operation], operation)
    perform(operation)
  }

  // MARK: Notes

  final func note(_ name: @autoclosure () -> String, _ numbers: Int...) {
    for number in numbers { outcome.digest.add(number) }
    if settings.isVerbose { say(String(repeating: "  ", count: depth) + "\(name()) \(numbers)") }
  }

  final func find(_ words: String) {
    if settings.isVerbose { say("found: \(words)") }
    if outcome.findings.count < 20 { outcome.findings.append(words) }
  }

  /// Sees to it that an object goes in the end.
  final func follow<Object: AnyObject>(_ object: Object) -> Object {
    trails.append(Trail(name: "\(type(of: object))", object: object))
    return object
  }
}
