import Dactyl

/// Recognises a check mark: a short leg down, a corner, a long leg up; discrete, one finger.
///
/// Accepts marks of either hand. Recognises on lift, or, with `recognizesEarly`, as soon as the
/// second leg is long enough to be sure. On people whose strokes did not set its limits, it finds
/// 98 of 100 check marks, and accepts 3 of 100 v's and fewer than 1 of 1,000 other gestures
/// (*Designing gestures*).
///
/// Source: the check-mark recogniser of the books on UIKit, whose names for the limits it keeps.
/// That one compares neighbouring touch segments; this one measures the legs of the whole stroke,
/// so the sampling rate does not matter.
///
/// ```swift
/// let check = CheckMarkGestureRecognizer()
/// check.addAction { check in
///   if let mark = check.checkMark { print("checked at", mark.corner, mark.hand) }
/// }
/// form.addGestureRecognizer(check)
/// ```
///
/// - SeeAlso: ``CircleGestureRecognizer`` and ``ScratchOutGestureRecognizer`` for the other
///   shapes, ``StrokeGestureRecognizer`` for drawings of your own.
open class CheckMarkGestureRecognizer: SingleStrokeGestureRecognizer {
  /// Every limit of the shape.
  public var criteria = CheckMarkCriteria()
  /// True to recognise before the lift, at a leg ratio up to `earlyLegRatio`; default false.
  public var recognizesEarly = false
  /// The largest length of the short leg, as a share of the long one, for recognition before the
  /// lift; default 0.5, 0…1.
  public var earlyLegRatio = 0.5
  /// The recognised check mark, in points of the window; nil before recognition.
  public private(set) var checkMark: CheckMark?

  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity: Double {
    get { criteria.generosity }
    set { criteria.generosity = newValue }
  }
  /// The least length of the whole stroke, in points; default 10, at least 0.
  public var minimumLength: Double {
    get { criteria.minimumLength }
    set { criteria.minimumLength = newValue }
  }

  /// The largest length of the first leg as a share of the second; default 1. Less refuses more
  /// v's, and more check marks.
  public var maximumLegRatio: Double {
    get { criteria.maximumLegRatio }
    set { criteria.maximumLegRatio = newValue }
  }

  /// `checkMark`
  open override var kind: StaticString { "checkMark" }

  /// Recognises a check mark.
  open override func judge(_ stroke: Stroke) -> Judgement {
    if let refusal = criteria.refusal(of: stroke, or: &checkMark) {
      return .refused(because: refusal.cause)
    }
    return .recognized(because: cause)
  }

  /// Recognises a check mark whose second leg is already long, if `recognizesEarly` is true.
  open override func judgeUnfinished(_ stroke: Stroke) -> Cause? {
    var mark: CheckMark?
    guard recognizesEarly, criteria.refusal(of: stroke, or: &mark) == nil, let mark,
      mark.legRatio <= earlyLegRatio
    else { return nil }
    checkMark = mark
    return cause
  }

  /// Adds `start`, `corner`, `end`, `hand`, `angle`, `tilt` and `legRatio` of the check mark.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    var (start, corner, end): (Point?, Point?, Point?)
    var (hand, angle, tilt, legRatio) = (Double.nan, Double.nan, Double.nan, Double.nan)
    if let checkMark {
      start = place(checkMark.start, in: view)
      corner = place(checkMark.corner, in: view)
      end = place(checkMark.end, in: view)
      hand = checkMark.hand == .left ? 1 : 0
      angle = checkMark.angle
      tilt = checkMark.tilt
      legRatio = checkMark.legRatio
    }
    readings.add("start", start)
    readings.add("corner", corner)
    readings.add("end", end)
    readings.add("hand", hand, spelled: hand == 1 ? "left" : "right")
    readings.add("angle", angle)
    readings.add("tilt", tilt)
    readings.add("legRatio", legRatio)
  }

  /// Starts a stroke.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    checkMark = nil
    super.touchesBegan(touches, with: event)
  }

  private func place(_ point: Point, in view: View?) -> Point {
    view?.convert(point, from: nil) ?? point
  }

  private var cause: Cause {
    StrokeCause.checkMark.cause(checkMark?.strangeness ?? 0, limit: criteria.generosity)
  }
}
