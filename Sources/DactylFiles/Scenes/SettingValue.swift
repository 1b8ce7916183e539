/// The value of a recogniser's setting.
public enum SettingValue: Hashable, Sendable {
  /// A number or a count; infinite for no limit.
  case number(Double)
  /// True or false.
  case flag(Bool)
  /// One of several words.
  case word(String)
  /// Any of several words.
  case words([String])
}
