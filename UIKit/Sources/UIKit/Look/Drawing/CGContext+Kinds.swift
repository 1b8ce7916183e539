import Foundation

/// How drawing mixes with the colours behind it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers what is behind.
  case normal
  /// Multiplies, which darkens.
  case multiply
  /// Multiplies the inverses, which brightens.
  case screen
  /// Darkens dark colours and brightens bright ones.
  case overlay
  /// Keeps the darker colour.
  case darken
  /// Keeps the brighter colour.
  case lighten
  /// Erases what is behind.
  case clear = 16
  /// Replaces what is behind.
  case copy = 17
  /// Draws only over existing content, which it replaces.
  case sourceIn = 18
  /// Draws only outside existing content.
  case sourceOut = 19
  /// Draws only over existing content.
  case sourceAtop = 20
  /// Draws behind existing content.
  case destinationOver = 21
  /// Keeps existing content only where it is covered.
  case destinationIn = 22
  /// Keeps existing content only where it is not covered.
  case destinationOut = 23
  /// Adds the colours.
  case plusLighter = 27
}

/// How to draw a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fill it by the winding rule.
  case fill
  /// Fill it by the even-odd rule.
  case eoFill
  case stroke
  /// Fill it by the winding rule and stroke it.
  case fillStroke
  /// Fill it by the even-odd rule and stroke it.
  case eoFillStroke
}
