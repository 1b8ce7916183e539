@_spi(Inspection) import UIKit

#if os(Linux) && canImport(Runtime)
  import Dispatch
  import Runtime

  /// Finds the lines of the program at which its own recognisers set their states, by call stacks and
  /// the debugger's data.
  @MainActor
  enum SourceLines {
    /// Takes a recogniser's number, when its state was set, and the line, such as
    /// `CheckMark.swift:41`.
    typealias Taker = (_ recognizer: Int, _ time: Double, _ line: String) -> Void

    private static var takers: [Taker] = []
    /// By call stack: reading the debugger's data takes up to a second.
    private static var known: [String: String?] = [:]
    /// How many calls lie at most between the program's line and here.
    private static let deepest = 10
    /// Modules whose lines are not the program's.
    nonisolated private static let own = ["Dactyl", "UIKit", "UIKitStage"]

    /// Hands out lines from now on.
    static func tell(_ taker: @escaping Taker) {
      takers.append(taker)
      UIGestureRecognizer.willSetState = { note($0) }
    }

    private static func note(_ recognizer: UIGestureRecognizer) {
      guard let time = recognizer.view?.window?.dactylWindow.currentTime,
        let stack = try? Backtrace.capture(limit: deepest, top: 0)
      else { return }
      let number = recognizer.dactylNumber
      let place = stack.frames.map { "\($0)" }.joined()
      if let line = known[place] { return hand(line, number, time) }
      known[place] = .some(nil)
      DispatchQueue.global(qos: .utility).async {
        let line = line(in: stack)
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            known[place] = line
            hand(line, number, time)
          }
        }
      }
    }

    private static func hand(_ line: String?, _ number: Int, _ time: Double) {
      guard let line else { return }
      for taker in takers { taker(number, time, line) }
    }

    /// The innermost line outside the framework; nil if the program was built without the debugger's
    /// data.
    nonisolated private static func line(in stack: Backtrace) -> String? {
      let symbols = stack.symbolicated()?.frames.lazy.compactMap(\.symbol) ?? []
      let program = symbols.first { symbol in
        !own.contains { symbol.rawName.hasPrefix("$s\($0.utf8.count)\($0)") }
      }
      guard let place = program?.sourceLocation, place.line > 0 else { return nil }
      return "\(place.path.split(separator: "/").last ?? ""):\(place.line)"
    }
  }
#else
  @MainActor
  enum SourceLines {
    /// Call stacks cannot be read here.
    static func tell(_ taker: @escaping (Int, Double, String) -> Void) {}
  }
#endif
