import Dactyl

/// A finger on a `TouchScreen`, with its own clock.
///
/// Every call begins when the one before it ends. Durations are in seconds.
///
/// ```swift
/// let screen = TouchScreen()  // keep it: the finger does not
/// let finger = screen.finger()
/// finger.press(at: Point(100, 100))
/// finger.wait(0.6)  // a long press
/// finger.drag(to: Point(200, 100), over: 0.3)
/// finger.lift()
/// ```
public final class Finger {
  /// The id of its contacts.
  public let id: Int
  /// The kind of its touches.
  public let kind: TouchKind
  /// Its present or last location.
  public private(set) var location = Point.zero
  /// True while it touches the screen.
  public private(set) var isDown = false

  private unowned let screen: TouchScreen
  /// The start of its next step, in microseconds.
  var time: Int

  init(id: Int, kind: TouchKind, screen: TouchScreen, time: Int) {
    self.id = id
    self.kind = kind
    self.screen = screen
    self.time = time
  }

  /// Touches the screen.
  ///
  /// - Precondition: It is not down.
  public func press(at place: Point) {
    precondition(!isDown, "finger \(id) is down already")
    isDown = true
    location = place
    report(.began)
  }

  /// Moves in one sample, without delay.
  ///
  /// - Precondition: It is down.
  public func move(to place: Point) {
    location = place
    report(.moved)
  }

  /// Moves in a straight line at constant speed.
  ///
  /// - Precondition: It is down.
  public func drag(to place: Point, over duration: Double) {
    let start = location
    follow(over: duration) { start + (place - start) * $0 }
  }

  /// Moves from point to point, with equal time for each leg.
  ///
  /// - Precondition: It is down.
  public func drag(along places: [Point], over duration: Double) {
    for place in places { drag(to: place, over: duration / Double(places.count)) }
  }

  /// Trembles about its location by at most `reach` points along each axis.
  ///
  /// - Precondition: It is down.
  public func tremble(by reach: Double, for duration: Double, seed: UInt64 = 1) {
    var random = SplitMix64(seed: seed)
    let middle = location
    follow(over: duration) { _ in
      let right = Double(random.pick(-1000...1000)) / 1000
      let down = Double(random.pick(-1000...1000)) / 1000
      return middle + Vector(right * reach, down * reach)
    }
  }

  /// Moves along a path, a function of the elapsed fraction of the time, 0…1.
  ///
  /// - Precondition: It is down.
  public func follow(over duration: Double, _ path: (Double) -> Point) {
    let start = time
    let end = start + FrameComposer.microseconds(duration)
    guard end > start else { return move(to: path(1)) }
    for instant in FrameComposer.samples(from: start, to: end, rate: screen.sampleRate) {
      time = instant
      move(to: path(Double(instant - start) / Double(end - start)))
    }
  }

  /// Rests.
  public func wait(_ duration: Double) {
    time += FrameComposer.microseconds(duration)
    screen.extend(to: time)
  }

  /// Lifts.
  ///
  /// - Precondition: It is down.
  public func lift() {
    report(.ended)
    isDown = false
  }

  /// Is cancelled by the system.
  ///
  /// - Precondition: It is down.
  public func cancel() {
    report(.cancelled)
    isDown = false
  }

  /// Touches and lifts, by default after 60 ms.
  public func tap(at place: Point, holding duration: Double = 0.06) {
    press(at: place)
    wait(duration)
    lift()
  }

  /// Taps twice, by default with 120 ms between the taps.
  public func doubleTap(at place: Point, after interval: Double = 0.12) {
    tap(at: place)
    wait(interval)
    tap(at: place)
  }

  /// Touches, moves at constant speed and lifts while moving, by default within 100 ms.
  public func swipe(from start: Point, to end: Point, over duration: Double = 0.1) {
    press(at: start)
    drag(to: end, over: duration)
    lift()
  }

  private func report(_ phase: TouchPhase) {
    precondition(isDown, "finger \(id) is not down")
    screen.report(Contact(id: id, phase: phase, position: location, kind: kind), at: time)
  }
}
