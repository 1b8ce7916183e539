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

  /// Called when the scene itself acts: a view shows or clears a text, or is deleted.
  public var onHappening: ((Happening) -> Void)?

  /// The texts that views show, by the views' names.
  public private(set) var texts: [String: String] = [:]
  /// When to clear texts.
  private var clearings: [(time: Double, view: String)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private let edgeKeeper = EdgeKeeper()

  /// Builds the views and recognisers of a scene.
  ///
  /// - Parameters:
  ///   - scene: what to build.
  ///   - size: the extent of the window in points; nil for a practically endless window.
  public convenience init(_ scene: Scene, size: Size?) {
    self.init(size: size)
    window.gestureProfile = scene.profile
    window.palmRejection = scene.palmRejection
    // Palm rejection uses the edges of the device, not of the larger window.
    if let size { window.palmRejection?.surface = Rect(origin: .zero, size: size) }
    for view in scene.views { add(view, to: window) }
    for recognizer in scene.views.flatMap(\.allRecognizers) {
      for (relation, other) in recognizer.relations {
        _ = find(recognizer.name).declare(
          relation, with: other.name == "*" ? nil : find(other.name))
      }
      for ended in recognizer.ends {
        let other = find(ended.name)
        find(recognizer.name).addAction { [unowned other] recognizer in
          if recognizer.state == .began, other.state.isActive { other.state = .ended }
        }
      }
    }
  }

  /// Puts recognisers made in code on one view over the whole surface.
  ///
  /// - Parameters:
  ///   - recognizers: with their relations; each should have a name.
  ///   - size: the extent of the window in points; nil for a practically endless window.
  public convenience init(recognizers: [GestureRecognizer], size: Size?) {
    self.init(size: size)
    var view = SceneView(name: "view")
    view.isMultipleTouchEnabled = true
    let surface = add(view, to: window)
    for recognizer in recognizers { surface.addGestureRecognizer(recognizer) }
    self.recognizers = recognizers
  }

  private init(size: Size?) {
    // Devices report positions on the far edges too, so the window includes them. Touchpads report
    // places beyond the edges that they announce: touches there are at the edge.
    let bounds =
      size.map { Rect(x: -1, y: -1, width: $0.width + 2, height: $0.height + 2) }
      ?? Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    window = Surface(frame: bounds)
    window.bounds = bounds
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
    try clear(until: frame.time)
    try window.send(frame)
  }

  /// Lets time pass.
  ///
  /// - Throws: what `Window.advance(to:)` throws.
  public func advance(to time: Double) throws(InputError) {
    try clear(until: time)
    try window.advance(to: time)
  }

  /// When the host must call `advance(to:)` without another frame; nil for never.
  public var nextDeadline: Double? {
    let times = clearings.map(\.time) + [window.nextDeadline].compactMap { $0 }
    return times.min()
  }

  /// Meets the deadlines of the scene and its window up to a time, each at its own time; without a
  /// time all there are, at most 1000.
  ///
  /// - Parameter afterEach: Called after each one.
  public func meetDeadlines(until now: Double = .infinity, afterEach: () -> Void = {}) {
    for _ in 0..<1000 {
      guard let deadline = nextDeadline, deadline <= now else { return }
      guard (try? advance(to: max(deadline, window.currentTime))) != nil else { return }
      afterEach()
    }
  }

  private func clear(until time: Double) throws(InputError) {
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

  @discardableResult
  private func add(_ description: SceneView, to superview: View) -> View {
    let view =
      description.frame.map { View(frame: $0) }
      ?? (superview is Surface
        ? SurfaceView(frame: superview.bounds) : View(frame: superview.bounds))
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
    return view
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
    switch description.library {
    case .drawn(let library): (recognizer as? StrokeGestureRecognizer)?.library = library
    case .shown(let library): (recognizer as? DemonstratedGestureRecognizer)?.library = library
    case nil: break
    }
    for assignment in description.assignments {
      do {
        try assignment.setting.apply(recognizer, assignment.node)
      } catch {
        preconditionFailure("\(error) was accepted when the scene was read")
      }
    }
    if description.keepsOffEdges {
      recognizer.delegate = edgeKeeper
      edgeKeeper.surface = window.bounds
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

  private func find(_ name: String) -> GestureRecognizer { recognizers.first { $0.name == name }! }
}

/// An act of the scene itself, at a time in seconds.
public enum Happening: Hashable, Sendable {
  case said(view: String, text: String, time: Double)
  /// A view no longer shows a text.
  case cleared(view: String, time: Double)
  /// A view was removed.
  case deleted(view: String, time: Double)
}

extension GestureRecognizer {
  /// Continues each gesture's value from the last one's: adds the last value when a gesture begins.
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

/// The window over a device's surface. A touch that begins beyond the extent that the device announces
/// belongs to it, too.
private final class Surface: Window {
  override func point(inside point: Point, with event: Event?) -> Bool { true }
}

/// A view over the whole surface.
private final class SurfaceView: View {
  override func point(inside point: Point, with event: Event?) -> Bool { true }
}

/// Keeps touches from a recogniser that come down at an edge.
private final class EdgeKeeper: GestureRecognizerDelegate {
  var surface = Rect.zero
  /// How wide the edges are, in points: libinput scrolls in 7 mm, of pads whose size is guessed.
  private static let width = 50.0

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    let (place, width) = (touch.location(in: nil), Self.width)
    return place.x > surface.minX + width && place.x < surface.maxX - width
      && place.y > surface.minY + width && place.y < surface.maxY - width
  }
}
