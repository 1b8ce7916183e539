import UIKit

/// A photo that is moved, stretched and turned with two fingers at once.
final class PhotoView: UIImageView, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    pan.maximumNumberOfTouches = 2
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    recognizer.setTranslation(.zero, in: superview)
  }

  func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === self && otherGestureRecognizer.view === self
  }
}
