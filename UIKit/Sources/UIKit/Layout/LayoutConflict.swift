import Foundation

/// Required constraints of which not all can hold, in words; the last one is left out.
public struct LayoutConflict: Sendable, CustomStringConvertible {
  /// The constraints, such as "UILabel.width = 80".
  public let constraints: [String]
  /// That which is left out so that the others hold.
  public let broken: String

  /// Is told of each conflict; default writes it to the standard error.
  @MainActor public static var handler: (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.write(Data("\(conflict)\n".utf8))
  }

  @MainActor
  static func report(_ conflict: LayoutConflict) { handler(conflict) }

  /// All of it in a few lines.
  public var description: String {
    let list = constraints.map { "  \($0)" }.joined(separator: "\n")
    return "These constraints cannot all hold:\n\(list)\nLeft out: \(broken)"
  }
}
