/// Which way round something turns, as seen on a screen.
public enum TurnDirection: Hashable, Sendable, CaseIterable {
  /// As the hands of a clock.
  case clockwise
  /// Against the hands of a clock.
  case counterclockwise
}
