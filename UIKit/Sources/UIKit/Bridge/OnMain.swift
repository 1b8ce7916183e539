// The engine belongs to the thread of its window and knows no actors; UIKit's classes belong to the
// main actor. A `UIWindow` is on the main actor, and so is whoever sends frames to it or to its
// engine window: what the engine calls back is there, too. The compiler cannot see that through the
// engine. Debug builds check it with each call; release builds do not, because the check costs more
// than the call.

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

/// Stops debug builds off the main actor.
@inline(__always)
private func assertMain() {
  // `MainActor.assertIsolated()` itself looks in release builds, too, and costs more there than all
  // it guards.
  assert(
    {
      MainActor.assertIsolated(); return true
    }())
}
