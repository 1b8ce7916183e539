import Dactyl

/// A recogniser that says itself how traces show its measurement.
///
/// Others are shown with their readings `translation`, `scale` and `rotation`. Conform your own to
/// have another text: `"dial began(seven) · dial ended(nine)"`.
public protocol TraceValued: GestureRecognizer {
  /// What the recogniser measures at present, in a few characters.
  var traceValue: String { get }
}

/// What traces show of a recogniser, such as `12,-3.5` or `×2.5`; nil where it measures nothing
/// that they show.
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
