#if Tools
  import Dactyl
  import DactylRecordings
  import DactylScenes
  import Foundation

  /// Prints a replay as JSON, one object a line, with nothing else in between.
  struct JSONReport: ReplayReport {
    private let output: StandardOutput
    private let file: String
    private let explain: Bool
    private let encoder = JSONEncoder()

    init(_ output: StandardOutput, file: String, explain: Bool) {
      self.output = output
      self.file = file
      self.explain = explain
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    private struct GestureLine: Encodable {
      var type = "gesture"
      var file: String
      var time: Double
      var recognizer: String
      var kind: String
      var view: String
      var from: String
      var state: String
      var cause: String
      var because: String
      var numbers: [String: Double]?
      var location: [Double]
      var touches: Int
      var translation: [Double]?
      var velocity: [Double]?
      var scale: Double?
      var scaleVelocity: Double?
      var rotation: Double?
      var rotationVelocity: Double?
      var direction: String?
      var center: [Double]?
      var radius: Double?
    }

    private struct TouchesLine: Encodable {
      var type = "touches"
      var file: String
      var time: Double
      var handler: String
      var view: String
      var touches: Int
      var down: Int
      var tapCount: Int
      var locations: [[Double]]
    }

    private struct HappeningLine: Encodable {
      var type = "scene"
      var file: String
      var time: Double
      var view: String
      var happening: String
      var text: String?
    }

    mutating func begin(_ header: RecordingHeader, file: String, notes: [String]) {}

    mutating func end(notes: [String]) {}

    mutating func add(_ entry: ReplayEntry) {
      switch entry {
      case .gesture(let gesture):
        switch gesture.transition.to {
        case .began, .ended, .cancelled: write(line(gesture))
        case .possible, .changed, .failed: if explain { write(line(gesture)) }
        }
      case .touches(let touches):
        write(
          TouchesLine(
            file: file, time: touches.time, handler: touches.handler, view: touches.view,
            touches: touches.count, down: touches.down, tapCount: touches.tapCount,
            locations: touches.places.map { [$0.x, $0.y] }))
      case .happening(let happening): write(line(happening))
      }
    }

    private func line(_ happening: Happening) -> HappeningLine {
      switch happening {
      case .said(let view, let text, let time):
        HappeningLine(file: file, time: time, view: view, happening: "said", text: text)
      case .cleared(let view, let time):
        HappeningLine(file: file, time: time, view: view, happening: "cleared")
      case .deleted(let view, let time):
        HappeningLine(file: file, time: time, view: view, happening: "deleted")
      }
    }

    private func line(_ gesture: GestureEntry) -> GestureLine {
      let transition = gesture.transition
      let reading = gesture.reading
      return GestureLine(
        file: file, time: transition.time, recognizer: gesture.name,
        kind: "\(transition.recognizer.kind)", view: gesture.view, from: "\(transition.from)",
        state: "\(transition.to)", cause: "\(transition.cause.label)", because: gesture.words,
        numbers: transition.cause.numbers, location: [reading.location.x, reading.location.y],
        touches: reading.touches, translation: reading.translation.map { [$0.dx, $0.dy] },
        velocity: reading.velocity.map { [$0.dx, $0.dy] }, scale: reading.scale,
        scaleVelocity: reading.scaleVelocity, rotation: reading.rotation,
        rotationVelocity: reading.rotationVelocity, direction: reading.direction,
        center: reading.circle.map { [$0.center.x, $0.center.y] }, radius: reading.circle?.radius)
    }

    private func write(_ line: some Encodable) {
      guard let data = try? encoder.encode(line) else {
        preconditionFailure("finite numbers and strings can always be encoded")
      }
      output.write(data)
      output.write(Data("\n".utf8))
    }
  }

  extension Cause {
    /// The numbers that decided, by name; nil where there are none.
    var numbers: [String: Double]? {
      guard let child = Mirror(reflecting: self).children.first else { return nil }
      var numbers: [String: Double] = [:]
      for part in Mirror(reflecting: child.value).children {
        if let value = part.value as? Double { numbers[part.label ?? "value"] = value }
        if let value = part.value as? Int { numbers[part.label ?? "value"] = Double(value) }
      }
      if let value = child.value as? Int { numbers["count"] = Double(value) }
      return numbers.isEmpty ? nil : numbers
    }
  }

#endif
