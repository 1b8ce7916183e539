import Dactyl
import Foundation
import UIKit

/// A playground with one kind of UIKit objects in its first window, under taps and drags.
class World: UIKitPlayground {
  /// The names of a world's operations: its own, then every playground's.
  static func names<Own: CaseIterable & RawRepresentable>(_ own: Own.Type) -> [String]
  where Own.RawValue == String {
    own.allCases.map(\.rawValue) + Operation.names
  }

  /// How many operations are its own.
  var ownCount: Int { 0 }

  @MainActor func carryOutOwn(_ operation: Int) {}

  /// Checks what must hold outside callbacks.
  @MainActor func look(at window: UIWindow) {}

  /// Releases everything the world has made.
  @MainActor func end() {}

  override var mostWindows: Int { 1 }

  override var turnsPerOperation: Int { 1 }

  override func drawOperation() -> Int {
    dice.oneIn(3) ? ownCount + dice.below(Operation.names.count) : dice.below(ownCount)
  }

  override func perform(_ operation: Int) {
    if operation < ownCount {
      onMain { ($0 as? World)?.carryOutOwn(operation) }
    } else {
      super.perform(operation - ownCount)
    }
  }

  @MainActor override func begin() {
    makeWindow()
    windows[0].makeKeyAndVisible()
    delegates.append(HostileUIDelegate(in: self))
  }

  override func sendInput() {
    guard let panel = panels.first else { return }
    switch dice.below(4) {
    case 0: tap(panel)
    case 1: drag(panel)
    default: sendFrame(to: panel)
    }
  }

  override func checkTurn() {
    onMain { ground in
      guard let world = ground as? World, let window = world.windows.first else { return }
      for window in world.windows { window.layoutIfNeeded() }
      world.isLooking = true
      for window in world.windows { window.layoutIfNeeded() }
      world.look(at: window)
      world.isLooking = false
    }
  }

  override func checkRest() {
    super.checkRest()
    checkTurn()
  }

  override func release() {
    onMain { ground in
      (ground as? World)?.end()
      for window in ground.windows {
        window.endEditing(true)
        window.rootViewController = nil
        window.isHidden = true
      }
    }
    super.release()
  }

  /// A number for a position or a length: mostly a usual one, and always finite.
  func number() -> CGFloat {
    let odd: [CGFloat] = [0, -1, 1e9, -1e9, 5e-324, 0.1, 44, 1e6]
    return isExtreme && dice.oneIn(6) ? dice.pick(odd)! : CGFloat(dice.below(600)) - 50
  }

  /// A rectangle of such numbers, without negative sizes.
  func rectangle() -> CGRect {
    CGRect(x: number(), y: number(), width: max(0, number()), height: max(0, number()))
  }

  /// Adds a view to the first window and to the views under random operations.
  @MainActor func place<Some: UIView>(_ view: Some) -> Some {
    windows.first?.addSubview(view)
    if views.count < 30 { views.append(view) }
    return follow(view)
  }

  // MARK: Fingers

  /// One finger that taps at one place.
  private func tap(_ panel: Panel) {
    let place = place()
    touch(panel, along: [place, place], seconds: 0.03)
  }

  /// One finger that drags at a usual speed.
  private func drag(_ panel: Panel) {
    let step = Vector(dice.unit() * 40 - 20, dice.unit() * 40 - 20)
    var places = [place()]
    for _ in 0..<(2 + dice.below(8)) { places.append(places.last! + step) }
    touch(panel, along: places, seconds: 0.016)
  }

  private func touch(_ panel: Panel, along places: [Point], seconds: Double) {
    let id = 1000 + panel.frameCount
    for (index, place) in places.enumerated() {
      guard panels.contains(where: { $0 === panel }) else { return }
      time = max(time + seconds, panel.window.currentTime)
      let isLast = index == places.count - 1
      let phase: TouchPhase = index == 0 ? .began : isLast ? .ended : .moved
      guard index == 0 || panel.down.contains(id) else { return }
      let contact = Contact(id: id, phase: phase, position: place)
      send(InputFrame(time: time, contacts: [contact]), to: panel, isValid: true)
    }
  }
}
