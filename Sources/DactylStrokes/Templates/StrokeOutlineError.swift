/// Why strokes cannot be compared with templates.
public enum StrokeOutlineError: Error, Hashable, Sendable {
  /// The drawing, or a stroke from a file, has no point.
  case empty
  /// A coordinate or the extent is not a finite number.
  case notFinite
  /// All points lie in one place.
  case noExtent
  /// A stroke from a file has an odd number of coordinates, or one beyond the grid.
  case outsideGrid
}
