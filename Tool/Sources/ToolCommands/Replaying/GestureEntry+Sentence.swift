import Dactyl
import Narration
import Platform

extension GestureEntry {
  /// The gesture in words: its name and the numbers that people ask for.
  var sentence: String {
    let words = spoken ?? directed(calledName ?? name) + details
    return transition.to == .cancelled ? words + ", cancelled" : words
  }

  /// A swipe's name with its direction: `swipe left with 3 fingers`.
  private func directed(_ name: String) -> String {
    guard let word = moment?.word("direction"), name.hasPrefix("swipe") else { return name }
    return "swipe \(word)" + name.dropFirst("swipe".count)
  }

  private var details: String {
    guard let moment else { return "" }
    let fingers = moment.touches > 1 ? " with \(moment.touches) fingers" : ""
    let place = " at \(wholePair(moment.location.x, moment.location.y))"
    switch "\(transition.recognizer.kind)" {
    // The name of a scene's recogniser says how many fingers it needs.
    case "tap", "longPress": return moment.touches > 1 ? "" : place
    case "pan", "screenEdgePan":
      guard let way = moment.values("translation") else { return fingers }
      return "\(fingers) by \(wholePair(way[0], way[1]))"
    case "pinch": return moment.values("scale").map { " ×\(fixed($0[0], decimals: 2))" } ?? ""
    case "rotation": return moment.values("rotation").map { " by \(wholeDegrees($0[0]))" } ?? ""
    case "transform":
      guard let way = moment.values("translation"), let scale = moment.values("scale"),
        let rotation = moment.values("rotation")
      else { return fingers }
      return "\(fingers) by \(wholePair(way[0], way[1])), ×\(fixed(scale[0], decimals: 2)), "
        + wholeDegrees(rotation[0])
    case "swipe":
      return name.hasPrefix("swipe") ? "" : moment.word("direction").map { " \($0)" } ?? ""
    case "checkMark": return moment.word("hand").map { ", \($0) hand" } ?? ""
    case "circle":
      guard let radius = moment.values("radius"), let sweep = moment.values("sweep") else {
        return ""
      }
      return ", radius \(whole(radius[0])) pt, \(sweep[0] < 0 ? "counterclockwise" : "clockwise")"
    case "scratchOut":
      return moment.values("reversals").map { ", turned back \(whole($0[0])) times" } ?? ""
    case "stroke", "shown": return moment.className.map { " \($0)" } ?? ""
    default: return place
    }
  }
}

func whole(_ number: Double) -> String { decimal(number.rounded()) }

func wholePair(_ x: Double, _ y: Double) -> String { "(\(whole(x)), \(whole(y)))" }

private func wholeDegrees(_ radians: Double) -> String { "\(whole(radians * 180 / .pi))°" }
