import Foundation

/// The views that an animation changes, with their poses before and after.
@MainActor
final class AnimatedChanges {
  /// The recording in progress.
  @exclusivity(unchecked) private(set) static var recording: AnimatedChanges?

  private var views: [UIView] = []
  /// The clock of the views' window; if only layers changed, of their views' window.
  var clock: HostClock { views.lazy.compactMap { $0.window?.clock }.first ?? .current }

  /// The views whose content changes, which no pose shows.
  private var contents: [UIView] = []
  private var starts: [ViewPose] = []
  private var ends: [ViewPose] = []

  /// Makes changes and records the views they touch.
  func record(_ changes: () -> Void) {
    let outer = AnimatedChanges.recording
    AnimatedChanges.recording = self
    changes()
    AnimatedChanges.recording = outer
    ends = views.map { ViewPose(of: $0) }
  }

  /// Records a view that is about to change.
  func note(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    starts.append(ViewPose(of: view))
  }

  /// Records a view whose content changes.
  func noteTransition(of view: UIView) {
    note(view)
    contents.append(view)
  }

  /// Keeps touches from the views that changed until a time of their clock; 0 gives touches back.
  func keepTouchesAway(until time: TimeInterval) {
    guard knowsEnds else { return }
    for (index, view) in views.enumerated()
    where !ends[index].equals(starts[index]) || contents.contains(where: { $0 === view }) {
      view.takesTouchesFrom = time > 0 ? max(time, view.takesTouchesFrom) : 0
    }
  }

  /// Moves the views to a progress of 0…1.
  func show(_ part: CGFloat) {
    guard knowsEnds else { return }
    for (index, view) in views.enumerated() { pose(index, part).apply(to: view) }
  }

  /// Shows the views at a progress of 0…1, while they are at their end.
  func present(_ part: CGFloat) {
    guard knowsEnds else { return }
    for (index, view) in views.enumerated() {
      view.presented = part >= 1 ? nil : pose(index, part)
    }
  }

  /// False until the first changes are complete, because the views' ends are unknown.
  private var knowsEnds: Bool { ends.count == views.count }

  private func pose(_ index: Int, _ part: CGFloat) -> ViewPose {
    if part <= 0 { return starts[index] }
    if part >= 1 { return ends[index] }
    return ViewPose(from: starts[index], to: ends[index], part: part)
  }
}
