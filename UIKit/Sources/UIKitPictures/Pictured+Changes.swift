import UIKit

// Programs that show views elsewhere use these to find changes. A view's own layers count as part
// of the view.
extension Pictured {
  /// True if its look changed since it was last looked at.
  public var hasNewLook: Bool {
    switch self {
    case .view(let view): view.hasNewLook
    case .layer: true
    }
  }

  /// Subviews whose look, or whose descendants' look, changed since they were last looked at.
  public var childrenWithNewLooks: [Pictured] {
    guard case .view(let view) = self, view.hasNewLookBelow else { return [] }
    return view.subviews.filter { $0.hasNewLook || $0.hasNewLookBelow }.map { .view($0) }
  }

  /// True if its look can change without a report, as for controls and masks.
  public var isRestless: Bool {
    guard case .view(let view) = self else { return false }
    return view is any SelfDrawing || view.mask != nil
  }

  /// Has the next picture compare it.
  public func noteLook() { if case .view(let view) = self { view.noteLook() } }

  /// Marks it as looked at.
  public func noteLookedAt() { if case .view(let view) = self { view.noteLookedAt() } }

  /// Marks its children as looked at.
  public func noteLookedAtBelow() { if case .view(let view) = self { view.noteLookedAtBelow() } }
}
