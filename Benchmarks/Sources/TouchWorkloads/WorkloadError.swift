/// A measurement is worthless because the workload's result is wrong.
package struct WorkloadError: Error, CustomStringConvertible {
  /// The actual and the expected result.
  package var description: String

  package init(_ description: String) { self.description = description }
}
