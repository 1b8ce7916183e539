import Dactyl

/// Recognises the drawings in its library, from templates; discrete.
///
/// ```swift
/// let drawn = StrokeGestureRecognizer(library: library)
/// drawn.addAction { drawn in print(drawn.className ?? "") }
/// ```
///
/// Recognises a single stroke on lift. If the library has drawings of several strokes, it waits up
/// to `maximumStrokeInterval` for the next stroke. Several fingers draw with their centre, from when
/// the last comes down until the first is lifted. It refuses a drawing that is no gesture of the
/// library; the cause carries the distance to the nearest class.
///
/// - SeeAlso: ``SingleStrokeGestureRecognizer`` to judge a stroke by rules,
///   ``DemonstratedGestureRecognizer`` to learn a gesture of several fingers.
open class StrokeGestureRecognizer: GestureRecognizer {
  /// The gestures it recognises; templates may come and go between gestures.
  public var library: StrokeLibrary
  /// How many fingers draw; at least 1, default 1. On a touchpad, one moves the pointer, too.
  public var numberOfTouchesRequired = 1
  /// The longest time in seconds from a lift to the next stroke of the same gesture; default 0.5,
  /// above 0.
  ///
  /// It waits only if the library has drawings of several strokes.
  public var maximumStrokeInterval = 0.5
  /// The library's answer to the drawing; nil before the library is asked.
  public private(set) var match: StrokeMatch?
  /// The strokes so far, in points of the window; after recognition, all of them.
  @exclusivity(unchecked) public private(set) var drawing: [Stroke] = []

  private var isNewDrawing = true
  @exclusivity(unchecked) private var isDrawing = false

  /// A recogniser of the gestures in a library.
  public init(library: StrokeLibrary = StrokeLibrary()) {
    self.library = library
    super.init()
  }

  /// `stroke`
  open override var kind: StaticString { "stroke" }

  /// The recognised class with score, margin and runner-up; nil if there is none.
  public var recognition: StrokeRecognition? { match?.recognition }

  /// The name of the recognised class; nil before recognition.
  public var className: StrokeClass.Name? {
    guard let recognition else { return nil }
    return library.classes.first { $0.id == recognition.classID }?.name
  }

  /// Adds the `nearest` class, recognised or not, its numbers, and the count of `strokes`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    let nearest = match?.nearest
    readings.add("nearest", nearest.map { Double($0.classID) } ?? .nan)
    readings.add("score", nearest?.score ?? .nan)
    readings.add("margin", nearest?.margin ?? .nan)
    readings.add("runnerUp", nearest?.runnerUp.map { Double($0) } ?? .nan)
    readings.add("distance", nearest?.distance ?? .nan)
    readings.add("strokes", Double(drawing.count))
  }

  /// Starts a stroke once all fingers are down, or fails if there are more.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if numberOfTouches > numberOfTouchesRequired {
      fail(because: .tooManyTouches(count: numberOfTouches, limit: numberOfTouchesRequired))
      return
    }
    if isNewDrawing {
      drawing = []
      match = nil
      isNewDrawing = false
    }
    deadline = nil
    if numberOfTouches == numberOfTouchesRequired {
      drawing.append(Stroke(startingWith: self, in: event))
      isDrawing = true
    }
  }

  /// Extends the stroke.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    if isDrawing { drawing[drawing.count - 1].append(touches, of: self, in: event) }
  }

  /// Recognises the drawing, or waits for another stroke.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    if isDrawing { drawing[drawing.count - 1].append(touches, of: self, in: event) }
    isDrawing = false
    if drawing.isEmpty {
      fail(because: .tooFewTouches(count: numberOfTouches, needed: numberOfTouchesRequired))
    } else if library.needs.clouds {
      deadline = event.timestamp + maximumStrokeInterval
    } else {
      recognize()
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    fail(because: .touchesCancelled)
  }

  /// Recognises the drawing, because no other stroke came.
  open override func deadlineReached(at time: Double) { recognize() }

  /// Prepares for the next drawing; the present one stays readable.
  open override func reset() {
    isNewDrawing = true
    isDrawing = false
  }

  private func recognize() {
    let match = library.recognize(drawing)
    self.match = match
    let cause =
      switch match {
      case .recognized(let nearest):
        StrokeCause.gesture.cause(nearest.distance, limit: 1)
      case .refused(.tooFar(let nearest)):
        StrokeCause.gestureTooFar.cause(nearest.distance, limit: 1)
      case .refused(.unusable): StrokeCause.gestureUnusable.cause()
      case .refused(.nothingToCompare): StrokeCause.gestureNothingToCompare.cause()
      }
    if case .recognized = match {
      transition(to: .recognized, because: cause)
    } else {
      fail(because: cause)
    }
  }
}
