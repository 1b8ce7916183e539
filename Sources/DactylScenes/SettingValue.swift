/// What a setting of a recogniser is.
public enum SettingValue: Hashable, Sendable {
  /// A number, or a count; infinite where there is no limit.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// One of some words.
  case word(String)
  /// Some of some words.
  case words([String])
}
