/// A measurement is worth nothing, because what was measured came out wrong.
package struct WorkloadError: Error, CustomStringConvertible {
  /// What came out, and what should have.
  package var description: String

  package init(_ description: String) { self.description = description }
}
