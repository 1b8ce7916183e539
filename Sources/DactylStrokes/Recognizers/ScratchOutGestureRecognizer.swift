import Dactyl

/// Recognises a zig-zag to and fro in any orientation, as over something to be deleted; discrete,
/// one finger.
///
/// Recognises on lift and says what lies under the zig-zag. To have a swipe on the same view, let
/// the swipe wait:
///
/// ```swift
/// swipe.require(toFail: scratchOut)
/// ```
///
/// Measured on people it was not set on, it finds 99 of 100 zig-zags and takes fewer than 1 of
/// 1,000 other gestures for one (*Designing gestures*).
///
/// Source: the delete gesture of the books on UIKit, which counts three changes of vertical
/// direction.
open class ScratchOutGestureRecognizer: SingleStrokeGestureRecognizer {
  /// Every limit of the shape.
  public var criteria = ScratchOutCriteria()
  /// The zig-zag that was recognised, in points of the window; nil before.
  public private(set) var scratchOut: ScratchOut?
  /// The view under most of the zig-zag, among those on the recogniser's view; nil where none is,
  /// and before. It is not kept alive: recognisers on it may require this one to fail.
  public var viewToDelete: View? { viewBeneath }
  #if hasFeature(Embedded)
    private var viewBeneath: View?
  #else
    private weak var viewBeneath: View?
  #endif

  /// How far the measures may be off, all together, above 0; default 1. Below is stricter, 0.9 say.
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

  /// The zig-zag: `bounds`, `reversals`, `legLength`, `angle`, and the tag of the view beneath.
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

  /// Hit-tests the stroke at points equally far apart, and gives the view that is hit most often.
  private func view(under stroke: Stroke) -> View? {
    guard let view else { return nil }
    var hits: [View] = []
    for point in stroke.places(count: 64) {
      let inside = view.convert(point, from: nil)
      // A view beneath the recogniser's would be kept by whom it keeps.
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
