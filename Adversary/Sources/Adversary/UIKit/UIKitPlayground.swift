import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Several windows with everything in them, under the names of UIKit.
///
/// It is played on the main actor; the engine beneath, whose callbacks come here, knows of none.
final class UIKitPlayground: Ground {
  var windows: [UIWindow] { panels.compactMap { $0.owner as? UIWindow } }
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var delegates: [HostileUIDelegate] = []
  // What handlers were given and what nobody may rely on afterwards.
  var touches: [UITouch] = []
  var events: [UIEvent] = []

  override init(_ recipe: Recipe, _ settings: Settings, avoidsShortcuts: Bool = false) {
    super.init(recipe, settings, avoidsShortcuts: avoidsShortcuts)
    onMain { ground in
      for _ in 0..<(1 + ground.dice.below(3)) { ground.makeWindow() }
      for _ in 0..<(3 + ground.dice.below(5)) { ground.makeView() }
      for _ in 0..<3 { ground.delegates.append(HostileUIDelegate(in: ground)) }
      for _ in 0..<(4 + ground.dice.below(8)) { ground.makeRecognizer() }
    }
  }

  /// They meet deadlines first.
  override var looksAtFramesAtOnce: Bool { false }

  override func perform(_ operation: Operation) { onMain { $0.carryOut(operation) } }

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
  private func onMain(_ body: @MainActor (UIKitPlayground) -> Void) {
    nonisolated(unsafe) let ground = self
    MainActor.assumeIsolated { body(ground) }
  }
}
