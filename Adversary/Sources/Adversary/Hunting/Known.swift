import Foundation

/// Everything that ever went wrong, kept in the folder `Adversary/Known`.
///
/// Each line of `episodes` holds arguments of "repeat"; each file in `files` is read by its
/// extension.
struct Known {
  let folder: String

  /// Tries everything again; returns what goes wrong.
  func failures() throws -> [String] {
    var failures: [String] = []
    let text = (try? String(contentsOfFile: folder + "/episodes", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let arguments = ["repeat"] + line.split(separator: " ").map { String($0) }
      if try Child.run(arguments, isQuiet: true).isBad {
        failures.append(arguments.joined(separator: " "))
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/files")) ?? []
    for name in names.sorted() {
      let arguments = ["read", folder + "/files/" + name]
      if try Child.run(arguments, isQuiet: true).isBad {
        failures.append(arguments.joined(separator: " "))
      }
    }
    say("known: \(lines.count) episodes and \(names.count) files, \(failures.count) go wrong")
    return failures
  }
}
