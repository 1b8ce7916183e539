/// What drawings are compared with, in numbers: a template of a library, or a stroke that is
/// something else.
final class StrokeTarget: Sendable {
  /// Paths, backward, `StrokePath.size` numbers a row: one, or several where the class of a
  /// template forgives where or from which end it begins; empty for several strokes.
  let rows: [Float]
  /// The cloud.
  let cloud: [Float]

  init(rows: [Float], cloud: [Float]) {
    self.rows = rows
    self.cloud = cloud
  }

  /// How many rows there are.
  var rowCount: Int { rows.count / StrokePath.size }
}
