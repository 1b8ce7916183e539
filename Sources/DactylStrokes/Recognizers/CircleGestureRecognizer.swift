import Dactyl

/// Recognises a circle, either way round and from any starting point; discrete, one finger.
///
/// Recognises on lift. On people whose strokes did not set its limits, it finds 99 of 100 circles
/// and accepts fewer than 1 of 1,000 other gestures (*Designing gestures*).
///
/// Source: the circle recogniser of the books on UIKit. That one takes the radius from the outermost
/// points and limits how far any point may be from it; this one fits a circle to all points, and
/// compares the stroke with how people draw circles.
///
/// ```swift
/// let circle = CircleGestureRecognizer()
/// circle.addAction { circle in
///   if let center = circle.center(in: page) { select(around: center, circle.radius) }
/// }
/// page.addGestureRecognizer(circle)
/// ```
///
/// - SeeAlso: ``CheckMarkGestureRecognizer`` and ``ScratchOutGestureRecognizer`` for the other
///   shapes, ``StrokeGestureRecognizer`` for drawings of your own.
open class CircleGestureRecognizer: SingleStrokeGestureRecognizer {
  /// Every limit of the shape.
  public var criteria = CircleCriteria()
  /// The recognised circle, in points of the window; nil before recognition.
  public private(set) var circle: CircleShape?

  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity: Double {
    get { criteria.generosity }
    set { criteria.generosity = newValue }
  }
  /// The radius of the fitted circle, in points of the window; 0 before recognition.
  public var radius: Double { circle?.radius ?? 0 }
  /// Which way round the finger went; nil before recognition.
  public var direction: TurnDirection? { circle?.direction }

  /// `circle`
  open override var kind: StaticString { "circle" }

  /// The centre of the fitted circle in a view, or in the window for nil; nil before recognition.
  public func center(in view: View?) -> Point? {
    guard let circle else { return nil }
    return view?.convert(circle.center, from: nil) ?? circle.center
  }

  /// Recognises a circle.
  open override func judge(_ stroke: Stroke) -> Judgement {
    if let refusal = criteria.refusal(of: stroke, or: &circle) {
      return .refused(because: refusal.cause)
    }
    return .recognized(
      because: StrokeCause.circle.cause(
        circle?.strangeness ?? 0, limit: criteria.generosity))
  }

  /// Adds `center`, `radius`, `sweep`, `deviation` and `meanDeviation` of the circle.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("center", center(in: view))
    readings.add("radius", circle?.radius ?? .nan)
    readings.add("sweep", circle?.sweep ?? .nan)
    readings.add("deviation", circle?.deviation ?? .nan)
    readings.add("meanDeviation", circle?.meanDeviation ?? .nan)
  }

  /// Starts a stroke.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    circle = nil
    super.touchesBegan(touches, with: event)
  }
}
