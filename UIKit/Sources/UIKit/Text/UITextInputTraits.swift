import Foundation

/// Stored: which keyboard a field would like.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// One of the kinds that keyboards have.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Stored: what is written on the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// One of the words that return keys have.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Stored: whether words begin with capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// One of the ways.
  case none, words, sentences, allCharacters
}

/// Stored: whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// One of the ways.
  case `default`, no, yes
}

/// Stored: whether words are looked up.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// One of the ways.
  case `default`, no, yes
}

/// Stored: how bright a keyboard is.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// One of the ways.
  case `default`, dark, light
}

/// Stored: what a field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored: a name.
  public static let name = UITextContentType(rawValue: "name")
  /// Stored: an address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Stored: a name for signing in.
  public static let username = UITextContentType(rawValue: "username")
  /// Stored: a password.
  public static let password = UITextContentType(rawValue: "password")
}

/// Takes text as it is typed: by a host, or in a test.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// True if there is text.
  var hasText: Bool { get }
  /// Adds what was typed.
  func insertText(_ text: String)
  /// Takes back the last letter.
  func deleteBackward()
}
