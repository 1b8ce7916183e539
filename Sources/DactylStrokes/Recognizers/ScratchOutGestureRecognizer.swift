import Dactyl

/// Recognises a zig-zag in any orientation, as over something to delete; discrete, one finger.
///
/// Recognises on lift and names the view under the zig-zag. A swipe on the same view should wait:
///
/// ```swift
/// swipe.require(toFail: scratchOut)
/// ```
///
/// On people whose strokes did not set its limits, it finds 99 of 100 zig-zags and accepts fewer
/// than 1 of 1,000 other gestures (*Designing gestures*).
///
/// Source: the delete gesture of the books on UIKit, which counts three changes of vertical
/// direction.
///
/// - SeeAlso: ``CheckMarkGestureRecognizer`` and ``CircleGestureRecognizer`` for the other
///   shapes, ``StrokeGestureRecognizer`` for drawings of your own.
open class ScratchOutGestureRecognizer: SingleStrokeGestureRecognizer {
  /// Every limit of the shape.
  public var criteria = ScratchOutCriteria()
  /// The recognised zig-zag, in points of the window; nil before recognition.
  public private(set) var scratchOut: ScratchOut?
  /// The subview of the recogniser's view under most of the zig-zag; nil if there is none.
  ///
  /// Not kept alive: recognisers on that view may require this one to fail.
  public var viewToDelete: View? { viewBeneath }
  #if hasFeature(Embedded)
    private var viewBeneath: View?
  #else
    private weak var viewBeneath: View?
  #endif

  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity: Double {
    get { criteria.generosity }
    set { criteria.generosity = newValue }
  }
  /// The least number of times the finger turns back; default 3, at least 1.
  public var minimumReversals: Int {
    get { criteria.minimumReversals }
    set { criteria.minimumReversals = newValue }
  }

  /// `scratchOut`
  open override var kind: StaticString { "scratchOut" }

  /// Recognises a scratch-out.
  open override func judge(_ stroke: Stroke) -> Judgement {
    if let refusal = criteria.refusal(of: stroke, or: &scratchOut) {
      return .refused(because: refusal.cause)
    }
    viewBeneath = view(under: stroke)
    return .recognized(
      because: StrokeCause.scratchOut.cause(
        Double(scratchOut?.reversals ?? 0), limit: Double(criteria.minimumReversals)))
  }

  /// Adds the zig-zag's `bounds`, `reversals`, `legLength` and `angle`, and the view's tag.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    var bounds: Rect?
    var (reversals, legLength, angle) = (Double.nan, Double.nan, Double.nan)
    if let scratchOut {
      bounds = view?.convert(scratchOut.bounds, from: nil) ?? scratchOut.bounds
      reversals = Double(scratchOut.reversals)
      legLength = scratchOut.legLength
      angle = scratchOut.angle
    }
    readings.add("bounds", bounds)
    readings.add("reversals", reversals)
    readings.add("legLength", legLength)
    readings.add("angle", angle)
    readings.add("viewToDelete", viewToDelete.map { Double($0.tag) } ?? 0)
  }

  /// Starts a stroke.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    scratchOut = nil
    viewBeneath = nil
    super.touchesBegan(touches, with: event)
  }

  /// The view that hit-testing finds most often at 64 equally spaced points of the stroke.
  private func view(under stroke: Stroke) -> View? {
    guard let view else { return nil }
    var hits: [View] = []
    for point in stroke.places(count: 64) {
      let inside = view.convert(point, from: nil)
      // Keeping the recogniser's own view, or one outside it, would make a cycle of references.
      if let hit = view.hitTest(inside, with: nil), hit !== view, hit.isDescendant(of: view) {
        hits.append(hit)
      }
    }
    var best: View?
    var most = 0
    for hit in hits {
      var count = 0
      for other in hits where other === hit { count += 1 }
      if count > most { (best, most) = (hit, count) }
    }
    return best
  }
}
