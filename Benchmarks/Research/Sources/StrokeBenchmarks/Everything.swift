import ArgumentParser

/// All tables, one after the other.
struct Everything: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "everything", abstract: "Prints all tables; what happens without a command.")

  func run() throws {
    try Shapes.parse([]).run()
    try Templates.parse([]).run()
    try Rejection.parse([]).run()
  }
}
