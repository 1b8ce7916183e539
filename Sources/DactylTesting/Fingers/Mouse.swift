import Dactyl

/// A mouse that makes touches, and with a key held a second, mirrored one, as touch simulators do.
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
    /// There is none: no key is held.
    case none
    /// It is the first one mirrored about the centre: they pinch and rotate. Key: Option or Alt.
    case mirrored
    /// It keeps its distance: both move together, and the centre with them. Keys: Option and Shift.
    case together
  }

  /// Where the pointer is.
  public private(set) var location: Point
  /// What lies between the two fingers; at first the middle of the screen.
  public private(set) var center: Point
  /// Which keys are held; while the button is pressed the second finger comes down or is lifted
  /// with them.
  public var secondFinger = SecondFinger.none {
    didSet {
      guard first.isDown, (oldValue == .none) != (secondFinger == .none) else { return }
      second.time = first.time
      if secondFinger == .none { second.lift() } else { second.press(at: secondLocation) }
    }
  }

  private let first: Finger
  private let second: Finger

  /// A mouse whose pointer is in the middle of the screen; its touches are, like a simulator's, of
  /// direct kind.
  public init(on screen: TouchScreen, kind: TouchKind = .direct) {
    first = screen.finger(kind)
    second = screen.finger(kind)
    location = Point(screen.size.width / 2, screen.size.height / 2)
    center = location
  }

  /// Where the second finger is, or would be.
  public var secondLocation: Point { center + (center - location) }

  /// Moves the pointer without pressing; with both keys held it takes the centre along.
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

  /// Moves with the button pressed, in a straight line at constant speed.
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

  /// Keeps everything as it is, in seconds.
  public func wait(_ duration: Double) { first.wait(duration) }

  /// Releases the button: all fingers are lifted.
  public func release() {
    if second.isDown {
      second.time = first.time
      second.lift()
    }
    first.lift()
  }
}
