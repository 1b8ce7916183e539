import NIOCore

/// Those who look at a program by a page's connection; told of on the network's thread.
public protocol PageVisitors: AnyObject, Sendable {
  /// Somebody has come and said the first words: takes them in and answers with their number.
  ///
  /// - Returns: nil for whoever is not let in; the connection is closed.
  func join(_ channel: any Channel, greeting: ByteBuffer) -> Int?

  /// Somebody who was let in says something.
  func receive(_ message: ByteBuffer, from id: Int)

  /// Somebody who was let in has gone.
  func leave(_ id: Int)
}
