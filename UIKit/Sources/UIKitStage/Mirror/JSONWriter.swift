@_spi(JSON) import DactylRecordings
import UIKit

/// Builds JSON deterministically.
struct JSONWriter {
  var text = ""

  mutating func add(_ value: Bool) { text += value ? "1" : "0" }

  /// Adds a number with at most the given decimals.
  mutating func add(_ number: CGFloat, decimals: Int = 2) {
    let power = [1, 10, 100, 1000, 10_000, 100_000][decimals]
    guard number.magnitude < 1e12 else { return text += number > 0 ? "1e12" : "0" }
    var whole = Int((number * CGFloat(power)).rounded())
    if whole < 0 {
      text += "-"
      whole = -whole
    }
    text += String(whole / power)
    var rest = whole % power
    guard rest > 0 else { return }
    text += "."
    var place = power / 10
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
  }

  mutating func add(_ numbers: [CGFloat], decimals: Int = 2) {
    text += "["
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += "," }
      add(number, decimals: decimals)
    }
    text += "]"
  }

  mutating func add(_ string: String) {
    var bytes: [UInt8] = []
    bytes.appendQuoted(string)
    text += String(decoding: bytes, as: UTF8.self)
  }
}
