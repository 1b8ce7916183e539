import NIOCore

/// The visitors of a page's connection; the network's thread calls it.
public protocol PageVisitors: AnyObject, Sendable {
  /// Takes a newcomer's first words, and decides whether to admit it.
  ///
  /// - Returns: False to close the connection.
  func join(_ visitor: Visitor, greeting: ByteBuffer) -> Bool

  /// Takes a visitor's message; call `Visitor.noteRead(_:)` once it is handled.
  func receive(_ message: ByteBuffer, from visitor: Visitor)

  /// Hears that a visitor has gone, or has been silent for too long.
  func leave(_ visitor: Visitor)
}
