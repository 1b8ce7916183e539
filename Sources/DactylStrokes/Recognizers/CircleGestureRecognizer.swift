import Dactyl

/// Recognises a circle, either way round and from any starting point; discrete, one finger.
///
/// Recognises on lift. Measured on people it was not set on, it finds 99 of 100 circles and takes
/// fewer than 1 of 1,000 other gestures for one (*Designing gestures*).
///
/// Source: the circle recogniser of the books on UIKit, whose `deviation` keeps its name. That one
/// takes the radius from the outermost points; this one fits a circle to all of them.
///
/// ```swift
/// let circle = CircleGestureRecognizer()
/// circle.addAction { circle in
///   if let center = circle.center(in: page) { select(around: center, circle.radius) }
/// }
/// page.addGestureRecognizer(circle)
/// ```
open class CircleGestureRecognizer: SingleStrokeGestureRecognizer {
  /// Every limit of the shape.
  public var criteria = CircleCriteria()
  /// The circle that was recognised, in points of the window; nil before.
  public private(set) var circle: CircleShape?

  /// How far the measures may be off, all together, above 0; default 1. Below is stricter, 0.9 say.
  public var generosity: Double {
    get { criteria.generosity }
    set { criteria.generosity = newValue }
  }
  /// The largest distance of a point from the fitted circle, as a share of its radius; default 1,
  /// above 0.
  public var deviation: Double {
    get { criteria.deviation }
    set { criteria.deviation = newValue }
  }
  /// The radius of the fitted circle, in points of the window; 0 before there is one.
  public var radius: Double { circle?.radius ?? 0 }
  /// Which way round the finger went; nil before there is a circle.
  public var direction: TurnDirection? { circle?.direction }

  /// `circle`
  open override var kind: StaticString { "circle" }

  /// The middle of the fitted circle in a view, or in the window for nil; nil before there is a
  /// circle.
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
      because: StrokeCause.circle.cause(circle?.deviation ?? 0, limit: criteria.deviation))
  }

  /// The circle: `center`, `radius`, `sweep`, `deviation` and `meanDeviation`.
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
