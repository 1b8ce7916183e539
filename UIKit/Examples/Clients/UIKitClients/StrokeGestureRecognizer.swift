import UIKit
import UIKit.UIGestureRecognizerSubclass

/// One sample of a stroke.
struct StrokeSample {
  let timestamp: TimeInterval
  var location: CGPoint
  var force: CGFloat
  var altitude: CGFloat
  var azimuth: CGVector
  var estimatedProperties: UITouch.Properties
  var isPredicted = false
}

/// Collects what a pencil draws, every sample of it, and makes estimates good when the pencil knows
/// better.
final class StrokeGestureRecognizer: UIGestureRecognizer {
  private(set) var samples: [StrokeSample] = []
  private(set) var predicted: [StrokeSample] = []
  var coordinateSpaceView: UIView?
  private var trackedTouch: UITouch?
  private var awaited: [NSNumber: Int] = [:]

  var isComplete: Bool { awaited.isEmpty }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    cancelsTouchesInView = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouch == nil, let touch = touches.first else {
      touches.forEach { ignore($0, for: event) }
      return
    }
    samples = []
    trackedTouch = touch
    append(touch, event)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    append(touch, event)
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    append(touch, event)
    predicted = []
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    samples = []
    state = .cancelled
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex, let place = awaited[index] else { continue }
      samples[place] = sample(of: touch)
      if touch.estimatedPropertiesExpectingUpdates == [] { awaited[index] = nil }
    }
  }

  override func reset() {
    trackedTouch = nil
    super.reset()
  }

  private func append(_ touch: UITouch, _ event: UIEvent) {
    for merged in event.coalescedTouches(for: touch) ?? [touch] {
      samples.append(sample(of: merged))
      if let index = merged.estimationUpdateIndex,
        !merged.estimatedPropertiesExpectingUpdates.isEmpty
      {
        awaited[index] = samples.count - 1
      }
    }
    predicted = (event.predictedTouches(for: touch) ?? []).map {
      var sample = sample(of: $0)
      sample.isPredicted = true
      return sample
    }
  }

  private func sample(of touch: UITouch) -> StrokeSample {
    StrokeSample(
      timestamp: touch.timestamp, location: touch.preciseLocation(in: coordinateSpaceView),
      force: touch.force, altitude: touch.altitudeAngle,
      azimuth: touch.azimuthUnitVector(in: coordinateSpaceView),
      estimatedProperties: touch.estimatedProperties)
  }
}
