import Foundation

/// Measures what an event costs through the engine's own classes and through UIKit's names.
///
/// Without arguments it prints nanoseconds an event: the best of many rounds counts, because
/// whatever else the machine does only ever adds. With `SCENE engine|uikit ROUNDS` it only sends
/// that many rounds, and with `grow KIND COUNT` makes and drops that many things, for a program that
/// counts instructions, as `UIKit/Scripts/check` does. `registered` prints of which classes objects
/// of registered classes are.
@main
@MainActor
enum Overhead {
  private static let mostRounds = 60

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty { return printTimes() }
    if arguments.elementsEqual(["registered"]) {
      return print(RegisteredClasses.made.joined(separator: " "))
    }
    if arguments.count == 3, arguments[1] == "grow", let kind = Growth(rawValue: arguments[2]),
      let count = Int(arguments[3]), count > 0
    {
      return kind.run(count)
    }
    guard arguments.count == 3, let scene = Scene.all.first(where: { $0.name == arguments[1] }),
      let make = ["engine": scene.engine, "uikit": scene.uikit][arguments[2]],
      let rounds = Int(arguments[3]), (1...mostRounds).contains(rounds)
    else {
      print(
        """
        usage: UIKitOverhead [\(Scene.all.map(\.name).joined(separator: "|")) engine|uikit ROUNDS]
               UIKitOverhead grow \(Growth.allCases.map(\.rawValue).joined(separator: "|")) COUNT
               UIKitOverhead registered
        """)
      exit(2)
    }
    // All frames are made, however few are sent, so that making them cancels out.
    let frames = (0..<mostRounds).map { scene.round($0) }
    let stage = make()
    for round in frames.prefix(rounds) { stage.send(round) }
    print("\(rounds * frames[0].count) events")
  }

  private static func printTimes() {
    print("scene               engine   UIKit   factor")
    for scene in Scene.all {
      let plain = bestTime(of: scene, on: scene.engine())
      let named = bestTime(of: scene, on: scene.uikit())
      let padded = scene.name.padding(toLength: 20, withPad: " ", startingAt: 0)
      print(padded + String(format: "%6.0f  %6.0f   %5.2f×", plain, named, named / plain))
    }
  }

  /// Nanoseconds an event.
  private static func bestTime(of scene: Scene, on stage: Stage) -> Double {
    (0..<mostRounds).map { number in
      let round = scene.round(number)
      return ContinuousClock().measure { stage.send(round) } / .nanoseconds(1) / Double(round.count)
    }.min()!
  }
}
