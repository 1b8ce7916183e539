import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Several windows with all kinds of objects, by UIKit's names.
///
/// It plays on the main actor; the engine's callbacks are not isolated.
class UIKitPlayground: Ground {
  var windows: [UIWindow] { panels.compactMap { $0.owner as? UIWindow } }
  var mostWindows: Int { 4 }
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var delegates: [HostileUIDelegate] = []
  // Handlers' arguments, which programs may not rely on afterwards.
  var touches: [UITouch] = []
  var events: [UIEvent] = []

  override init(_ recipe: Recipe, _ settings: Settings) {
    super.init(recipe, settings)
    onMain { $0.begin() }
  }

  /// Makes the first objects.
  @MainActor func begin() {
    for _ in 0..<(1 + dice.below(3)) { makeWindow() }
    for _ in 0..<(3 + dice.below(5)) { makeView() }
    for _ in 0..<3 { delegates.append(HostileUIDelegate(in: self)) }
    for _ in 0..<(4 + dice.below(8)) { makeRecognizer() }
  }

  /// Windows fire deadlines first.
  override var looksAtFramesAtOnce: Bool { false }

  override func perform(_ operation: Int) {
    onMain { $0.carryOut(Operation.allCases[operation]) }
  }

  override func checkRest() {
    onMain { ground in
      for recognizer in ground.recognizers where recognizer.state != .possible {
        ground.find("\(type(of: recognizer)) stays \(recognizer.state)")
      }
    }
  }

  override func release() {
    touches = []
    events = []
    delegates = []
    recognizers = []
    views = []
  }

  /// Checks a call of a touch handler.
  func told(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    note(name, touches.count)
    if touches.isEmpty { find("told of no touch: \(name)") }
    if dice.oneIn(6), !isOver, self.touches.count < 100 {
      // A set has no order; sort it to get the same order in every process and both plays.
      onMain { ground in
        ground.touches += touches.sorted { ground.signs(of: $0) < ground.signs(of: $1) }
      }
      if let event { keep(event) }
    }
    called("told")
  }

  func keep(_ event: UIEvent) {
    if !isOver, events.count < 20 { events.append(event) }
  }

  @MainActor static func anyState(_ dice: Dice) -> UIGestureRecognizer.State {
    dice.pick([.possible, .began, .changed, .ended, .cancelled, .failed])!
  }

  /// Values that identify touches: fingers may lie above each other, even at one place.
  @MainActor private func signs(
    of touch: UITouch
  ) -> (Double, CGFloat, CGFloat, CGFloat, CGFloat, Int) {
    let (place, last) = (touch.location(in: nil), touch.previousLocation(in: nil))
    return (touch.timestamp, place.x, place.y, last.x, last.y, touch.phase.rawValue)
  }

  /// Runs a body on the main actor, where everything here runs.
  final func onMain(_ body: @MainActor (UIKitPlayground) -> Void) {
    nonisolated(unsafe) let ground = self
    MainActor.assumeIsolated { body(ground) }
  }
}
