/// A number with at most two decimals and without trailing zeros, for people to read.
package func decimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let hundredths = Int((abs(value) * 100).rounded())
  var digits = String(hundredths)
  digits = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  var decimals = digits.suffix(2)
  while decimals.last == "0" { decimals.removeLast() }
  let sign = value < 0 && hundredths != 0 ? "-" : ""
  return sign + digits.dropLast(2) + (decimals.isEmpty ? "" : "." + decimals)
}

/// A number with a fixed number of decimals, like C's `%.3f`.
package func fixed(_ value: Double, decimals: Int) -> String {
  var letters = [CChar](repeating: 0, count: 512)
  let count = withVaList([value]) { vsnprintf(&letters, letters.count, "%.\(decimals)f", $0) }
  return String(decoding: letters.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
}
