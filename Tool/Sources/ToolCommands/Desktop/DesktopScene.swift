import Dactyl
import DactylScenes
import DactylStrokeFiles
import Platform

/// The recognisers of a section, one for each line, and what they mean.
struct DesktopScene {
  let section: DesktopSection
  let scene: Scene
  /// The lines by the names of their recognisers.
  let bindings: [String: DesktopBinding]

  /// A recogniser as scenes have it.
  private typealias Members = [String: SceneValue]

  /// The library of what `dactyl teach` has learned, beside a gesture file.
  static func library(beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + "drawings.json"
  }

  /// The names of what was taught; none if there is no library.
  private static func taught(beside path: String) throws(ToolError) -> [String] {
    let path = library(beside: path)
    guard access(path, F_OK) == 0 else { return [] }
    do {
      return try StrokeLibraryFile.decode(contents(of: path)).classes.map { "\($0.name)" }
    } catch {
      throw ToolError(status: .usage, message: "\(path): \(error)")
    }
  }

  /// Makes the scene of a section.
  ///
  /// - Parameter path: the gesture file, beside which the drawings lie.
  /// - Throws: `ToolError` that names the line of a setting or drawing that does not exist.
  init(_ section: DesktopSection, path: String) throws(ToolError) {
    self.section = section
    let known = try Self.taught(beside: path).map { $0.lowercased() }
    var bindings: [String: DesktopBinding] = [:]
    var recognizers: [Members] = []
    for binding in section.bindings {
      if let other = bindings[binding.name] {
        throw ToolError(
          status: .usage,
          message:
            "\(path): line \(binding.line): line \(other.line) says what \(binding.name) does")
      }
      bindings[binding.name] = binding
      if case .draw(let shape) = binding.gesture.motion, binding.gesture.kind == "stroke",
        !known.contains(shape)
      {
        let nearest = Tool.nearest(
          to: shape, among: known + DesktopGesture.shapes.keys.sorted())
        throw ToolError(
          status: .usage,
          message: "\(path): line \(binding.line): \(shape) is not taught yet: "
            + "dactyl teach \(shape)"
            + (nearest.map { "; did you mean \($0)?" } ?? ""))
      }
      var members = Self.settings(of: binding, path: path)
      do {
        _ = try Self.scene([members])
      } catch {
        let place = binding.settings.first { error.path.hasSuffix($0.name) }
        let column = place.map { ", column \($0.column): \($0.name)" } ?? ""
        throw ToolError(
          status: .usage, message: "\(path): line \(binding.line)\(column): \(error.reason)")
      }
      let others = section.bindings.filter { $0.name != binding.name }
      members["requireToFail"] = .names(others.filter { binding.waits(for: $0) }.map(\.name))
      members["simultaneousWith"] = .names(others.filter { binding.isBeside($0) }.map(\.name))
      recognizers.append(members)
    }
    recognizers += Self.scrolls(beside: section.bindings)
    do {
      scene = try Self.scene(recognizers)
    } catch {
      throw ToolError(status: .usage, message: "\(path): \(error)")
    }
    self.bindings = bindings
  }

  /// Drags that do nothing: without them, fingers that scroll would in the end have spread enough for
  /// a pinch, or turned.
  private static func scrolls(beside bindings: [DesktopBinding]) -> [Members] {
    func fingers(of kinds: [String]) -> Set<Int> {
      Set(bindings.filter { kinds.contains($0.gesture.kind) }.map(\.gesture.fingers))
    }
    let relative = fingers(of: ["pinch", "rotation"])
    let drags = fingers(of: ["pan"])
    return relative.subtracting(drags).sorted().map { fingers in
      [
        "kind": .text("pan"), "name": .text("scroll \(fingers)"),
        "minimumNumberOfTouches": .number(Double(fingers)),
        "maximumNumberOfTouches": .number(Double(fingers)),
        "simultaneousWith": .names(
          bindings.filter { !["pinch", "rotation"].contains($0.gesture.kind) }.map(\.name)),
      ]
    }
  }

  private static func scene(_ recognizers: [Members]) throws(SceneError) -> Scene {
    let document = SceneDocument(views: [SceneDocument.Surface(recognizers: recognizers)])
    guard let json = try? JSONEncoder().encode(document) else { preconditionFailure("is JSON") }
    return try Scene(json: json)
  }

  private static func settings(of binding: DesktopBinding, path: String) -> Members {
    let gesture = binding.gesture
    let fingers = SceneValue.number(Double(gesture.fingers))
    var members: Members = ["kind": .text(gesture.kind), "name": .text(binding.name)]
    switch gesture.motion {
    case .tap(let count):
      members["numberOfTapsRequired"] = .number(Double(count))
      members["numberOfTouchesRequired"] = fingers
    case .hold: members["numberOfTouchesRequired"] = fingers
    case .swipe(let side):
      members["direction"] = .names([side.rawValue])
      members["numberOfTouchesRequired"] = fingers
    case .edge(let side):
      members["edges"] = .names([side.rawValue])
      members["minimumNumberOfTouches"] = fingers
      members["maximumNumberOfTouches"] = fingers
    case .drag:
      members["minimumNumberOfTouches"] = fingers
      members["maximumNumberOfTouches"] = fingers
    // Two or more recognise them; `DesktopFingers` counts.
    case .pinch, .rotate: break
    case .draw(let shape):
      members["numberOfTouchesRequired"] = fingers
      // Fingers that slip while they tap draw nothing.
      if shape == "check-mark" { members["minimumLength"] = .number(24) }
      if gesture.kind == "stroke" { members["library"] = .text(library(beside: path)) }
    }
    for setting in binding.settings { members[setting.name] = .number(setting.value) }
    return members
  }

  /// Lets pinches and rotations begin with their number of fingers alone.
  func count(fingersOn stage: Stage) -> [DesktopFingers] {
    stage.recognizers.compactMap { recognizer in
      guard let gesture = bindings[recognizer.name ?? ""]?.gesture, gesture.isContinuous,
        gesture.kind != "pan"
      else { return nil }
      let delegate = DesktopFingers(gesture.fingers)
      recognizer.delegate = delegate
      return delegate
    }
  }

  /// What keeps two lines from being told apart, in words.
  var conflicts: [String] {
    let window = Stage(scene, size: nil).window
    var words: [String] = []
    for conflict in window.conflicts() {
      let fingers = [conflict.first, conflict.second].map {
        bindings[window.name(of: $0)]?.gesture.fingers
      }
      // Pinches and rotations tell fingers apart here.
      if fingers[0] == fingers[1] { words.append(conflict.words(naming: window.name)) }
    }
    for drag in section.bindings where drag.gesture.kind == "pan" {
      for other in section.bindings where other.gesture.fingers == drag.gesture.fingers {
        guard case .draw = other.gesture.motion else { continue }
        words.append(
          "\(drag.name) and \(other.name): the drag begins before the drawing is complete")
      }
    }
    return words
  }
}

extension DesktopBinding {
  /// True if it must know first that another line's gesture is none: a swipe may be the beginning of
  /// a drawing or come from an edge, a tap of a double tap.
  fileprivate func waits(for other: DesktopBinding) -> Bool {
    guard gesture.fingers == other.gesture.fingers else { return false }
    switch (gesture.motion, other.gesture.motion) {
    case (.tap(let count), .tap(let more)): return more > count
    case (.tap, .draw), (.swipe, .draw), (.swipe, .edge), (.drag, .edge): return true
    default: return false
    }
  }

  /// True if both may be recognised at once, because they are one gesture in different programs or
  /// different ways of one motion.
  fileprivate func isBeside(_ other: DesktopBinding) -> Bool {
    guard gesture.fingers == other.gesture.fingers, gesture.kind == other.gesture.kind else {
      return false
    }
    return gesture == other.gesture || gesture.isContinuous || gesture.kind == "stroke"
  }
}

/// Refuses to begin with another number of fingers.
final class DesktopFingers: GestureRecognizerDelegate {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.numberOfTouches == count
  }
}

private enum SceneValue: Encodable {
  case text(String)
  case number(Double)
  case names([String])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .names(let names): try container.encode(names)
    }
  }
}

private struct SceneDocument: Encodable {
  struct Surface: Encodable {
    var name = "pad"
    var isMultipleTouchEnabled = true
    var recognizers: [[String: SceneValue]]
  }

  var dactyl = "scene"
  var version = 1
  var views: [Surface]
}
