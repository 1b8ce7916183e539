import NIOCore

/// Those who look at a program by a page's connection; told of on the network's thread.
public protocol PageVisitors: AnyObject, Sendable {
  /// Somebody has come and said the first words: lets them in or not.
  ///
  /// - Returns: false for whoever is not let in; the connection is closed.
  func join(_ visitor: Visitor, greeting: ByteBuffer) -> Bool

  /// A visitor says something, which is held back until `Visitor.noteRead(_:)` is told of it.
  func receive(_ message: ByteBuffer, from visitor: Visitor)

  /// A visitor has gone, or has been silent for so long that it must have.
  func leave(_ visitor: Visitor)
}
