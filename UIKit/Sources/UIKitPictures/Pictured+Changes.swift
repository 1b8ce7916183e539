import UIKit

// Who shows views elsewhere asks these, so as to look only at what has changed. A layer of its own
// is looked at along with its view.
extension Pictured {
  /// Whether it looks different from when somebody last looked at it.
  public var hasNewLook: Bool {
    switch self {
    case .view(let view): view.hasNewLook
    case .layer: true
    }
  }

  /// The views on it of which they, or what lies on them, look different from when somebody last
  /// looked at them.
  public var childrenWithNewLooks: [Pictured] {
    guard case .view(let view) = self, view.hasNewLookBelow else { return [] }
    return view.subviews.filter { $0.hasNewLook || $0.hasNewLookBelow }.map { .view($0) }
  }

  /// Whether it may look different without a word: what controls and masks show is not told.
  public var isRestless: Bool {
    guard case .view(let view) = self else { return false }
    return view is any SelfDrawing || view.mask != nil
  }

  /// Has it looked at for the next picture.
  public func noteLook() {
    if case .view(let view) = self { view.noteLook() }
  }

  /// Somebody looks at it.
  public func noteLookedAt() {
    if case .view(let view) = self { view.noteLookedAt() }
  }

  /// Somebody looks at what lies on it.
  public func noteLookedAtBelow() {
    if case .view(let view) = self { view.noteLookedAtBelow() }
  }
}
