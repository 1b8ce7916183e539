/// Recognises a pointer or pencil that is over its view without touching it, and follows it;
/// continuous (SPEC E9).
///
/// Begins when the pointer comes over the view or one on top of it, changes with its moves, and
/// ends when it leaves for another view, the window, or out of reach; all as hit-testing says
/// (SPEC B2). Begins at most once each time the pointer comes in, so one that was refused, disabled
/// or added while the pointer is inside waits for the next time. Follows one pointer; others that
/// come meanwhile are not looked at.
///
/// ```swift
/// hover.addAction { hover in
///   button.isHighlighted = hover.state == .began || hover.state == .changed
/// }
/// ```
///
/// It takes no touches, so it neither prevents others nor is prevented; its moves are no drag.
///
/// - SeeAlso: ``PanGestureRecognizer`` to follow a pointer that is down.
open class HoverGestureRecognizer: GestureRecognizer {
  /// The pointer that it follows.
  private var pointer: Int?
  /// The last sample of that pointer. Once the pointer is forgotten, only its place is kept.
  private var sample = HoverSample(id: 0, phase: .exited, position: .zero)

  /// A recogniser of pointers and pencils.
  public override init() {
    super.init()
    allowedTouchKinds = [.indirectPointer, .pencil]
  }

  /// `hover`
  open override var kind: StaticString { "hover" }

  /// Where the pointer is, in a view's coordinates, or in the window's for nil.
  open override func location(in view: View?) -> Point {
    View.convert(sample.position, to: view)
  }

  /// The height above the surface: 0 at it, 1 if the device just notices the pointer; 0 if it
  /// does not say.
  public final var zOffset: Double { sample.zOffset }

  /// The angle between pencil and surface, in radians; π/2, upright, if the device does not say.
  public final var altitude: Double { sample.altitude }

  /// The turn of the pencil about its own axis, in radians; 0 if the device does not say.
  public final var roll: Double { sample.roll }

  /// The direction in which the pencil leans, in radians of a view's coordinates, or of the
  /// window's for nil.
  public final func azimuth(in view: View?) -> Double { azimuthUnitVector(in: view).angle }

  /// The direction in which the pencil leans, as a vector of length 1 in a view's coordinates.
  public final func azimuthUnitVector(in view: View?) -> Vector {
    let angle = sample.azimuth
    return View.convert(Vector(cosine(angle), sine(angle)), to: view).normalized
  }

  /// Never takes touches.
  public final override func shouldReceive(_ event: Event) -> Bool { false }

  /// `height`, `altitude`, `azimuth` and `roll`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("height", zOffset)
    readings.add("altitude", altitude)
    readings.add("azimuth", azimuth(in: view))
    readings.add("roll", roll)
  }

  /// Forgets the pointer.
  open override func reset() {
    pointer = nil
    sample = HoverSample(id: sample.id, phase: .exited, position: sample.position)
  }

  // MARK: Called by the window

  final override var followsHovers: Bool { true }

  final override func hover(_ change: HoverChange) {
    switch change {
    case .entered(let sample): enter(sample)
    case .moved(let sample): move(sample)
    case .left(let sample): leave(sample)
    }
  }

  private func enter(_ sample: HoverSample) {
    guard isEnabled, state == .possible, pointer == nil,
      allowedTouchKinds.contains(sample.kind)
    else { return }
    pointer = sample.id
    self.sample = sample
    transition(to: .began, because: .pointerEntered)
  }

  private func move(_ sample: HoverSample) {
    guard sample.id == pointer, state.isActive else { return }
    self.sample = sample
    continueIfActive()
  }

  private func leave(_ sample: HoverSample) {
    guard sample.id == pointer, state.isActive else { return }
    transition(to: .ended, because: .pointerExited)
  }
}
