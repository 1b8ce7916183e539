import Foundation
import UIKit

/// Operations on text fields, text views and the controls beside them.
enum TextOperation: String, CaseIterable {
  case focus, unfocus, type, deleteBackward, pressReturn, setText, select, insert, remove, put
  case endEditing, changeRange, makeItem, forgetItem, resize
}

/// Text fields and text views under typing, and controls with values.
final class TextWorld: World {
  private var items: [UIView] = []
  @MainActor private lazy var editor = HostileEditor(in: self)
  /// The text to expect after the present typing; nil if unknown.
  fileprivate var expected: (view: UIView, text: String)?

  override var ownCount: Int { TextOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    for _ in 0..<4 { makeItem() }
  }

  @MainActor override func end() {
    items = []
    expected = nil
  }

  @MainActor private func makeItem() {
    let item: UIView
    switch dice.below(8) {
    case 0, 1:
      let field = UITextField()
      field.delegate = editor
      item = field
    case 2, 3:
      let text = UITextView()
      text.delegate = editor
      item = text
    case 4: item = watched(UISlider())
    case 5: item = watched(UISegmentedControl(items: ["a", "b"]))
    case 6: item = watched(UIStepper())
    default: item = watched(UISwitch())
    }
    item.frame = CGRect(x: dice.below(200), y: dice.below(200), width: 200, height: 100)
    items.append(place(item))
  }

  @MainActor private func watched(_ control: UIControl) -> UIControl {
    control.addAction(
      UIAction { [unowned self] _ in called("value changed") }, for: .valueChanged)
    return control
  }

  private func words() -> String {
    dice.pick([
      "", "a", "e\u{301}", "👨‍👩‍👧‍👦x", "\u{0}\u{1}", "\r\n", "مرحبا", "🇩🇪🇩", "\u{FEFF}",
      String(repeating: "long ", count: 50),
    ])!
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    guard let item = dice.pick(items) else { return makeItem() }
    let field = item as? UITextField
    let text = item as? UITextView
    switch TextOperation.allCases[operation] {
    case .focus: item.becomeFirstResponder()
    case .unfocus: item.resignFirstResponder()
    case .type: type(words())
    case .deleteBackward: type(nil)
    case .pressReturn: type("\n")
    case .setText:
      field?.text = words()
      text?.text = words()
    case .select:
      text?.selectedRange = NSRange(location: dice.below(30), length: dice.below(10))
    case .insert:
      field?.insertText(words())
      text?.deleteBackward()
    case .remove: item.removeFromSuperview()
    case .put: windows.first?.addSubview(item)
    case .endEditing: windows.first?.endEditing(dice.oneIn(2))
    case .changeRange: changeRange(of: item)
    case .makeItem: if items.count < 10 { makeItem() }
    case .forgetItem: items.remove(at: dice.below(items.count))
    case .resize:
      item.frame = rectangle()
      if dice.oneIn(2) { item.sizeToFit() }
    }
  }

  @MainActor private func type(_ words: String?) {
    expected = nil
    _ = windows.first?.typeText(words)
    guard hostility == 0, let expected else { return }
    let text = (expected.view as? UITextField)?.text ?? (expected.view as? UITextView)?.text
    if text != expected.text { find("the text is \(text ?? "gone"), not \(expected.text)") }
  }

  @MainActor private func changeRange(of item: UIView) {
    switch item {
    case let slider as UISlider:
      slider.minimumValue = Float(number())
      slider.maximumValue = Float(number())
      slider.value = Float(number())
    case let stepper as UIStepper:
      stepper.minimumValue = Double(number())
      stepper.maximumValue = Double(number())
      stepper.stepValue = max(0.1, Double(number()))
      stepper.value = Double(number())
    case let segments as UISegmentedControl:
      if dice.oneIn(2) {
        segments.insertSegment(
          withTitle: words(), at: dice.below(segments.numberOfSegments + 1), animated: false)
      } else if segments.numberOfSegments > 0 {
        segments.removeSegment(at: 0, animated: false)
      }
    default: break
    }
  }

  @MainActor override func look(at window: UIWindow) {
    for item in items {
      if let slider = item as? UISlider, slider.minimumValue <= slider.maximumValue,
        !(slider.minimumValue...slider.maximumValue).contains(slider.value)
      {
        find("a slider is at \(slider.value)")
      }
      if let segments = item as? UISegmentedControl,
        segments.selectedSegmentIndex >= segments.numberOfSegments
      {
        find("segment \(segments.selectedSegmentIndex) is chosen")
      }
    }
  }
}

/// A delegate of texts that does anything, then answers anything.
private final class HostileEditor: NSObject, UITextFieldDelegate, UITextViewDelegate {
  unowned let world: TextWorld
  init(in world: TextWorld) { self.world = world }

  func textFieldDidBeginEditing(_ field: UITextField) { world.called("began editing") }
  func textFieldDidEndEditing(_ field: UITextField) { world.called("ended editing") }
  func textViewDidBeginEditing(_ text: UITextView) { world.called("began editing") }
  func textViewDidEndEditing(_ text: UITextView) { world.called("ended editing") }
  func textViewDidChange(_ text: UITextView) { world.called("changed") }

  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { mayChange(field, field.text ?? "", range, string) }

  func textView(
    _ text: UITextView, shouldChangeTextIn range: NSRange, replacementText string: String
  ) -> Bool { mayChange(text, text.text, range, string) }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    world.asked("shouldReturn", usually: true)
  }

  private func mayChange(
    _ view: UIView, _ text: String, _ range: NSRange, _ string: String
  ) -> Bool {
    if range.location + range.length > text.utf16.count {
      world.find("\(range) is not in the text")
    }
    let isRight = !world.dice.oneIn(5)
    let changed = (text as NSString).replacingCharacters(in: range, with: string)
    world.expected = (view, isRight ? changed : text)
    world.called("shouldChange")
    return isRight
  }
}
