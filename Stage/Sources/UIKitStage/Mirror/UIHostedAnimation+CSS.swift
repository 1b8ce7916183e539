import Foundation
import UIKit

extension UIHostedAnimation {
  /// The animation as the page wants it: duration, delay, curve, whether it repeats, and goes back.
  var json: String {
    var writer = JSONWriter()
    writer.text = "["
    writer.add(CGFloat(duration), decimals: 4)
    writer.text += ","
    writer.add(CGFloat(delay), decimals: 4)
    writer.text += ","
    writer.add(curve.css(over: duration))
    writer.text += repeats ? ",1" : ",0"
    writer.text += autoreverses ? ",1]" : ",0]"
    return writer.text
  }
}

extension UIHostedAnimation.Curve {
  /// The curve in CSS.
  func css(over duration: TimeInterval) -> String {
    switch self {
    case .cubic(let first, let second):
      "cubic-bezier(\(first.x),\(first.y),\(second.x),\(second.y))"
    case .spring(let dampingRatio, let velocity):
      spring(max(Double(dampingRatio), 0.01), Double(velocity) * duration)
    }
  }

  /// A damped spring by straight pieces, with time and way from 0 to 1.
  ///
  /// It is as stiff as it must be to have come to rest, by a thousandth of its way, at the end.
  private func spring(_ ratio: Double, _ velocity: Double) -> String {
    let ratio = min(ratio, 1)
    let stiffness = 6.9 / ratio
    var parts: [String] = []
    for step in 0...40 {
      let time = Double(step) / 40
      let decay = exp(-ratio * stiffness * time)
      let rest: Double
      if ratio < 1 {
        let swing = stiffness * (1 - ratio * ratio).squareRoot()
        let sine = (ratio * stiffness - velocity) / swing
        rest = decay * (cos(swing * time) + sine * sin(swing * time))
      } else {
        rest = decay * (1 + (stiffness - velocity) * time)
      }
      parts.append(step == 40 ? "1" : String((10_000 * (1 - rest)).rounded() / 10_000))
    }
    return "linear(\(parts.joined(separator: ",")))"
  }
}
