import Dactyl

/// Viewers in a browser who watch a live session and touch it.
package protocol LiveViewers: AnyObject {
  /// Performs what viewers asked for; the session calls it in its loop.
  func perform()
  /// Ends the viewers' connections.
  func detach()
}

/// How viewers reach a live session.
package struct LiveAccess {
  /// The size of a phone's page, in points.
  package static let phoneSize = Size(width: 390, height: 600)

  /// True to let in phones and others on the network, too.
  package var isOpenToNetwork: Bool
  /// Runs a closure in the session's loop soon.
  package var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Takes a viewer's fingers.
  package var send: (InputFrame) -> Void
  /// Lines of the program's own for a viewer that comes.
  package var opening: () -> [String] = { [] }
  /// Takes a viewer's line of a type of the program's own; false for others.
  package var receive: ([UInt8]) -> Bool = { _ in false }
}
