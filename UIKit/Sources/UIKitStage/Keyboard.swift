import UIKit

/// What the program edits, for the keyboard of a page.
struct Keyboard: Equatable {
  /// Identifies the field.
  let field: ObjectIdentifier
  /// The kind of keys, as the attribute `inputmode` names it.
  var mode = "text"
  /// The label of the return key, as the attribute `enterkeyhint` names it.
  var enter = "enter"
  /// The capital letters, as the attribute `autocapitalize` names them.
  var capitals = "sentences"
  /// True if the text is hidden.
  var isSecret = false

  /// The keyboard of the first responder; nil if that accepts no text, or has keys of its own.
  @MainActor
  init?(of application: UIApplication) {
    guard let edited = application.shownWindows.last?.editedText else { return nil }
    field = ObjectIdentifier(edited)
    if let field = edited as? UITextField {
      set(field.keyboardType, field.returnKeyType, field.autocapitalizationType)
      isSecret = field.isSecureTextEntry
    } else if let view = edited as? UITextView {
      set(view.keyboardType, view.returnKeyType, view.autocapitalizationType)
    }
  }

  private mutating func set(
    _ type: UIKeyboardType, _ returnKey: UIReturnKeyType,
    _ capitalization: UITextAutocapitalizationType
  ) {
    mode =
      switch type {
      case .numberPad, .asciiCapableNumberPad: "numeric"
      case .decimalPad: "decimal"
      case .phonePad: "tel"
      case .emailAddress: "email"
      case .URL: "url"
      case .webSearch: "search"
      default: "text"
      }
    enter =
      switch returnKey {
      case .go, .join, .route: "go"
      case .google, .search, .yahoo: "search"
      case .next, .continue: "next"
      case .send: "send"
      case .done: "done"
      case .default, .emergencyCall: "enter"
      }
    capitals =
      switch capitalization {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "characters"
      }
  }

  var json: String {
    "{\"mode\":\"\(mode)\",\"enter\":\"\(enter)\",\"capitals\":\"\(capitals)\",\"isSecret\":\(isSecret)}"
  }
}
