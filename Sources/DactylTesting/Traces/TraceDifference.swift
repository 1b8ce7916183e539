/// The differences of two traces, one entry a line; nil if they are equal.
///
/// `-` marks an expected entry that is missing, `+` one that came instead.
///
/// ```swift
/// traceDifference(from: "pan began · pan ended", to: "pan began · pan cancelled")
/// ```
///
/// ```text
///   pan began
/// - pan ended
/// + pan cancelled
/// ```
///
/// - Parameters:
///   - expected: entries separated by ` · `, or each on a line of its own.
///   - trace: the actual trace, in the same notation, such as a `TraceRecorder`'s.
public func traceDifference(from expected: String, to trace: String) -> String? {
  let expected = traceEntries(expected)
  let came = traceEntries(trace)
  guard expected != came else { return nil }
  if came.isEmpty { return expected.map { "- \($0)" }.joined(separator: "\n") + "\n(nothing came)" }
  let difference = came.difference(from: expected)
  var missing: Set<Int> = []
  var added: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): missing.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var lines: [String] = []
  var next = 0
  for (index, entry) in came.enumerated() {
    while missing.contains(next) {
      lines.append("- \(expected[next])")
      next += 1
    }
    lines.append("\(added.contains(index) ? "+" : " ") \(entry)")
    if !added.contains(index) { next += 1 }
  }
  lines += expected[next...].map { "- \($0)" }
  return lines.joined(separator: "\n")
}

/// The entries of a trace, without the spaces around them.
private func traceEntries(_ trace: String) -> [String] {
  trace.split { $0 == "·" || $0.isNewline }
    .map { entry in
      var entry = entry
      while entry.first?.isWhitespace == true { entry.removeFirst() }
      while entry.last?.isWhitespace == true { entry.removeLast() }
      return String(entry)
    }
    .filter { !$0.isEmpty }
}
