#if os(Linux) && canImport(Runtime)
  import Dactyl
  import Foundation
  import FreedObjects
  import Runtime
  import Testing

  @testable import UIKit
  @testable import UIKitStage

  /// Where a program's recogniser set its state.
  @MainActor
  @Suite(.freesItsObjects) struct SourceLinesTests {
    private final class OwnRecognizer: UIGestureRecognizer {}

    /// True if this program was built with the debugger's data.
    nonisolated private static func hasLines() -> Bool {
      let frames = try? Backtrace.capture(limit: 4, top: 0).symbolicated()?.frames
      return frames?.contains { ($0.symbol?.sourceLocation?.line ?? 0) > 0 } ?? false
    }

    @Test(.enabled("built without the debugger's data") { hasLines() })
    func aRecognizersOwnCodeIsNamedByFileAndLine() async throws {
      var told: [String] = []
      let file = "SourceLinesTests.swift"
      // Recognisers of tests beside this one tell theirs.
      SourceLines.tell { if $2.hasPrefix(file) { told.append("\($0) \($2)") } }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let recognizer = OwnRecognizer()
      window.addGestureRecognizer(recognizer)
      var lines: [Int] = []
      // The second time it is known.
      for _ in 0..<2 {
        recognizer.state = .failed
        lines.append(#line - 1)
        for _ in 0..<100 where told.count < lines.count {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      #expect(told == lines.map { "\(recognizer.engine.id.number) \(file):\($0)" })
    }
  }
#endif
