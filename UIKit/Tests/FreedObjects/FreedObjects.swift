import CObjectCensus
import Testing

extension Trait where Self == FreedObjects {
  /// Fails each test that leaves an object of UIKit's classes, or of a subclass, behind.
  public static var freesItsObjects: Self { FreedObjects() }

  /// Runs the tests between those whose objects are counted, and may leave shared objects behind.
  public static var takesTurns: Self { FreedObjects(isCounting: false) }
}

/// Counts a test's objects that remain after the test and everything it kept are gone.
public struct FreedObjects: SuiteTrait, TestTrait, TestScoping {
  /// Applies to each test of a suite.
  public let isRecursive = true
  var isCounting = true

  /// Runs a test, and fails it if objects remain.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
  ) async throws {
    // The census counts objects of all tests, so tests take turns.
    await Turn.shared.take()
    census_begin { isNoted(unsafeBitCast($0, to: AnyClass.self)) }
    do { try await function() } catch {
      _ = census_end()
      await Turn.shared.pass()
      throw error
    }
    let left = await MainActor.run { leftObjects() }
    await Turn.shared.pass()
    #expect(left.isEmpty || !isCounting, "left behind: \(left.joined(separator: ", "))")
  }
}

@MainActor
private func leftObjects() -> [String] {
  (0..<census_end()).compactMap { index in
    guard let object = census_object(index) else { return nil }
    return "\(type(of: Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()))"
  }
}

/// True for UIKit classes whose objects must be gone at a test's end; shared objects may stay.
private func isNoted(_ kind: AnyClass) -> Bool {
  let key = ObjectIdentifier(kind)
  if let known = noted[key] { return known }
  let names = sequence(first: kind) { _getSuperclass($0) }.map { _typeName($0, qualified: true) }
  noted[key] =
    names.contains("Foundation.NSObject") && names.contains { $0.hasPrefix("UIKit.") }
    && shared.isDisjoint(with: names)
  return noted[key]!
}

// Only one thread at a time touches this.
nonisolated(unsafe) private var noted: [ObjectIdentifier: Bool] = [:]
private let shared: Set = [
  "UIKit.UIColor", "UIKit.UIFont", "UIKit.UIFontMetrics", "UIKit.UIImage", "UIKit.UIScreen",
  "UIKit.UITraitCollection", "UIKit.UIMenuController", "UIKit.UIPasteboard",
]

/// Runs one test after the other.
private actor Turn {
  static let shared = Turn()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    guard !waiting.isEmpty else { return isTaken = false }
    waiting.removeFirst().resume()
  }
}
