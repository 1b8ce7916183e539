import Dactyl
import DactylFiles
import Narration

/// Picks the gestures that a person made from the transitions of recognisers.
///
/// A gesture counts when it ends or is cancelled. One that was drawn, or a swipe, stands for the drag
/// that it was on its way, if the scene says so, as `Scene.gestures` does.
struct GesturePicker {
  /// A gesture that was made.
  struct Gesture {
    /// When it began; nil for a discrete one.
    var began: Double?
    /// When it ended; of a gesture that waited for others to fail, when its last finger lifted.
    var ended: Double
    /// How it ended.
    var end: GestureEntry
  }

  /// The gestures for which each one stands.
  private let replacements: [String: [String]]
  private var begun: [RecognizerID: GestureEntry] = [:]
  private var fresh: [Gesture] = []
  /// Drags that go on with some fingers after what they were on their way to was recognised.
  private var outlived: Set<RecognizerID> = []
  /// When a finger lifted last.
  private var lift = Double.infinity

  init(_ scene: Scene) { replacements = scene.replacements }

  private func others(replacedBy name: String) -> [String] { replacements[name] ?? [] }

  mutating func add(_ frame: InputFrame) {
    if frame.contacts.contains(where: { $0.phase == .ended }) { lift = frame.time }
  }

  mutating func add(_ gesture: GestureEntry) {
    let transition = gesture.transition
    switch transition.to {
    case .began:
      begun[transition.recognizer] = gesture
      outlived.remove(transition.recognizer)
    case .ended, .cancelled:
      let began = begun.removeValue(forKey: transition.recognizer)
      let ended = began == nil ? min(lift, transition.time) : transition.time
      var whole = Gesture(began: began?.transition.time, ended: ended, end: gesture)
      if !replacements.isEmpty {
        if outlived.remove(transition.recognizer) != nil { return }
        whole.callAsPeopleDo(since: began)
        let names = others(replacedBy: gesture.name)
        for (id, other) in begun where names.contains(other.name) { outlived.insert(id) }
      }
      fresh.append(whole)
    case .possible, .changed, .failed: break
    }
  }

  /// The gestures since the last call, all of one moment, and the drags that they stand for.
  mutating func take() -> (gestures: [Gesture], replaced: [Gesture]) {
    defer { fresh.removeAll() }
    guard !replacements.isEmpty else { return (fresh, []) }
    let names = Set(fresh.flatMap { others(replacedBy: $0.end.name) })
    let replaced = fresh.filter { names.contains($0.end.name) }
    return (fresh.filter { !names.contains($0.end.name) }, replaced)
  }
}

extension GesturePicker.Gesture {
  /// What fingers do at most that roll as they tap: points or degrees, percent, and seconds.
  private static let roll = (way: 10.0, scale: 0.05, duration: 0.2)

  /// Calls it what people call it: a tap that rolled is a tap, and a hold that moved on a drag, too.
  fileprivate mutating func callAsPeopleDo(since began: GestureEntry?) {
    guard let moment = end.moment, let began, let start = began.moment else { return }
    let fingers = moment.touches > 1 ? " with \(moment.touches) fingers" : ""
    if end.name == Scene.severalFingers { end.calledName = "drag" }
    if "\(end.transition.recognizer.kind)" == "longPress" {
      let way = moment.location - start.location
      if way.length >= Self.roll.way {
        end.spoken = "hold, then drag\(fingers) by \(wholePair(way.dx, way.dy))"
      }
    } else if end.transition.to == .ended, ended - began.transition.time < Self.roll.duration,
      isRoll(moment)
    {
      end.calledName = "tap" + fingers
      end.spoken =
        "tap"
        + (fingers.isEmpty
          ? " at \(wholePair(moment.location.x, moment.location.y))" : fingers)
      self.began = nil
    }
  }

  private func isRoll(_ moment: GestureMoment) -> Bool {
    if let way = moment.values("translation") {
      return Vector(way[0], way[1]).length < Self.roll.way
    }
    if let scale = moment.values("scale") { return abs(scale[0] - 1) < Self.roll.scale }
    if let turn = moment.values("rotation") { return abs(turn[0]) * 180 / .pi < Self.roll.way }
    return false
  }
}
