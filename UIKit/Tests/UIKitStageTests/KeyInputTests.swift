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

    func press(
      _ name: String, isDown: Bool, modifiers: Int = 0, isRepeat: Bool = false
    ) throws {
      let said =
        #"{"k":{"name":"\#(name)","isDown":\#(isDown),"modifiers":\#(modifiers),"isRepeat":\#(isRepeat)}}"#
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

  @Test func heldKeysTypeAgainAndPressesDoNot() throws {
    final class Returns: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let program = Program()
    defer { program.application.terminate() }
    try program.press("ArrowUp", isDown: true)
    try program.press("ArrowUp", isDown: true, isRepeat: true)
    #expect(program.listener.told == ["upArrow began"])
    let (field, returns) = (UITextField(), Returns())
    field.delegate = returns
    program.window.addSubview(field)
    field.becomeFirstResponder()
    try program.press("a", isDown: true)
    for _ in 0..<3 { try program.press("a", isDown: true, isRepeat: true) }
    #expect(field.text == "aaaa")
    for _ in 0..<2 { try program.press("Backspace", isDown: true, isRepeat: true) }
    #expect(field.text == "aa")
    try program.press("Enter", isDown: true)
    try program.press("Enter", isDown: true, isRepeat: true)
    #expect(returns.count == 1)
  }

  @Test func keyboardIsThatOfTheEditedField() throws {
    let program = Program()
    defer { program.application.terminate() }
    #expect(Keyboard(of: program.application) == nil)
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    field.isSecureTextEntry = true
    program.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(
      Keyboard(of: program.application)?.json
        == #"{"mode":"decimal","enter":"done","capitals":"none","isSecret":true}"#)
    // A view in the keyboard's place takes no keys.
    field.inputView = UIView()
    #expect(Keyboard(of: program.application) == nil)
    let view = UITextView()
    program.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(
      Keyboard(of: program.application)?.json
        == #"{"mode":"text","enter":"enter","capitals":"sentences","isSecret":false}"#)
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
