import Dactyl

/// A device that is not there: fingers touch it, and it takes samples of them.
///
/// ```swift
/// let screen = TouchScreen()
/// let finger = screen.finger()
/// finger.press(at: Point(100, 100))
/// finger.drag(to: Point(200, 100), over: 0.2)
/// finger.lift()
/// try screen.play(into: window)  // or: screen.frames
/// ```
///
/// Each finger has a clock of its own, so that what two of them do after each other in the program
/// happens at the same time; `meet()` lets all wait for the last. Nothing reads a real clock.
public final class TouchScreen {
  /// How large it is, in points; default 1000 × 1000.
  public let size: Size
  /// How many samples a second it takes of a moving finger; default 120.
  public let sampleRate: Double

  private var composer = FrameComposer()
  private var fingers: [Finger] = []
  private var lastID = 0
  /// When what follows `meet()` begins, in microseconds.
  private var present = 0
  /// The window's time that is the screen's 0.
  private var origin: Double?

  /// A screen that nobody touches.
  ///
  /// - Precondition: The sample rate is above 0.
  public init(size: Size = Size(width: 1000, height: 1000), sampleRate: Double = 120) {
    precondition(sampleRate > 0, "a sample rate is above 0")
    self.size = size
    self.sampleRate = sampleRate
  }

  /// A finger, or pencil, that is not down yet.
  public func finger(_ kind: TouchKind = .direct) -> Finger {
    lastID += 1
    let finger = Finger(id: lastID, kind: kind, screen: self, time: present)
    fingers.append(finger)
    return finger
  }

  /// Lets all fingers wait for the one that takes longest.
  public func meet() {
    for finger in fingers { present = max(present, finger.time) }
    for finger in fingers { finger.time = present }
  }

  /// Lets all fingers wait for the last, and then some seconds more.
  public func wait(_ seconds: Double) {
    meet()
    present += FrameComposer.microseconds(seconds)
    composer.extend(to: present)
    meet()
  }

  /// What the screen has seen and not yet played, from its time 0 on.
  public var frames: [InputFrame] { composer.frames() }

  /// Sends what has happened since the last call to a window, and meets its deadlines on the way.
  ///
  /// The first call begins at the window's present time.
  ///
  /// - Throws: `InputError` where the window has contacts of the same numbers from elsewhere.
  public func play(into window: Window) throws(InputError) {
    meet()
    composer.extend(to: present)
    let start = origin ?? window.currentTime
    origin = start
    let frames = composer.frames()
    composer = FrameComposer()
    try window.play(frames.map { InputFrame(time: $0.time + start, contacts: $0.contacts) })
  }

  func report(_ contact: Contact, at time: Int) { composer.add(contact, at: time) }

  func extend(to time: Int) { composer.extend(to: time) }
}
