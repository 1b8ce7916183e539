import Dactyl
import DactylFiles
import Platform

/// What the lines of a section are recognised by.
package struct DesktopScene {
  package let section: DesktopSection
  /// The lines by the names of their recognisers: those for some programs first.
  let bindings: [String: [DesktopBinding]]
  /// The gestures that have a recogniser, each once, in the order of the file.
  private let gestures: [DesktopBinding]

  /// The most recognisers: each pair of them has a relation.
  private static let most = 256

  /// - Throws: `ToolError` if there are too many different gestures.
  package init(_ section: DesktopSection, path: String) throws(ToolError) {
    self.section = section
    var bindings: [String: [DesktopBinding]] = [:]
    var gestures: [DesktopBinding] = []
    for binding in section.bindings {
      if bindings[binding.recognizerName] == nil { gestures.append(binding) }
      bindings[binding.recognizerName, default: []].append(binding)
      guard gestures.count <= Self.most else {
        throw ToolError(
          status: .usage,
          message: "\(path): line \(binding.line): more than \(Self.most) different gestures")
      }
    }
    self.bindings = bindings.mapValues { $0.sorted { !$0.apps.isEmpty && $1.apps.isEmpty } }
    self.gestures = gestures
  }

  /// A stage with new recognisers.
  package func makeStage(size: Size?) -> Stage {
    var recognizers: [GestureRecognizer] = []
    for line in gestures {
      let beside = gestures.filter { $0.gesture.fingers == line.gesture.fingers }
      let recognizer = line.gesture.makeRecognizer(
        section.taught,
        hasMore: gestures.contains { $0.gesture.fingers > line.gesture.fingers },
        hasDiagonals: beside.contains { $0.gesture.isDiagonalSwipe })
      recognizer.name = line.recognizerName
      if case .click = line.gesture.motion {
      } else {
        recognizer.allowedTouchKinds = TouchKindSet.all.subtracting(.indirectPointer)
      }
      for setting in line.settings {
        do {
          try recognizer.set(setting.name, to: setting.value)
        } catch {
          preconditionFailure("\(error) was accepted when the file was read")
        }
      }
      recognizers.append(recognizer)
    }
    for (index, line) in gestures.enumerated() {
      for (other, otherLine) in gestures.enumerated() where other != index {
        if line.gesture.waits(for: otherLine.gesture) {
          recognizers[index].require(toFail: recognizers[other])
        }
        if line.gesture.isBeside(otherLine.gesture) {
          recognizers[index].recognizeSimultaneously(with: recognizers[other])
        }
      }
    }
    return Stage(recognizers: recognizers + scrolls(beside: recognizers), size: size)
  }

  /// Drags that do nothing: without them, fingers that scroll would in the end have spread enough for
  /// a pinch, or turned.
  private func scrolls(beside recognizers: [GestureRecognizer]) -> [GestureRecognizer] {
    let relative = Set(gestures.filter(\.gesture.isRelative).map(\.gesture.fingers))
    let drags = Set(gestures.filter { $0.gesture.isDrag }.map(\.gesture.fingers))
    return relative.subtracting(drags).sorted().map { fingers in
      let scroll = DesktopGesture.drag(fingers)
      scroll.name = Self.scroll
      for (line, recognizer) in zip(gestures, recognizers)
      where !line.gesture.isRelative || line.gesture.fingers != fingers {
        scroll.recognizeSimultaneously(with: recognizer)
      }
      return scroll
    }
  }

  /// The name of drags that do nothing.
  static let scroll = "fingers that go together"

  /// Which gestures wait for which others of as many fingers, in words.
  package var waits: [(waiting: String, awaited: String)] {
    var waits: [(waiting: [String], awaited: String)] = []
    for line in gestures {
      let awaited = gestures.filter { line.gesture.waits(for: $0.gesture) }.map(\.gesture.words)
      guard !awaited.isEmpty else { continue }
      let words = awaited.joined(separator: ", ")
      if let index = waits.firstIndex(where: { $0.awaited == words }) {
        waits[index].waiting.append(line.gesture.words)
      } else {
        waits.append(([line.gesture.words], words))
      }
    }
    return waits.map { ($0.waiting.joined(separator: ", "), $0.awaited) }
  }

  /// What keeps two lines from being told apart, in words.
  package var conflicts: [String] {
    let window = makeStage(size: nil).window
    var words = window.conflicts().map { $0.words(naming: window.name) }
    for early in gestures {
      for other in gestures where early.gesture.begins(before: other.gesture) {
        words.append(
          "\(early.gesture.words) and \(other.gesture.words): the first begins before the second is "
            + "complete")
      }
    }
    return words
  }
}

extension DesktopGesture {
  /// True if it is what fingers do relative to each other.
  var isRelative: Bool {
    switch motion {
    case .pinch, .rotate: true
    default: false
    }
  }

  fileprivate var isDrag: Bool { if case .drag = motion { true } else { false } }

  /// True if it goes on while fingers draw the other one; who draws does not pinch.
  fileprivate func begins(before other: DesktopGesture) -> Bool {
    guard fingers == other.fingers else { return false }
    switch (motion, other.motion) {
    case (.drag, .draw): return true
    default: return false
    }
  }

  fileprivate var isDiagonalSwipe: Bool {
    if case .swipe(let side) = motion { Side.diagonals.contains(side) } else { false }
  }

  /// True if it must know first that another gesture is none: a swipe may be the beginning of a drawing
  /// or come from an edge, a tap of a double tap.
  fileprivate func waits(for other: DesktopGesture) -> Bool {
    guard fingers == other.fingers else { return false }
    switch (motion, other.motion) {
    case (.tap(let count), .tap(let more)): return more > count
    case (.tap, .draw), (.swipe, .draw), (.swipe, .edge), (.drag, .edge), (.tap, .show),
      (.swipe, .show):
      return true
    default: return false
    }
  }

  /// True if both may be recognised at once: they are different ways of one motion, or the same with
  /// other settings.
  fileprivate func isBeside(_ other: DesktopGesture) -> Bool {
    // Each knows all that was shown, and acts for its own.
    if case (.show, .show) = (motion, other.motion) { return true }
    guard fingers == other.fingers else { return false }
    switch (motion, other.motion) {
    case (.pinch, .pinch), (.rotate, .rotate), (.drag, .drag), (.hold, .holdDrag),
      (.holdDrag, .hold), (.holdDrag, .holdDrag):
      return true
    case (.draw, .draw): return ready == nil && other.ready == nil
    default: return self == other
    }
  }
}
