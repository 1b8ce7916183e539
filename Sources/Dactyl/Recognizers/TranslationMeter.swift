/// How far fingers have dragged since they passed a threshold, and how fast.
struct TranslationMeter: ~Copyable {
  var measured = MeasuredPath<CentroidPath>()
  /// The part of the path that does not count: the threshold, and what the owner took out.
  private var offset = Vector.zero
  /// The part of the translation that the fingers made as they landed.
  private var landed = Vector.zero

  init() {}

  /// How far the fingers have dragged, in the window; writing rebases it (SPEC C13).
  var translation: Vector {
    get { measured.path.travelled - offset }
    set { offset = measured.path.travelled - newValue }
  }

  /// How far the fingers have gone along the axis along which they have gone farther.
  var reach: Double { max(abs(translation.dx), abs(translation.dy)) }

  /// The same without what the fingers did as they landed.
  var settledReach: Double {
    max(abs(translation.dx - landed.dx), abs(translation.dy - landed.dy))
  }

  /// Notes that all so far was done as the fingers landed.
  mutating func land() { landed = translation }

  /// Takes the threshold out of what was dragged.
  mutating func pass(_ threshold: Double) {
    let reach = reach
    if reach > 0 { offset += translation * min(1, threshold / reach) }
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    offset = .zero
    landed = .zero
  }
}
