/// The numbers that drawings are compared with: of a template, or of a background curve.
final class StrokeTarget: Sendable {
  /// Backward paths, `StrokePath.size` numbers a row; empty for several strokes.
  ///
  /// There are several rows if the class of a template forgives `start` or `direction`.
  let rows: [Float]
  let cloud: [Float]

  init(rows: [Float], cloud: [Float]) {
    self.rows = rows
    self.cloud = cloud
  }

  /// The number of rows.
  var rowCount: Int { rows.count / StrokePath.size }
}
