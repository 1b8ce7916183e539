import Foundation

/// How colours mix with those behind.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The new one covers the old.
  case normal
  /// Both darken.
  case multiply
  /// Both brighten.
  case screen
  /// Darkens the dark and brightens the bright.
  case overlay
  /// The darker one.
  case darken
  /// The brighter one.
  case lighten
  /// Takes away what was there.
  case clear = 16
  /// Takes the place of what was there.
  case copy = 17
  /// Shows where something was.
  case sourceIn = 18
  /// Shows where nothing was.
  case sourceOut = 19
  /// Shows on what was there.
  case sourceAtop = 20
  /// Goes behind what was there.
  case destinationOver = 21
  /// Leaves what is covered.
  case destinationIn = 22
  /// Leaves what is not covered.
  case destinationOut = 23
  /// Adds up.
  case plusLighter = 27
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// What is inside.
  case fill
  /// What is inside, by the number of crossings.
  case eoFill
  /// The line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the number of crossings.
  case eoFillStroke
}
