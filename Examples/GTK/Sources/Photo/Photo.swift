import Dactyl

/// A photo that is dragged, pinched and turned at once, flies on when it is flung, comes back by a
/// double tap, and has a menu after a long press.
final class Photo {
  static let size = Vector(240, 160)

  let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
  /// Leads from the photo, whose middle is (0, 0), to the window.
  private(set) var matrix = AffineTransform.identity
  /// Where the menu is, if it is open.
  private(set) var menu: Point?
  private var fling: (way: Deceleration, start: Double, matrix: AffineTransform)?

  init() {
    window.isMultipleTouchEnabled = true
    goHome()
    let move = TransformGestureRecognizer()
    move.addAction { [unowned self] move in
      if move.state == .began { (fling, menu) = (nil, nil) }
      matrix = matrix.concatenating(move.transform(in: window))
      move.setTransform(.identity, in: window)
      guard move.state == .ended else { return }
      fling = (
        Deceleration(from: Point(0, 0), velocity: move.velocity(in: window)),
        window.currentTime, matrix
      )
    }
    let press = LongPressGestureRecognizer()
    press.addAction { [unowned self] press in
      if press.state == .began { menu = press.location(in: window) }
    }
    let home = TapGestureRecognizer()
    home.numberOfTapsRequired = 2
    home.addAction { [unowned self] _ in goHome() }
    for recognizer in [move, press, home] { window.addGestureRecognizer(recognizer) }
  }

  /// Follows the size of its surface.
  func resize(_ width: Double, _ height: Double) {
    let isHome = matrix == home
    window.frame = Rect(x: 0, y: 0, width: width, height: height)
    if isHome { matrix = home }
  }

  /// Meets deadlines and moves what flies.
  func advance(to time: Double) {
    let time = max(time, window.currentTime)
    try? window.advance(to: time)
    guard let fling else { return }
    let place = fling.way.position(at: time - fling.start)
    matrix = fling.matrix.concatenating(AffineTransform(translationX: place.x, y: place.y))
    if time - fling.start > fling.way.restTime { self.fling = nil }
  }

  /// When to advance at the latest; nil for never.
  func nextTime(after now: Double) -> Double? { fling == nil ? window.nextDeadline : now + 0.016 }

  private var home: AffineTransform {
    AffineTransform(translationX: window.frame.width / 2, y: window.frame.height / 2)
  }

  private func goHome() {
    matrix = home
    (fling, menu) = (nil, nil)
  }
}
