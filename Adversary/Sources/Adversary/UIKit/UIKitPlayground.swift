import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Several windows with everything in them, under the names of UIKit.
///
/// It is played on the main actor; the engine beneath, whose callbacks come here, knows of none.
class UIKitPlayground: Ground {
  var windows: [UIWindow] { panels.compactMap { $0.owner as? UIWindow } }
  /// How many windows there may be.
  var mostWindows: Int { 4 }
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var delegates: [HostileUIDelegate] = []
  // What handlers were given and what nobody may rely on afterwards.
  var touches: [UITouch] = []
  var events: [UIEvent] = []

  override init(_ recipe: Recipe, _ settings: Settings) {
    super.init(recipe, settings)
    onMain { $0.begin() }
  }

  /// Makes what there is at first.
  @MainActor func begin() {
    for _ in 0..<(1 + dice.below(3)) { makeWindow() }
    for _ in 0..<(3 + dice.below(5)) { makeView() }
    for _ in 0..<3 { delegates.append(HostileUIDelegate(in: self)) }
    for _ in 0..<(4 + dice.below(8)) { makeRecognizer() }
  }

  /// They meet deadlines first.
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

  /// A handler was called with touches.
  func told(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    note(name, touches.count)
    if touches.isEmpty { find("told of no touch: \(name)") }
    if dice.oneIn(6), !isOver, self.touches.count < 100 {
      // A set has no order, and the order must be the same in every process and both times.
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

  /// What tells touches apart: fingers may come down above each other, even at one place.
  @MainActor private func signs(
    of touch: UITouch
  ) -> (Double, CGFloat, CGFloat, CGFloat, CGFloat, Int) {
    let (place, last) = (touch.location(in: nil), touch.previousLocation(in: nil))
    return (touch.timestamp, place.x, place.y, last.x, last.y, touch.phase.rawValue)
  }

  /// Runs what belongs to the main actor, where everything here runs.
  final func onMain(_ body: @MainActor (UIKitPlayground) -> Void) {
    nonisolated(unsafe) let ground = self
    MainActor.assumeIsolated { body(ground) }
  }
}
