import Foundation

/// Which views an animation changes, and from what to what.
@MainActor
final class AnimatedChanges {
  /// What is being noted now.
  private(set) static var recording: AnimatedChanges?

  private var views: [UIView] = []
  /// The clock of the window that the views are in; that of the layers' views where only layers
  /// were changed.
  var clock: HostClock { views.lazy.compactMap { $0.window?.clock }.first ?? .current }

  private var starts: [ViewPose] = []
  private var ends: [ViewPose] = []

  /// Makes changes and notes them.
  func record(_ changes: () -> Void) {
    let outer = AnimatedChanges.recording
    AnimatedChanges.recording = self
    changes()
    AnimatedChanges.recording = outer
    ends = views.map { ViewPose(of: $0) }
  }

  /// A view is about to be changed.
  func note(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    starts.append(ViewPose(of: view))
  }

  /// Puts the views where they are once a part of the way, 0…1, is gone.
  func show(_ part: CGFloat) {
    guard knowsEnds else { return }
    for (index, view) in views.enumerated() { pose(index, part).apply(to: view) }
  }

  /// Has the views seen, while they have their last place, as they are once a part of the way,
  /// 0…1, is gone.
  func present(_ part: CGFloat) {
    guard knowsEnds else { return }
    for (index, view) in views.enumerated() {
      view.presented = part >= 1 ? nil : pose(index, part)
    }
  }

  /// False while the first changes are being made, when no view has its last place yet.
  private var knowsEnds: Bool { ends.count == views.count }

  private func pose(_ index: Int, _ part: CGFloat) -> ViewPose {
    if part <= 0 { return starts[index] }
    if part >= 1 { return ends[index] }
    return ViewPose(from: starts[index], to: ends[index], part: part)
  }
}
