import Dactyl
import UIKit

/// Measures what an event costs through the engine's own classes and through UIKit's names, in nanoseconds.
///
/// Both get the same frames: a finger comes down, moves 1000 times and is lifted. The best of many rounds counts,
/// because whatever else the machine does only ever adds.
@main
@MainActor
enum Overhead {
  private static let moves = 1000
  private static let rounds = 60

  static func main() {
    print("scene                                     engine   UIKit   factor")
    compare("pan with an action", enginePan, uikitPan)
    compare("recogniser of one's own with an action", engineOwn, uikitOwn)
    compare("view that overrides its handlers", engineView, uikitView)
    compare("photo: pan, pinch, rotation, simultaneous", enginePhoto, uikitPhoto)
  }

  private static func compare(
    _ name: String, _ engine: () -> (Dactyl.Window, AnyObject?),
    _ uikit: () -> (Dactyl.Window, AnyObject?)
  ) {
    let fingers = name.hasPrefix("photo") ? 2 : 1
    let plain = best(fingers, engine)
    let named = best(fingers, uikit)
    let padded = name.padding(toLength: 42, withPad: " ", startingAt: 0)
    print(padded + String(format: "%5.0f   %5.0f   %5.2f×", plain, named, named / plain))
  }

  private static func best(
    _ fingers: Int, _ make: () -> (Dactyl.Window, AnyObject?)
  ) -> Double {
    let (window, owner) = make()
    var best = Double.infinity
    var start = 0.0
    for _ in 0..<rounds {
      let frames = frames(from: start, fingers)
      start += 20
      let duration = ContinuousClock().measure {
        for frame in frames {
          do { try window.send(frame) } catch { fatalError("\(error)") }
        }
      }
      best = min(best, duration / .nanoseconds(1) / Double(frames.count))
    }
    withExtendedLifetime(owner) {}
    return best
  }

  private static func frames(from start: Double, _ fingers: Int) -> [InputFrame] {
    (0...moves + 1).map { step in
      InputFrame(
        time: start + Double(step) * 0.008,
        contacts: (0..<fingers).map { finger in
          let side = finger == 0 ? 1.0 : -1.0
          return Contact(
            id: finger, phase: step == 0 ? .began : step > moves ? .ended : .moved,
            position: Point(
              500 + side * (50 + Double(step % 400)), 500 + side * Double(step % 300)))
        })
    }
  }

  // MARK: Scenes

  private static func enginePan() -> (Dactyl.Window, AnyObject?) {
    let window = Dactyl.Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let view = Dactyl.View(frame: window.bounds)
    window.addSubview(view)
    let pan = PanGestureRecognizer()
    var last = Vector.zero
    pan.addAction { last = $0.translation(in: nil) }
    view.addGestureRecognizer(pan)
    return (window, nil)
  }

  private static func uikitPan() -> (Dactyl.Window, AnyObject?) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    var last = CGPoint.zero
    pan.addAction { last = $0.translation(in: nil) }
    view.addGestureRecognizer(pan)
    return (window.dactylWindow, window)
  }

  private static func engineOwn() -> (Dactyl.Window, AnyObject?) {
    let window = Dactyl.Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let own = EngineFollower()
    var last = 0.0
    own.addAction { last = $0.place.x }
    window.addGestureRecognizer(own)
    return (window, nil)
  }

  private static func uikitOwn() -> (Dactyl.Window, AnyObject?) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let own = UIKitFollower(target: nil, action: nil)
    var last: CGFloat = 0
    own.addAction { last = $0.place.x }
    window.addGestureRecognizer(own)
    return (window.dactylWindow, window)
  }

  private static func engineView() -> (Dactyl.Window, AnyObject?) {
    let window = Dactyl.Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(EngineDrawing(frame: window.bounds))
    return (window, nil)
  }

  private static func uikitView() -> (Dactyl.Window, AnyObject?) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(UIKitDrawing(frame: window.bounds))
    return (window.dactylWindow, window)
  }

  private static func enginePhoto() -> (Dactyl.Window, AnyObject?) {
    let window = Dactyl.Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let together = EngineTogether()
    let recognizers = [
      PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.delegate = together
      window.addGestureRecognizer(recognizer)
    }
    return (window, together)
  }

  private static func uikitPhoto() -> (Dactyl.Window, AnyObject?) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let together = UIKitTogether()
    let recognizers = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.delegate = together
      window.addGestureRecognizer(recognizer)
    }
    let owners = NSMutableArray()
    owners.add(window)
    owners.add(together)
    return (window.dactylWindow, owners)
  }
}

/// Follows the first finger, the engine's way.
final class EngineFollower: GestureRecognizer {
  var place = Point.zero

  override func touchesBegan(_ touches: TouchSet, with event: Event) { follow(touches, .began) }
  override func touchesMoved(_ touches: TouchSet, with event: Event) { follow(touches, .changed) }
  override func touchesEnded(_ touches: TouchSet, with event: Event) { follow(touches, .ended) }

  private func follow(_ touches: TouchSet, _ state: State) {
    if let touch = touches.first { place = touch.location(in: view) }
    self.state = state
  }
}

/// Follows the first finger, UIKit's way.
final class UIKitFollower: UIGestureRecognizer {
  var place = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .changed)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .ended)
  }

  private func follow(_ touches: Set<UITouch>, _ state: State) {
    if let touch = touches.first { place = touch.location(in: view) }
    self.state = state
  }
}

/// Reads every place, the engine's way.
final class EngineDrawing: Dactyl.View {
  var last = Point.zero

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    for touch in touches { last = touch.location(in: self) }
  }
}

/// Reads every place, UIKit's way.
final class UIKitDrawing: UIView {
  var last = CGPoint.zero

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { last = touch.location(in: self) }
  }
}

final class EngineTogether: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}

final class UIKitTogether: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
