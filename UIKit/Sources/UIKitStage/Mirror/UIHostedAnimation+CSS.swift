import Foundation
import UIKit

extension UIHostedAnimation {
  /// The animation for the page: duration, delay, curve, repeats, reverses.
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
    case .spring: "linear(\(pieces(duration).joined(separator: ",")))"
    }
  }

  /// The progress at equal time steps, linear in between.
  private func pieces(_ duration: TimeInterval) -> [String] {
    (0...40).map { step in
      let way = way(at: Double(step) / 40, duration: duration)
      return step == 40 ? "1" : String((10_000 * Double(way)).rounded() / 10_000)
    }
  }
}
