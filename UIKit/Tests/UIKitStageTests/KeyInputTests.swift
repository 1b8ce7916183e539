import Foundation
import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// How a watcher's keys reach the program.
@MainActor
@Suite(.freesItsObjects) struct KeyInputTests {
  /// Records the presses it receives.
  private final class Listener: UIView {
    var told: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told += presses.map { "\($0.type) began" }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told += presses.map { "\($0.type) ended" }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told += presses.map { "\($0.type) cancelled" }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  /// A program with one view, which receives the keys.
  @MainActor private struct Program {
    let application = UIApplication.launch(Delegate())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    let keys: KeyInput

    init() {
      window.addSubview(listener)
      window.makeKeyAndVisible()
      listener.becomeFirstResponder()
      keys = KeyInput(application: application)
    }

    func press(_ name: String, isDown: Bool, modifiers: Int = 0) throws {
      let said = #"{"k":{"name":"\#(name)","isDown":\#(isDown),"modifiers":\#(modifiers)}}"#
      keys.receive(try #require(try WatcherMessage(Data(said.utf8)).k))
    }
  }

  @Test func pressesBeginAndEnd() throws {
    let program = Program()
    defer { program.application.terminate() }
    try program.press("ArrowUp", isDown: true)
    try program.press("ArrowUp", isDown: false)
    #expect(program.listener.told == ["upArrow began", "upArrow ended"])
  }

  @Test func keysThatAreDownAreTakenAwayWithControl() throws {
    let program = Program()
    defer { program.application.terminate() }
    try program.press("Shift", isDown: true, modifiers: 1)
    try program.press("ArrowDown", isDown: true, modifiers: 1)
    #expect(program.window.heldModifierFlags == .shift)
    program.keys.changeHands()
    #expect(program.listener.told == ["downArrow began", "downArrow cancelled"])
    #expect(program.window.heldModifierFlags == [])
    // The key that the previous watcher releases has no effect.
    try program.press("ArrowDown", isDown: false)
    #expect(program.listener.told.count == 2)
  }
}
