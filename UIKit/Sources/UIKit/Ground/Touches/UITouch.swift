@_spi(Facades) import Dactyl
import Foundation

/// One finger or pencil, from touch-down to lift: the same object for its whole life.
///
/// After that, it keeps its last values.
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

  /// An empty touch, for tests that override its properties.
  public override init() {
    touch = nil
    record = TouchRecord()
    hitView = nil
    identity = 0
    super.init()
  }

  /// A copy that no longer follows the engine's touch.
  init(snapshotOf other: UITouch) {
    touch = nil
    record = other.now
    hitView = other.view
    identity = other.identity &+ 1
    estimate = other.estimate
    super.init()
  }

  /// The object that stands for an engine's touch.
  static func showing(_ touch: Touch) -> UITouch {
    if let facade = touch.facade { return unsafeDowncast(facade, to: UITouch.self) }
    return UITouch(touch)
  }

  /// The touch's current or last values.
  private var now: TouchRecord { touch.map { TouchRecord($0) } ?? record }

  /// The engine's touch; nil after the lift.
  var engine: Touch? { touch }
  /// The device's number for the finger; 0 after the lift.
  var contact: Int { touch?.contactID ?? 0 }

  /// What happened to the touch in the event being delivered.
  open var phase: Phase { Phase(touch?.phase ?? record.phase) }
  /// When the touch last changed, in seconds of the input frames.
  open var timestamp: TimeInterval { touch?.timestamp ?? record.timestamp }
  /// The number of taps at this place, this touch included; 0 once the finger has moved away.
  open var tapCount: Int { touch?.tapCount ?? record.tapCount }
  /// The kind of pointer.
  open var type: TouchType { TouchType(record.kind) }
  /// The view that the finger came down on; after the lift, nil for the bare window.
  open var view: UIView? { hitView ?? touch?.view?.owner }
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// The recognisers that follow the touch; nil after the lift.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    touch.map { touch in touch.followers.compactMap(\.owner) }
  }

  /// Half the length of the contact's ellipse, in points; 0 if the device does not report it.
  open var majorRadius: CGFloat { CGFloat(touch?.majorRadius ?? record.majorRadius) }
  /// The tolerance of `majorRadius`, in points.
  open var majorRadiusTolerance: CGFloat {
    CGFloat(touch?.majorRadiusTolerance ?? record.majorRadiusTolerance)
  }
  /// The force, where 1 is an ordinary touch; 0 if the device does not report it.
  open var force: CGFloat {
    CGFloat(estimate?.force ?? touch?.force ?? record.force)
  }
  /// The largest `force` the device can report; 0 where it reports none.
  open var maximumPossibleForce: CGFloat { CGFloat(touch?.maximumForce ?? record.maximumForce) }
  /// The angle between pencil and surface, in radians; π/2 if the device does not report it.
  open var altitudeAngle: CGFloat {
    CGFloat(estimate?.altitude ?? touch?.altitude ?? record.altitude)
  }
  /// The pencil's roll about its own axis, in radians.
  open var rollAngle: CGFloat { CGFloat(estimate?.roll ?? touch?.roll ?? record.roll) }

  /// The location in a view's coordinates, or in the window's for nil; not rounded.
  open func location(in view: UIView?) -> CGPoint {
    if estimate == nil, let touch {
      guard let view else { return CGPoint(touch.location(in: nil)) }
      return CGPoint(touch.location(in: view.engine))
    }
    return place(estimate?.position ?? now.position, in: view)
  }

  /// The location at the touch's previous event.
  open func previousLocation(in view: UIView?) -> CGPoint {
    touch.map { CGPoint($0.previousLocation(in: view?.engine)) }
      ?? place(record.previousPosition, in: view)
  }

  /// The location as precise as the device reports it; never use it for hit-testing.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    place(estimate?.position ?? now.precisePosition, in: view)
  }

  /// The precise location at the touch's previous event.
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

  /// Identifies an estimate that an update will replace; nil without estimates.
  open var estimationUpdateIndex: NSNumber? { estimate.map { NSNumber(value: $0.index) } }
  /// The properties that are still estimates.
  open var estimatedProperties: Properties { estimate?.properties ?? [] }
  /// The estimates that a later update will replace.
  open var estimatedPropertiesExpectingUpdates: Properties { estimate?.expectingUpdates ?? [] }

  /// Hashes the object's identity.
  nonisolated open override var hash: Int {
    identity != 0 ? identity : Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())
  }

  /// True if both are the same object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject?) === self
  }

  private func place(_ position: Dactyl.Point, in view: UIView?) -> CGPoint {
    CGPoint(view?.engine.convert(position, from: nil) ?? position)
  }
}

extension Set<UITouch> {
  /// The touch of the lowest contact: a set has another first one in every process.
  @MainActor var leading: UITouch? {
    count > 1 ? self.min { $0.contact < $1.contact } : first
  }
}

@_spi(Facades) extension UITouch: TouchFacade {
  /// Copies the engine's touch for the last time and releases it.
  public nonisolated func touchIsGoing(_ touch: Touch) {
    record = TouchRecord(touch)
    self.touch = nil
  }
}
