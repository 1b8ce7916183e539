import Dactyl

/// A mouse that touches, and with a key held adds a mirrored touch, as touch simulators do.
///
/// ```swift
/// let mouse = Mouse(on: screen)
/// mouse.move(to: Point(550, 500))
/// mouse.secondFinger = .mirrored      // the other finger is at (450, 500)
/// mouse.press()
/// mouse.drag(to: Point(700, 500), over: 0.2)  // the other goes to (300, 500): a pinch
/// mouse.release()
/// ```
public final class Mouse {
  /// What the second finger does.
  public enum SecondFinger: Hashable, Sendable, CaseIterable {
    /// No key is held, and there is no second finger.
    case none
    /// Option or Alt: the first finger mirrored about the centre, to pinch and rotate.
    case mirrored
    /// Option and Shift: both fingers move together, and the centre with them.
    case together
  }

  /// The pointer's location.
  public private(set) var location: Point
  /// The point midway between the fingers; at first the middle of the screen.
  public private(set) var center: Point
  /// The keys held; changing them while the button is pressed touches or lifts the second finger.
  public var secondFinger = SecondFinger.none {
    didSet {
      guard first.isDown, (oldValue == .none) != (secondFinger == .none) else { return }
      second.time = first.time
      if secondFinger == .none { second.lift() } else { second.press(at: secondLocation) }
    }
  }

  private let first: Finger
  private let second: Finger

  /// A mouse whose pointer is in the middle of the screen; its touches are direct, like a
  /// simulator's.
  public init(on screen: TouchScreen, kind: TouchKind = .direct) {
    first = screen.finger(kind)
    second = screen.finger(kind)
    location = Point(screen.size.width / 2, screen.size.height / 2)
    center = location
  }

  /// The second finger's location, whether or not it touches.
  public var secondLocation: Point { center + (center - location) }

  /// Moves the pointer without pressing; `together` moves the centre too.
  ///
  /// - Precondition: The button is not pressed.
  public func move(to place: Point) {
    precondition(!first.isDown, "the button is pressed; drag instead")
    if secondFinger == .together { center += place - location }
    location = place
  }

  /// Presses the button.
  public func press() {
    first.press(at: location)
    guard secondFinger != .none else { return }
    second.time = first.time
    second.press(at: secondLocation)
  }

  /// Drags in a straight line at constant speed.
  public func drag(to place: Point, over duration: Double) {
    let way = place - location
    if second.isDown {
      second.time = first.time
      second.drag(
        to: secondLocation + (secondFinger == .together ? way : -way), over: duration)
    }
    first.drag(to: place, over: duration)
    if secondFinger == .together { center += way }
    location = place
  }

  /// Rests for some seconds.
  public func wait(_ duration: Double) { first.wait(duration) }

  /// Releases the button, which lifts all fingers.
  public func release() {
    if second.isDown {
      second.time = first.time
      second.lift()
    }
    first.lift()
  }
}
