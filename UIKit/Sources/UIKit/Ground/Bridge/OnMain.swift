// The engine belongs to its window's thread and knows no actors; UIKit's classes belong to the main
// actor. Code that sends frames to a `UIWindow` or its engine window runs on the main actor, so the
// engine's callbacks do too. The compiler cannot see that. Debug builds check it at each call; in
// release builds, the check would cost more than the call.

/// Calls main-actor code from the engine.
@inline(__always)
func onMain<A, Result>(_ a: A, _ body: @escaping @MainActor (A) -> Result) -> Result {
  assertMain()
  return unsafeBitCast(body, to: ((A) -> Result).self)(a)
}

/// Calls main-actor code from the engine.
@inline(__always)
func onMain<A, B, Result>(
  _ a: A, _ b: B, _ body: @escaping @MainActor (A, B) -> Result
) -> Result {
  assertMain()
  return unsafeBitCast(body, to: ((A, B) -> Result).self)(a, b)
}

/// Calls main-actor code from the engine.
@inline(__always)
func onMain<A, B, C, Result>(
  _ a: A, _ b: B, _ c: C, _ body: @escaping @MainActor (A, B, C) -> Result
) -> Result {
  assertMain()
  return unsafeBitCast(body, to: ((A, B, C) -> Result).self)(a, b, c)
}

/// Calls main-actor code from the engine.
@inline(__always)
func onMain<A, B, C, D, Result>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ body: @escaping @MainActor (A, B, C, D) -> Result
) -> Result {
  assertMain()
  return unsafeBitCast(body, to: ((A, B, C, D) -> Result).self)(a, b, c, d)
}

/// Traps in debug builds off the main actor.
@inline(__always)
private func assertMain() {
  // `MainActor.assertIsolated()` also checks in release builds, at more than the guarded code's
  // cost.
  assert(
    {
      MainActor.assertIsolated(); return true
    }())
}
