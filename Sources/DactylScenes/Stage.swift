import Dactyl
import DactylStrokes

/// A window built from a scene, ready for input.
///
/// ```swift
/// let stage = Stage(scene, size: Size(width: 400, height: 300))
/// for recognizer in stage.recognizers {
///   recognizer.addAction { print($0.name ?? "", $0.state) }
/// }
/// for frame in recording.frames { try stage.send(frame) }
/// while let deadline = stage.nextDeadline { try stage.advance(to: deadline) }
/// ```
public final class Stage {
  /// The window, with all views of the scene on it.
  public let window: Window
  /// The recognisers in the order of the file.
  public private(set) var recognizers: [GestureRecognizer] = []

  /// Told of what the scene itself does: a view shows or clears a text, a view is deleted.
  public var onHappening: ((Happening) -> Void)?

  /// What the views of the scene show.
  public private(set) var texts: [String: String] = [:]
  /// When texts go.
  private var clearings: [(time: Double, view: String)] = []
  private var names: [ObjectIdentifier: String] = [:]

  /// Builds the views and recognisers of a scene.
  ///
  /// - Parameters:
  ///   - scene: what to build.
  ///   - size: the extent of the window in points; nil makes it as good as endless.
  public init(_ scene: Scene, size: Size?) {
    // Devices report their last column too, so the edges belong to the window.
    let bounds =
      size.map { Rect(x: -1, y: -1, width: $0.width + 2, height: $0.height + 2) }
      ?? Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    window = Window(frame: bounds)
    window.bounds = bounds
    window.gestureProfile = scene.profile
    window.palmRejection = scene.palmRejection
    // The edges are those of the device, not of the column beyond them.
    if let size { window.palmRejection?.surface = Rect(origin: .zero, size: size) }
    for view in scene.views { add(view, to: window) }
    for recognizer in scene.views.flatMap(\.allRecognizers) {
      for (relation, other) in recognizer.relations {
        _ = find(recognizer.name).declare(
          relation, with: other.name == "*" ? nil : find(other.name))
      }
    }
  }

  /// The name of a view in the scene.
  public func name(of view: View?) -> String {
    guard let view else { return "nothing" }
    return names[ObjectIdentifier(view)] ?? (view === window ? "window" : "view")
  }

  // MARK: Input

  /// Sends a frame to the window, after the deadlines of the scene itself.
  ///
  /// - Throws: what `Window.send(_:)` throws.
  public func send(_ frame: InputFrame) throws(InputError) {
    try meetDeadlines(until: frame.time)
    try window.send(frame)
  }

  /// Lets time pass.
  ///
  /// - Throws: what `Window.advance(to:)` throws.
  public func advance(to time: Double) throws(InputError) {
    try meetDeadlines(until: time)
    try window.advance(to: time)
  }

  /// When the host must call `advance(to:)` if no frame comes before; nil for never.
  public var nextDeadline: Double? {
    let times = clearings.map(\.time) + [window.nextDeadline].compactMap { $0 }
    return times.min()
  }

  private func meetDeadlines(until time: Double) throws(InputError) {
    while let index = clearings.indices.min(by: { clearings[$0].time < clearings[$1].time }),
      clearings[index].time <= time
    {
      let clearing = clearings.remove(at: index)
      try window.advance(to: max(clearing.time, window.currentTime))
      texts[clearing.view] = nil
      onHappening?(.cleared(view: clearing.view, time: window.currentTime))
    }
  }

  private func perform(_ saying: SceneRecognizer.Saying) {
    texts[saying.view] = saying.text
    clearings.removeAll { $0.view == saying.view }
    if let duration = saying.duration {
      clearings.append((window.currentTime + duration, saying.view))
    }
    onHappening?(.said(view: saying.view, text: saying.text, time: window.currentTime))
  }

  private func delete(_ view: View) {
    let name = name(of: view)
    view.removeFromSuperview()
    onHappening?(.deleted(view: name, time: window.currentTime))
  }

  // MARK: Building

  private func add(_ description: SceneView, to superview: View) {
    let view = View(frame: description.frame ?? superview.bounds)
    if description.frame == nil { view.bounds = superview.bounds }
    view.transform = description.transform
    view.alpha = description.alpha
    view.isHidden = description.isHidden
    view.isUserInteractionEnabled = description.isUserInteractionEnabled
    view.isMultipleTouchEnabled = description.isMultipleTouchEnabled
    view.isExclusiveTouch = description.isExclusiveTouch
    names[ObjectIdentifier(view)] = description.name
    superview.addSubview(view)
    for recognizer in description.recognizers { add(recognizer, to: view) }
    for subview in description.views { add(subview, to: view) }
  }

  private func add(_ description: SceneRecognizer, to view: View) {
    let recognizer = description.kind.make()
    recognizer.name = description.name
    if description.takesNothingFromView {
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
    }
    if description.coversEverything {
      (recognizer as? SwipeGestureRecognizer)?.direction = [.right, .left, .up, .down]
      (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = .all
    }
    for assignment in description.assignments {
      do {
        try assignment.setting.apply(recognizer, assignment.node)
      } catch {
        preconditionFailure("\(error) was accepted when the scene was read")
      }
    }
    if description.continues { recognizer.continueFromGestureToGesture() }
    if let saying = description.says {
      recognizer.addAction { [unowned self] recognizer in
        if recognizer.state == .recognized { perform(saying) }
      }
    }
    if description.deletes, let scratchOut = recognizer as? ScratchOutGestureRecognizer {
      scratchOut.addAction { [unowned self] scratchOut in
        if let view = scratchOut.viewToDelete { delete(view) }
      }
    }
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func find(_ name: String) -> GestureRecognizer {
    recognizers.first { $0.name == name }!
  }
}

/// Something that the scene itself did, all at a time in seconds.
public enum Happening: Hashable, Sendable {
  /// A view shows a text.
  case said(view: String, text: String, time: Double)
  /// A view shows no text any more.
  case cleared(view: String, time: Double)
  /// A view was taken away.
  case deleted(view: String, time: Double)
}

extension GestureRecognizer {
  /// Has the value of each gesture go on where the last one ended: when the gesture begins, the
  /// last value is handed back to the recogniser.
  fileprivate func continueFromGestureToGesture() {
    if let pinch = self as? PinchGestureRecognizer {
      var last = 1.0
      pinch.addAction { pinch in
        if pinch.state == .began { pinch.scale *= last }
        if pinch.state.isFinal { last = pinch.scale }
      }
    } else if let rotation = self as? RotationGestureRecognizer {
      var last = 0.0
      rotation.addAction { rotation in
        if rotation.state == .began { rotation.rotation += last }
        if rotation.state.isFinal { last = rotation.rotation }
      }
    } else if let pan = self as? PanGestureRecognizer {
      var last = Vector.zero
      pan.addAction { pan in
        if pan.state == .began { pan.setTranslation(pan.translation(in: nil) + last, in: nil) }
        if pan.state.isFinal { last = pan.translation(in: nil) }
      }
    }
  }
}
