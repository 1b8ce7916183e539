/// The difference of two texts by line, in `patch` format.
public enum UnifiedDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// The difference; empty for equal texts.
  public static func between(_ old: String, _ new: String, path: String) -> String {
    guard old != new else { return "" }
    let lines = merged(
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    // `patch` reads a name with spaces up to a tab.
    let name = path.contains(" ") ? path + "\t" : path
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(of: lines) { text += write(hunk, of: lines) }
    return text
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    // A final newline leaves an empty last piece, which is no line.
    if case .same("")? = lines.last { lines.removeLast() }
    return lines
  }

  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(_ hunk: Range<Int>, of lines: [Line]) -> String {
    var text = ""
    var (oldCount, newCount) = (0, 0)
    for line in lines[hunk] {
      switch line {
      case .same(let words):
        text += " \(words)\n"
        oldCount += 1
        newCount += 1
      case .removed(let words):
        text += "-\(words)\n"
        oldCount += 1
      case .added(let words):
        text += "+\(words)\n"
        newCount += 1
      }
    }
    var (oldStart, newStart) = (1, 1)
    for line in lines[..<hunk.lowerBound] {
      if case .added = line {} else { oldStart += 1 }
      if case .removed = line {} else { newStart += 1 }
    }
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + text
  }
}
