@_spi(Facades) import Dactyl
import Foundation

/// One finger or pencil, from down to up: the same object for all of its life.
///
/// Kept after that, it shows what it showed last.
@preconcurrency @MainActor
open class UITouch: NSObject {
  @exclusivity(unchecked) nonisolated(unsafe) private unowned(unsafe) var touch: Touch?
  @exclusivity(unchecked) nonisolated(unsafe) private var record: TouchRecord
  nonisolated(unsafe) private var hitView: UIView?
  private let identity: Int
  @exclusivity(unchecked) var estimate: TouchEstimate?

  init(_ touch: Touch) {
    self.touch = touch
    record = TouchRecord(touch)
    // The window keeps its touches, so a touch on the bare window must not keep the window.
    hitView = touch.view.flatMap { $0 === $0.window ? nil : $0.owner }
    identity = Int(bitPattern: Unmanaged.passUnretained(touch).toOpaque())
    super.init()
    touch.facade = self
  }

  /// A touch of nothing, for tests that override what it says.
  public override init() {
    touch = nil
    record = TouchRecord()
    hitView = nil
    identity = 0
    super.init()
  }

  /// A touch that no longer follows the engine's.
  init(snapshotOf other: UITouch) {
    touch = nil
    record = other.now
    hitView = other.view
    identity = other.identity &+ 1
    estimate = other.estimate
    super.init()
  }

  /// The object that shows an engine's touch.
  static func showing(_ touch: Touch) -> UITouch {
    if let facade = touch.facade { return unsafeDowncast(facade, to: UITouch.self) }
    return UITouch(touch)
  }

  /// What the touch is now, or was last.
  private var now: TouchRecord { touch.map { TouchRecord($0) } ?? record }

  /// The engine's touch; nil once it is over.
  var engine: Touch? { touch }

  /// What happened to the touch in the event being delivered.
  open var phase: Phase { Phase(touch?.phase ?? record.phase) }
  /// When the touch last changed, in seconds of the input frames.
  open var timestamp: TimeInterval { touch?.timestamp ?? record.timestamp }
  /// How many taps the finger has made here, this touch included; 0 once it has moved away.
  open var tapCount: Int { touch?.tapCount ?? record.tapCount }
  /// The kind of pointer.
  open var type: TouchType { TouchType(record.kind) }
  /// The view that was hit when the finger came down; once the touch is over, nil for the bare
  /// window.
  open var view: UIView? { hitView ?? touch?.view?.owner }
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// The recognisers that follow the touch; nil once it is over.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    touch.map { touch in touch.followers.compactMap(\.owner) }
  }

  /// The half length of the contact's ellipse, in points; 0 where the device does not say.
  open var majorRadius: CGFloat { CGFloat(touch?.majorRadius ?? record.majorRadius) }
  /// By how much `majorRadius` may be wrong, in points.
  open var majorRadiusTolerance: CGFloat {
    CGFloat(touch?.majorRadiusTolerance ?? record.majorRadiusTolerance)
  }
  /// How hard it presses, where 1 is an ordinary touch; 0 where the device does not say.
  open var force: CGFloat {
    CGFloat(estimate?.force ?? touch?.force ?? record.force)
  }
  /// The largest `force` the device can report; 0 where it reports none.
  open var maximumPossibleForce: CGFloat { CGFloat(touch?.maximumForce ?? record.maximumForce) }
  /// The angle between pencil and surface, in radians; π/2 where the device does not say.
  open var altitudeAngle: CGFloat {
    CGFloat(estimate?.altitude ?? touch?.altitude ?? record.altitude)
  }
  /// The turn of the pencil about its own axis, in radians.
  open var rollAngle: CGFloat { CGFloat(estimate?.roll ?? touch?.roll ?? record.roll) }

  /// The place in a view's coordinates, or in the window's for nil. Not rounded.
  open func location(in view: UIView?) -> CGPoint {
    if estimate == nil, let touch {
      guard let view else { return CGPoint(touch.location(in: nil)) }
      return CGPoint(touch.location(in: view.engine))
    }
    return place(estimate?.position ?? now.position, in: view)
  }

  /// The place at the touch's last event before this one.
  open func previousLocation(in view: UIView?) -> CGPoint {
    touch.map { CGPoint($0.previousLocation(in: view?.engine)) }
      ?? place(record.previousPosition, in: view)
  }

  /// The place with all the digits the device gave; never use it for hit-testing.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    place(estimate?.position ?? now.precisePosition, in: view)
  }

  /// The precise place at the touch's last event before this one.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    touch.map { CGPoint($0.precisePreviousLocation(in: view?.engine)) }
      ?? place(record.precisePreviousPosition, in: view)
  }

  /// The direction in which the pencil leans, in radians of a view's coordinates; 0 is to the
  /// right.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let way = azimuthUnitVector(in: view)
    return CGFloat(arctangent(Double(way.dy), Double(way.dx)))
  }

  /// The direction in which the pencil leans, as a vector of length 1 in a view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = estimate?.azimuth ?? touch?.azimuth ?? record.azimuth
    let way = Dactyl.Vector(cosine(angle), sine(angle))
    guard let view else { return CGVector(way) }
    let origin = view.engine.convert(Dactyl.Point.zero, from: nil)
    let goal = view.engine.convert(Dactyl.Point.zero + way, from: nil)
    return CGVector((goal - origin).normalized)
  }

  /// Names an estimate that a later update will make good; nil where nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { estimate.map { NSNumber(value: $0.index) } }
  /// The properties that are estimates so far.
  open var estimatedProperties: Properties { estimate?.properties ?? [] }
  /// The estimates that a later update will make good.
  open var estimatedPropertiesExpectingUpdates: Properties { estimate?.expectingUpdates ?? [] }

  /// Hashes the object's identity.
  nonisolated open override var hash: Int {
    identity != 0 ? identity : Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether both are the same object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject?) === self
  }

  private func place(_ position: Dactyl.Point, in view: UIView?) -> CGPoint {
    CGPoint(view?.engine.convert(position, from: nil) ?? position)
  }
}

@_spi(Facades) extension UITouch: TouchFacade {
  /// Keeps what the engine's touch last said, and lets go of it.
  public nonisolated func touchIsGoing(_ touch: Touch) {
    record = TouchRecord(touch)
    self.touch = nil
  }
}
