import Dactyl

/// A recogniser's name in traces: its `name`, else its kind: `pan`, `tap`, `doubleTap`,
/// `twoFingerTap`.
func traceName(of recognizer: GestureRecognizer) -> String {
  if let name = recognizer.name { return name }
  let kind = "\(recognizer.kind)"
  guard kind == "tap", let tap = recognizer as? TapGestureRecognizer else { return kind }
  let fingers =
    switch tap.numberOfTouchesRequired {
    case 1: ""
    case 2: "twoFinger"
    case 3: "threeFinger"
    case let count: "finger×\(count)"
    }
  let taps =
    switch tap.numberOfTapsRequired {
    case 1: "Tap"
    case 2: "DoubleTap"
    case 3: "TripleTap"
    case let count: "Tap×\(count)"
    }
  let name = fingers + taps
  return name.prefix(1).lowercased() + name.dropFirst()
}
