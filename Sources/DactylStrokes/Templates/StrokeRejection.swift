/// The distance from which a stroke is no gesture of the library.
public enum StrokeRejection: Hashable, Sendable {
  /// Weighed from distances typical of gestures and of other strokes; `generosity` is above 0.
  ///
  /// 1 refuses one to two of a hundred true gestures; smaller is stricter. See `StrokeEvidence`.
  case learned(generosity: Double)
  /// Fixed, for paths of single strokes and for clouds; both above 0.
  case fixed(path: Double, cloud: Double)

  /// True if all numbers are finite and above 0.
  var isValid: Bool {
    switch self {
    case .learned(let generosity): generosity > 0 && generosity.isFinite
    case .fixed(let path, let cloud): path > 0 && path.isFinite && cloud > 0 && cloud.isFinite
    }
  }
}
