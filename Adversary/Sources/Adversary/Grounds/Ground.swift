import Dactyl
import DactylTesting

/// The basis of every play: windows, chance, callbacks that do anything, and a final check.
class Ground {
  let dice: Dice
  let recipe: Recipe
  let settings: Settings
  /// Callbacks do something once in so many times; 0 is never.
  let hostility: Int
  /// True if contacts have ids and positions that no device has.
  let isExtreme: Bool
  var outcome = Outcome()
  /// The devices' time.
  var time = 0.0
  var panels: [Panel] = []
  private(set) lazy var watcher = Watcher(in: self)

  /// How many operations are nested, each in a callback of the one before.
  private var depth = 0
  /// How many operations callbacks may still perform in this turn.
  private var budget = 0
  /// True once the episode is over; callbacks then do nothing.
  private(set) var isOver = false
  /// True during checks; callbacks then do nothing.
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

  /// True if a window reads a frame before it calls anything that may send another.
  var looksAtFramesAtOnce: Bool { true }

  func drawOperation() -> Int { dice.below(Operation.allCases.count) }

  /// Performs an operation, if a caller may.
  func perform(_ operation: Int) {}

  /// One turn in so many is followed by an operation; 0 is never.
  var turnsPerOperation: Int { hostility > 0 ? 6 : 0 }

  /// Sends the input that starts a turn.
  func sendInput() { if let panel = dice.pick(panels) { sendFrame(to: panel) } }

  /// Checks, between turns, what must always hold.
  func checkTurn() {}

  /// Ends endless motion, before everything comes to rest.
  func endMotion() {}

  func checkRest() {}

  /// Releases everything.
  func release() {}

  // MARK: Playing

  /// Plays all turns, brings everything to rest, releases everything and checks what is left.
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

  /// Makes a new window check itself.
  final func prepare(_ window: Window) { window.beginChecking() }

  /// Cancels all touches, lets time pass, and checks that every recogniser is free again.
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

  /// Fails recognisers without touches or deadlines, because UIKit's may wait for ever (SPEC C7),
  /// and recognisers tied to them cannot reset.
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

  /// Does anything inside a callback.
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

  /// Does anything inside an observer's callback, although it may not.
  final func observed() { called("observed") }

  /// Does anything inside a question, and mostly answers as usual.
  final func asked(_ question: String, usually answer: Bool) -> Bool {
    called(question)
    return hostility > 0 && dice.oneIn(6) ? !answer : answer
  }

  /// An object is being released: does anything.
  final func isGoing(_ name: String) {
    if dice.oneIn(3) { called("deinit of a " + name) }
  }

  /// True if an overridden method behaves unusually this time.
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

  /// Checks at the end that an object was released.
  final func follow<Object: AnyObject>(_ object: Object) -> Object {
    trails.append(Trail(name: "\(type(of: object))", object: object))
    return object
  }
}
