import UIKit

/// Controls, with a label that says what was last done.
final class ControlsView: UIView, UITextFieldDelegate {
  private let said = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    said.text = "Controls"
    said.frame = CGRect(x: 0, y: 0, width: 358, height: 24)
    addSubview(said)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 34, width: 51, height: 31))
    toggle.accessibilityLabel = "Switch"
    add(toggle) { [weak toggle] in "Switch \(toggle?.isOn == true ? "on" : "off")" }
    let slider = UISlider(frame: CGRect(x: 70, y: 34, width: 140, height: 31))
    slider.accessibilityLabel = "Slider"
    add(slider) { [weak slider] in "Slider \(Int(((slider?.value ?? 0) * 100).rounded()))" }
    let stepper = UIStepper(frame: CGRect(x: 226, y: 34, width: 94, height: 32))
    stepper.accessibilityLabel = "Stepper"
    add(stepper) { [weak stepper] in "Stepper \(Int(stepper?.value ?? 0))" }
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 0, y: 78, width: 210, height: 32)
    segments.selectedSegmentIndex = 0
    segments.accessibilityLabel = "Segments"
    add(segments) { [weak segments] in "Segment \((segments?.selectedSegmentIndex ?? 0) + 1)" }
    let progress = UIProgressView(frame: CGRect(x: 226, y: 92, width: 132, height: 4))
    progress.progress = 0.6
    addSubview(progress)
    let field = UITextField(frame: CGRect(x: 0, y: 122, width: 210, height: 34))
    field.placeholder = "Type here"
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Field"
    field.delegate = self
    addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 158) }

  private func add(_ control: UIControl, _ words: @escaping () -> String) {
    control.addAction(UIAction { [weak said] _ in said?.text = words() }, for: .valueChanged)
    addSubview(control)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    said.text = "Typed \(textField.text ?? "")"
    return true
  }
}
