import Foundation

/// Animations whose completions wait while a gesture drives them.
@MainActor
final class HeldAnimations {
  /// The group that collects animations as they begin.
  private(set) static var current: HeldAnimations?
  private var changes: [AnimatedChanges] = []
  private var ends: [(Bool) -> Void] = []

  func hold(_ body: () -> Void) {
    let outer = HeldAnimations.current
    HeldAnimations.current = self
    body()
    HeldAnimations.current = outer
  }

  /// Adds an animation; its views still appear at their start.
  func add(_ noted: AnimatedChanges, _ end: ((Bool) -> Void)?) {
    noted.present(0)
    changes.append(noted)
    if let end { ends.append(end) }
  }

  /// Shows the views at a progress of 0…1.
  func present(_ part: CGFloat) {
    for noted in changes { noted.present(part) }
  }

  /// Moves the views back to their start.
  func goBack() {
    for noted in changes.reversed() {
      noted.show(0)
      noted.present(1)
    }
  }

  func tell(_ finished: Bool) {
    let told = ends
    ends = []
    for end in told { end(finished) }
  }
}
