import Foundation

/// Required constraints that contradict each other, as text; the layout ignores the last one.
public struct LayoutConflict: Sendable, CustomStringConvertible {
  /// The constraints, such as "UILabel.width = 80".
  public let constraints: [String]
  /// The constraint that the layout ignores.
  public let broken: String

  /// Called for each conflict; the default writes it to standard error.
  @MainActor public static var handler: (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.write(Data("\(conflict)\n".utf8))
  }

  @MainActor
  static func report(_ conflict: LayoutConflict) { handler(conflict) }

  /// The conflict in a few lines.
  public var description: String {
    let list = constraints.map { "  \($0)" }.joined(separator: "\n")
    return "These constraints cannot all hold:\n\(list)\nLeft out: \(broken)"
  }
}
