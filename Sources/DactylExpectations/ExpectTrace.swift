// With Xcode, only test targets find Swift Testing; elsewhere this module is empty.
#if canImport(Testing)
  import DactylTesting
  import Testing

  /// Expects a trace, and shows the differences line by line.
  ///
  /// ```swift
  /// import DactylExpectations
  ///
  /// @Test func beginsOnceThresholdIsPassed() throws {
  ///   let test = GestureTest(PanGestureRecognizer())
  ///   expectTrace(try test.run("1: down(0,0) 16ms move(12,0) 16ms cancel"), is: """
  ///     pan began(2,0)
  ///     pan ended
  ///     """)
  /// }
  /// ```
  ///
  /// fails with
  ///
  /// ```text
  /// the trace differs; - was expected, + came instead
  ///   pan began(2,0)
  /// - pan ended
  /// + pan cancelled
  /// ```
  ///
  /// - Parameters:
  ///   - trace: the actual trace, from a `GestureTest` or a `TraceRecorder`.
  ///   - expected: its entries, separated by ` · ` or each on a line of its own; `""` for nothing.
  /// - Returns: True if the traces are equal.
  @discardableResult
  public func expectTrace(
    _ trace: String, is expected: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    guard let difference = traceDifference(from: expected, to: trace) else { return true }
    Issue.record(
      "the trace differs; - was expected, + came instead\n\(difference)",
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
    return false
  }
#endif
