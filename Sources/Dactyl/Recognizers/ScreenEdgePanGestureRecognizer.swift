/// Recognises one finger that comes in from an edge of the window; continuous (SPEC E8).
///
/// The finger must come down within `edgeWidth` of one of the `edges` and go `minimumDistance` away
/// from it; if it goes that far along the edge or out of the window first, the recogniser fails.
/// From then on it is a pan. Several fingers come from an edge where `minimumNumberOfTouches` and
/// `maximumNumberOfTouches` say so; one of them must come down within `edgeWidth`, and each must go
/// half the distance.
///
/// Differs from UIKit in that the edges are those of the window, which need not fill a screen.
///
/// ```swift
/// let back = ScreenEdgePanGestureRecognizer()
/// back.edges = .left
/// back.addAction { back in slide(by: back.translation(in: window).dx) }
/// window.addGestureRecognizer(back)
/// ```
///
/// - SeeAlso: ``PanGestureRecognizer`` from anywhere, ``SwipeGestureRecognizer`` for a quick move
///   in one direction.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// Its own thresholds.
  final var ownScreenEdgePan = Thresholds()

  /// The edges from which a finger may come; default none, which recognises nothing.
  public final var edges: RectEdge = []
  /// The edges at which the finger came down.
  private var startEdges: RectEdge = []

  /// A recogniser of one finger; `minimumDistance`, of `PanGestureRecognizer`, is 10 by default
  /// here, too.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// `screenEdgePan`
  open override var kind: StaticString { "screenEdgePan" }

  /// One finger that comes in from an edge.
  open override var footprint: GestureFootprint? { .edgeDrag(edges) }

  override var usualMinimumDistance: Double { profile { $0.screenEdgePan.minimumDistance } }

  /// Fails where all fingers come down too far from the edges.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    var nearest = Double.infinity
    for edge in RectEdge.each where edges.contains(edge) {
      followed.forEach { finger in
        let distance = distance(of: finger.downPosition, from: edge)
        nearest = min(nearest, distance)
        if distance <= edgeWidth { startEdges.insert(edge) }
      }
    }
    if startEdges.isEmpty, followed.count >= minimumNumberOfTouches {
      fail(because: .outsideEdgeZone(distance: nearest, limit: edgeWidth))
    }
  }

  /// Forgets the drag.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func beginOrFail(from before: Double, past limit: Double) {
    var smallest = Double.pi
    for edge in RectEdge.each where startEdges.contains(edge) {
      smallest = min(smallest, abs(inward(from: edge).turn(to: motion.drag.translation)))
    }
    if smallest <= ScreenEdgePanGestureRecognizer.greatestDeviation {
      guard haveAllGone(minimumDistance / 2) else { return }
      startDragging(from: before, past: limit)
    } else {
      fail(
        because: .directionMismatch(
          deviation: smallest, limit: ScreenEdgePanGestureRecognizer.greatestDeviation))
    }
  }

  /// Whether each of several fingers has gone so far away from an edge: one that rests at it is none
  /// that comes in.
  private func haveAllGone(_ distance: Double) -> Bool {
    guard followed.count > 1 else { return true }
    for edge in RectEdge.each where startEdges.contains(edge) {
      var least = Double.infinity
      for index in 0..<followed.count {
        least = min(least, motion.starts.way(of: followed, at: index).dot(inward(from: edge)))
      }
      if least >= distance { return true }
    }
    return false
  }

  /// Half a right angle: farther from the edge than along it.
  private static var greatestDeviation: Double { .pi / 4 }

  private func inward(from edge: RectEdge) -> Vector {
    switch edge {
    case .top: Vector(0, 1)
    case .left: Vector(1, 0)
    case .bottom: Vector(0, -1)
    default: Vector(-1, 0)
    }
  }

  private func distance(of place: Point, from edge: RectEdge) -> Double {
    guard let bounds = view?.window?.bounds else { return .infinity }
    switch edge {
    case .top: return place.y - bounds.minY
    case .left: return place.x - bounds.minX
    case .bottom: return bounds.maxY - place.y
    default: return bounds.maxX - place.x
    }
  }
}
