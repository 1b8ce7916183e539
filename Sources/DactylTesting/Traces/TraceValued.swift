import Dactyl

/// A recogniser that decides how traces show its measurement.
///
/// For other recognisers, traces show the readings `translation`, `scale` and `rotation`. Conform
/// your own to show a text: `"dial began(seven) · dial ended(nine)"`.
public protocol TraceValued: GestureRecognizer {
  /// The recogniser's present measurement, in a few characters.
  var traceValue: String { get }
}

/// A recogniser's measurement in traces, such as `12,-3.5` or `×2.5`; nil if it has none.
func traceValue(of recognizer: GestureRecognizer) -> String? {
  if let own = recognizer as? any TraceValued { return own.traceValue }
  let parts = recognizer.readings(in: recognizer.view).compactMap { reading -> String? in
    switch reading.name {
    case "translation": "\(decimal(reading.values[0])),\(decimal(reading.values[1]))"
    case "scale": "×\(decimal(reading.values[0]))"
    case "rotation": "\(decimal(reading.values[0] * 180 / .pi))°"
    default: nil
    }
  }
  return parts.isEmpty ? nil : parts.joined(separator: " ")
}
