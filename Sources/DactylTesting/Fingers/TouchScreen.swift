import Dactyl

/// A simulated device that samples simulated fingers.
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
/// Each finger has its own clock, so steps that the program writes one after the other happen at
/// the same time for two fingers; `meet()` synchronises them. Nothing reads a real clock.
public final class TouchScreen {
  /// Its size in points; default 1000 × 1000.
  public let size: Size
  /// How many samples a second it takes of a moving finger; default 120.
  public let sampleRate: Double

  private var composer = FrameComposer()
  private var fingers: [Finger] = []
  private var lastID = 0
  /// The time of the last `meet()`, in microseconds.
  private var present = 0
  /// The window's time at the screen's time 0.
  private var origin: Double?

  /// A screen without fingers.
  ///
  /// - Precondition: The sample rate is above 0.
  public init(size: Size = Size(width: 1000, height: 1000), sampleRate: Double = 120) {
    precondition(sampleRate > 0, "a sample rate is above 0")
    self.size = size
    self.sampleRate = sampleRate
  }

  /// Adds a finger or pencil that does not touch yet.
  public func finger(_ kind: TouchKind = .direct) -> Finger {
    lastID += 1
    let finger = Finger(id: lastID, kind: kind, screen: self, time: present)
    fingers.append(finger)
    return finger
  }

  /// Makes all fingers wait for the last.
  public func meet() {
    for finger in fingers { present = max(present, finger.time) }
    for finger in fingers { finger.time = present }
  }

  /// Makes all fingers wait for the last, and then some seconds more.
  public func wait(_ seconds: Double) {
    meet()
    present += FrameComposer.microseconds(seconds)
    composer.extend(to: present)
    meet()
  }

  /// The frames not yet played, from the screen's time 0 on.
  public var frames: [InputFrame] { composer.frames() }

  /// Sends the frames not yet played to a window, and fires deadlines on the way.
  ///
  /// The first call begins at the window's present time.
  ///
  /// - Throws: `InputError` if the window has contacts with the same ids from another source.
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
