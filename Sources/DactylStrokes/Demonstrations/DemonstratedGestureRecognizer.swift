import Dactyl

/// Recognises gestures of any number of fingers that were shown to it (SPEC E15).
///
/// ```swift
/// let shown = DemonstratedGestureRecognizer(library: gestures)
/// shown.addAction { shown in print(shown.className ?? "", shown.scale) }
/// ```
///
/// Most gestures are recognised when all fingers are up; where the library also holds a gesture that
/// goes on with another touch, after `maximumInterval`. With an empty library it fails after
/// `maximumInterval`, so that `demonstration` has all touches of a gesture to be learned. A class that `isContinuous` begins as soon
/// as no other class is compatible any more, follows the fingers with translation, scale and
/// rotation, and ends when all are up. What resembles nothing shown fails; the cause names the
/// number that differs most.
open class DemonstratedGestureRecognizer: GestureRecognizer {
  /// The gestures it recognises; demonstrations may come and go between gestures.
  public var library: DemonstrationLibrary
  /// The longest pause in seconds between touches of one gesture; default 0.4, above 0.
  public var maximumInterval = 0.4
  /// The library's answer; nil before the library is asked.
  public private(set) var match: StrokeMatch?
  /// What the fingers have done so far; after recognition, all of it.
  public var demonstration: Demonstration { Demonstration(runs, drawing: stroke) }

  @exclusivity(unchecked) private var runs = FingerRuns()
  @exclusivity(unchecked) private var stroke = Stroke([])
  @exclusivity(unchecked) private var isNew = true
  @exclusivity(unchecked) private var follower = FingersFollower()

  /// A recogniser of the gestures in a library.
  public init(library: DemonstrationLibrary = DemonstrationLibrary()) {
    self.library = library
    super.init()
  }

  /// `shown`
  open override var kind: StaticString { "shown" }

  /// What stands between a gesture of the library and a recogniser that waits for something.
  open override func conflict(with footprint: GestureFootprint) -> GestureConflict.Reason? {
    library.conflict(with: footprint)
  }

  /// The recognised class with score, margin and runner-up; nil if there is none.
  public var recognition: StrokeRecognition? { match?.recognition }

  /// The name of the recognised class; nil before recognition.
  public var className: StrokeClass.Name? {
    guard let recognition else { return nil }
    return library.classes.first { $0.id == recognition.classID }?.name
  }

  /// How far the fingers' centre has gone since the gesture began, in a view's coordinates, or in
  /// the window's for nil; zero for classes that are not continuous.
  public func translation(in view: View?) -> Vector {
    View.convert(follower.translation, to: view)
  }

  /// How many times farther apart the fingers are than when the gesture began.
  public var scale: Double { follower.scale }

  /// How far the fingers have turned since the gesture began, in radians, clockwise on screen.
  public var rotation: Double { follower.rotation }

  /// Adds the `nearest` class, recognised or not, its numbers, and what a continuous class follows.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    let nearest = match?.nearest
    readings.add("nearest", nearest.map { Double($0.classID) } ?? .nan)
    readings.add("score", nearest?.score ?? .nan)
    readings.add("margin", nearest?.margin ?? .nan)
    readings.add("runnerUp", nearest?.runnerUp.map { Double($0) } ?? .nan)
    readings.add("distance", nearest?.distance ?? .nan)
    readings.add("translation", translation(in: view))
    readings.add("scale", scale)
    readings.add("rotation", rotation)
  }

  /// Begins, or goes on with another finger.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if isNew {
      runs.removeAll()
      stroke = Stroke([])
      match = nil
      follower = FingersFollower()
      isNew = false
    }
    deadline = nil
    note(without: nil, in: event)
  }

  /// Follows the fingers, and begins a continuous class once no other is compatible.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    note(without: nil, in: event)
    if !continueIfActive() { beginIfClear() }
  }

  /// Recognises what was done, or waits for another touch.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    note(without: touches, in: event)
    guard !runs.areFingersDown else { return }
    if state.isActive {
      transition(to: .ended, because: .lifted)
    } else if library.mayGoOn(after: DemonstrationTraits.all(of: runs.stretches())) {
      deadline = event.timestamp + maximumInterval
    } else {
      recognize()
    }
  }

  /// Fails, or is cancelled.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    transition(to: state.isActive ? .cancelled : .failed, because: .touchesCancelled)
  }

  /// Recognises what was done, because no other touch came.
  open override func deadlineReached(at time: Double) { recognize() }

  /// Prepares for the next gesture; the present one stays readable.
  open override func reset() { isNew = true }

  /// For each class, in the order of the library, how far what was done is from a beginning of it.
  open override var progress: [Cause] {
    library.beginnings(of: DemonstrationTraits.all(of: runs.stretches())).map {
      StrokeCause.shownTooFar.cause($0.distance, limit: 1)
    }
  }

  /// Takes in where the fingers are.
  private func note(without lifted: TouchSet?, in event: Event) {
    runs.startSnapshot()
    for touch in touches where !(lifted?.contains(touch) ?? false) {
      runs.add(touch.contactID, at: touch.preciseLocation(in: nil))
    }
    runs.commit(at: event.timestamp)
    if runs.runs.count == 1, touches.count == 1, let only = touches.first {
      stroke.append(only.preciseLocation(in: nil), time: event.timestamp)
    }
    if state.isActive, let run = runs.runs.last { follower.advance(to: run) }
  }

  private func recognize() {
    let done = demonstration
    let match = library.recognize(done)
    self.match = match
    transition(
      to: match.isRecognized ? .recognized : .failed,
      because: library.cause(of: match, for: done))
  }

  private func beginIfClear() {
    guard state == .possible, let found = library.earlyMatch(of: runs) else { return }
    match = .recognized(found)
    if let run = runs.runs.last { follower.start(at: run) }
    transition(to: .began, because: StrokeCause.shown.cause(found.distance, limit: 1))
  }
}
