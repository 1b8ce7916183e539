import Foundation
import UIKit

// Numbers and texts for markup, the same on every machine.
extension String {
  /// Adds a number with at most the given decimals.
  mutating func add(_ number: CGFloat, decimals: Int = 2) {
    let power = [1, 10, 100, 1000, 10_000, 100_000][decimals]
    guard number.magnitude < 1e12 else { return append(number > 0 ? "1e12" : "-1e12") }
    guard number == number else { return append("0") }
    var whole = Int((number * CGFloat(power)).rounded())
    if whole < 0 {
      append("-")
      whole = -whole
    }
    append(String(whole / power))
    var rest = whole % power
    guard rest > 0 else { return }
    append(".")
    var place = power / 10
    while rest > 0 {
      append(String(rest / place))
      rest %= place
      place /= 10
    }
  }

  mutating func add(_ numbers: [CGFloat], decimals: Int = 2, separator: String = " ") {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(separator) }
      add(number, decimals: decimals)
    }
  }

  /// Adds a colour in CSS.
  mutating func add(_ color: PaintColor) {
    func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    guard color.alpha < 1 else {
      append("#")
      for part in [color.red, color.green, color.blue] {
        append(byte(part) < 16 ? "0" : "")
        append(String(byte(part), radix: 16))
      }
      return
    }
    append("rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),")
    add(color.alpha, decimals: 3)
    append(")")
  }

  mutating func add(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      // Characters that XML cannot hold.
      case _ where scalar.value < 32 && scalar != "\t": break
      case "\u{FFFE}", "\u{FFFF}": break
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// Adds a transform in the plane.
  mutating func add(_ t: CGAffineTransform) {
    append("matrix(")
    add([t.a, t.b, t.c, t.d], decimals: 5, separator: ",")
    append(",")
    add([t.tx, t.ty], separator: ",")
    append(")")
  }

  /// Adds the path of these pieces.
  mutating func add(_ pieces: [PathPiece]) {
    func add(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index > 0 { append(" ") }
        self.add(point.x)
        append(" ")
        self.add(point.y)
      }
    }
    for piece in pieces {
      switch piece {
      case .move(let end):
        append("M")
        add([end])
      case .line(let end):
        append("L")
        add([end])
      case .quad(let control, let end):
        append("Q")
        add([control, end])
      case .curve(let control1, let control2, let end):
        append("C")
        add([control1, control2, end])
      case .close: append("Z")
      }
    }
  }
}
