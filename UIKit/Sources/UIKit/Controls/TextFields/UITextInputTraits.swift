import Foundation

/// Stored: the keyboard type of a field.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// A keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Stored: the label of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// A label.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Stored: the automatic capitalisation.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// A setting.
  case none, words, sentences, allCharacters
}

/// Stored: the automatic correction.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// A setting.
  case `default`, no, yes
}

/// Stored: the spelling check.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// A setting.
  case `default`, no, yes
}

/// Stored: the look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// A setting.
  case `default`, dark, light
}

/// Stored: the meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored: a name.
  public static let name = UITextContentType(rawValue: "name")
  /// Stored: an e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Stored: a user name.
  public static let username = UITextContentType(rawValue: "username")
  /// Stored: a password.
  public static let password = UITextContentType(rawValue: "password")
}

/// Receives typed text from a host or a test.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// True if there is text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}
