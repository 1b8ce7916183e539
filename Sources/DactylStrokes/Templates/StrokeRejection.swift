/// From which distance on a stroke is no gesture of the library.
public enum StrokeRejection: Hashable, Sendable {
  /// Weighed from the distance, from what is typical of gestures and of other strokes; times a
  /// factor above 0.
  ///
  /// 1 loses between one and two true gestures in a hundred; smaller is stricter. See
  /// `StrokeEvidence`.
  case learned(generosity: Double)
  /// Given: for one stroke compared with one, and for clouds of strokes; both above 0.
  case fixed(path: Double, cloud: Double)

  /// Whether all numbers are finite and above 0.
  var isValid: Bool {
    switch self {
    case .learned(let generosity): generosity > 0 && generosity.isFinite
    case .fixed(let path, let cloud): path > 0 && path.isFinite && cloud > 0 && cloud.isFinite
    }
  }
}
