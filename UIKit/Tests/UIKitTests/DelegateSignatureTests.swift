import Foundation
import FreedObjects
import Testing
import UIKit

/// A method with a default hides a program's method whose signature differs: nobody calls it.
@MainActor @Suite(.freesItsObjects)
struct DelegateSignatureTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func methodsOfDelegatesAreThoseOfTheDocumentation() throws {
    let list = try String(
      contentsOf: Self.tests.appendingPathComponent("delegate-methods.txt"), encoding: .utf8)
    let documented = list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let found = try Self.declared()
    #expect(Set(found).subtracting(documented).sorted() == [])
    #expect(Set(documented).subtracting(found).sorted() == [])
  }

  @Test func delegateGivesAViewForARow() {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        2
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView { UIImageView(image: nil) }
    }
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
  }

  @Test func fieldTellsWhyEditingEndedInPreference() {
    class Plain: NSObject, UITextFieldDelegate {
      var told: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended") }
    }
    final class Reasoning: NSObject, UITextFieldDelegate {
      var told: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { told.append("\(reason)") }
    }
    let test = TestWindow()
    let (field, plain, reasoning) = (UITextField(), Plain(), Reasoning())
    test.view.addSubview(field)
    for delegate in [plain, reasoning] as [any UITextFieldDelegate] {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(plain.told == ["ended"] && reasoning.told == ["committed"])
  }

  @Test func searchBarAsksBeforeItChangesAndEnds() {
    final class Strict: NSObject, UISearchBarDelegate {
      var ends = false
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "x" }
    }
    let test = TestWindow()
    let (bar, strict) = (UISearchBar(), Strict())
    bar.delegate = strict
    test.view.addSubview(bar)
    bar.becomeFirstResponder()
    for letter in ["a", "x", "b"] { test.window.typeText(letter) }
    #expect(bar.text == "ab")
    #expect(!bar.resignFirstResponder() && bar.searchTextField.isEditing)
    strict.ends = true
    #expect(bar.resignFirstResponder() && !bar.searchTextField.isEditing)
  }

  /// The requirements of protocols for delegates, as lines of the list.
  private static func declared() throws -> [String] {
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var name: String?
      var method = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let start = line.firstMatch(of: /^public protocol (\w+)/) {
          let kind = String(start.output.1)
          let kinds = [
            "Delegate", "DataSource", "Updating", "Previewing", "Transitioning", "Context",
          ]
          name = kinds.contains(where: kind.contains) && !line.hasSuffix("}") ? kind : nil
        }
        let text = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("}") || text.hasPrefix("///") || text.contains("protocol ") {
          if let name, !method.isEmpty { found.append("\(name): \(tidy(method))") }
          method = ""
          if line.hasPrefix("}") { name = nil }
          continue
        }
        if name != nil { method += method.isEmpty ? text : " " + text }
      }
    }
    return found
  }

  private static func tidy(_ method: String) -> String {
    method.replacing("( ", with: "(").replacing(" )", with: ")")
      .replacing("@discardableResult ", with: "")
  }
}
