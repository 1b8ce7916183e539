import CoreGraphics
import UIKit

/// How far and how fast somebody drags, as code from before concurrency tells: nothing here says on
/// which actor it is.
public class PanCoach {
  /// Who is watched.
  public let recognizer = UIPanGestureRecognizer()
  /// How far the longest drag has gone, in points.
  public private(set) var longest: CGFloat = 0

  /// A coach who watches nobody.
  public init() {}

  /// Watches drags on a view.
  public func watch(_ view: UIView) {
    recognizer.maximumNumberOfTouches = 1
    view.addGestureRecognizer(recognizer)
  }

  /// Looks at a drag that goes on or ends.
  public func dragged() {
    let way = recognizer.translation(in: recognizer.view)
    longest = max(longest, length(of: way))
    if recognizer.state == .ended { celebrate() }
  }

  private func celebrate() {
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIView.animate(withDuration: 0.2) { self.recognizer.view?.alpha = 0.5 }
  }
}

func length(of way: CGPoint) -> CGFloat { hypot(way.x, way.y) }
