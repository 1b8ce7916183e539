/// Why strokes cannot be compared with templates.
public enum StrokeOutlineError: Error, Hashable, Sendable {
  /// There is no point at all.
  case empty
  /// A coordinate is not a finite number, or the extent is not.
  case notFinite
  /// All points lie in one place.
  case noExtent
  /// A stroke from a file has an odd number of coordinates, or one beyond the grid.
  case outsideGrid
}
