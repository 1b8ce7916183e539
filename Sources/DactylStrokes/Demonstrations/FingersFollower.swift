import Dactyl

/// What fingers do together since a gesture began, free of jumps when some come or go.
struct FingersFollower {
  private(set) var translation = Vector.zero
  private(set) var scale = 1.0
  private(set) var rotation = 0.0
  private var former: FingerRuns.Run?

  /// Begins to follow, at the present of a run.
  mutating func start(at run: FingerRuns.Run) { former = run }

  /// Takes in the present of a run; a run of other fingers counts from its beginning.
  mutating func advance(to run: FingerRuns.Run) {
    if let former, former.start == run.start {
      translation += run.centre - former.centre
      if former.stretch.span > 0, run.stretch.span > 0 {
        scale *= run.stretch.span / former.stretch.span
      }
      rotation += run.stretch.turn - former.stretch.turn
    }
    former = run
  }
}
