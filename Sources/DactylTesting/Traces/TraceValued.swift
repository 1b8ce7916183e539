import Dactyl

/// A recogniser whose measurement is shown in traces.
///
/// Conform your own to have it shown: `"dial began(3) · dial ended(7)"`.
public protocol TraceValued: GestureRecognizer {
  /// What the recogniser measures at present, in a few characters.
  var traceValue: String { get }
}

extension PanGestureRecognizer: TraceValued {
  /// The translation in the recogniser's view, such as `12,-3.5`.
  public var traceValue: String {
    let way = translation(in: view)
    return "\(decimal(way.dx)),\(decimal(way.dy))"
  }
}

extension PinchGestureRecognizer: TraceValued {
  /// The scale, such as `×2.5`.
  public var traceValue: String { "×\(decimal(scale))" }
}
