import Dactyl

/// Recognises whatever was drawn into its library, from templates; discrete, one finger at a time.
///
/// ```swift
/// let drawn = StrokeGestureRecognizer(library: library)
/// drawn.addAction { drawn in print(drawn.className ?? "") }
/// ```
///
/// A gesture of one stroke is recognised on lift. If the library has drawings of several strokes,
/// the next stroke is waited for, `maximumStrokeInterval` at most. What is no gesture of the
/// library is refused, and the cause tells how far away the nearest one was.
open class StrokeGestureRecognizer: GestureRecognizer {
  /// What it recognises; templates may come and go between gestures.
  public var library: StrokeLibrary
  /// The longest time in seconds from a lift to the next stroke of the same gesture; default 0.5,
  /// above 0.
  ///
  /// Only waited for where the library has drawings of several strokes.
  public var maximumStrokeInterval = 0.5
  /// What the library made of the drawing, recognised or refused; nil before it was asked.
  public private(set) var match: StrokeMatch?
  /// What was drawn so far, in points of the window; after recognition, the whole of it.
  @exclusivity(unchecked) public private(set) var drawing: [Stroke] = []

  private var isNewDrawing = true

  /// A recogniser of the gestures in a library.
  public init(library: StrokeLibrary = StrokeLibrary()) {
    self.library = library
    super.init()
  }

  /// `stroke`
  open override var kind: StaticString { "stroke" }

  /// What was recognised, with class, score, margin and runner-up; nil before, and where all was
  /// refused.
  public var recognition: StrokeRecognition? { match?.recognition }

  /// The name of the class that was recognised; nil before.
  public var className: StrokeClass.Name? {
    guard let recognition else { return nil }
    return library.classes.first { $0.id == recognition.classID }?.name
  }

  /// What the drawing is `nearest` to, recognised or not, by how much, and how many `strokes` it
  /// has.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    let nearest = match?.nearest
    readings.add("nearest", nearest.map { Double($0.classID) } ?? .nan)
    readings.add("score", nearest?.score ?? .nan)
    readings.add("margin", nearest?.margin ?? .nan)
    readings.add("runnerUp", nearest?.runnerUp.map { Double($0) } ?? .nan)
    readings.add("distance", nearest?.distance ?? .nan)
    readings.add("strokes", Double(drawing.count))
  }

  /// Starts a stroke, or fails where another finger is down.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard self.touches.count == 1, let touch = touches.first else {
      fail(because: .tooManyTouches(count: self.touches.count, limit: 1))
      return
    }
    if isNewDrawing {
      drawing = []
      match = nil
      isNewDrawing = false
    }
    deadline = nil
    drawing.append(Stroke(startingAt: touch))
  }

  /// Draws on.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    drawing[drawing.count - 1].append(touches, in: event)
  }

  /// Recognises what was drawn, or waits for another stroke.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    drawing[drawing.count - 1].append(touches, in: event)
    if library.needs.clouds {
      deadline = event.timestamp + maximumStrokeInterval
    } else {
      recognize()
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    fail(because: .touchesCancelled)
  }

  /// Recognises what was drawn, because no other stroke has come.
  open override func deadlineReached(at time: Double) { recognize() }

  /// Is ready for the next drawing; this one can still be read.
  open override func reset() { isNewDrawing = true }

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
