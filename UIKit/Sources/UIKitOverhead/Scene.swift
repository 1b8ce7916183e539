import Dactyl

/// One thing to do with touches, set up through the engine's own classes and through UIKit's names.
@MainActor
struct Scene {
  let name: String
  let fingers: Int
  let engine: @MainActor () -> Stage
  let uikit: @MainActor () -> Stage

  static let all =
    [
      Scene(name: "pan", fingers: 1, engine: EngineScenes.pan, uikit: UIKitScenes.pan),
      Scene(name: "target", fingers: 1, engine: EngineScenes.target, uikit: UIKitScenes.target),
      Scene(name: "recogniser", fingers: 1, engine: EngineScenes.own, uikit: UIKitScenes.own),
      Scene(name: "view", fingers: 1, engine: EngineScenes.view, uikit: UIKitScenes.view),
      Scene(name: "photo", fingers: 2, engine: EngineScenes.photo, uikit: UIKitScenes.photo),
    ]
    + [1, 10, 30].map { depth in
      Scene(
        name: "card\(depth)", fingers: 2, engine: { EngineScenes.card(depth: depth) },
        uikit: { UIKitScenes.card(depth: depth) })
    }

  private nonisolated static let moves = 1000

  /// The frames of one round: the fingers come down, move 1000 times and are lifted.
  nonisolated func round(_ number: Int) -> [InputFrame] {
    (0...Scene.moves + 1).map { step in
      InputFrame(
        time: Double(number) * 20 + Double(step) * 0.008,
        contacts: (0..<fingers).map { finger in
          let side = finger == 0 ? 1.0 : -1.0
          return Contact(
            id: finger, phase: step == 0 ? .began : step > Scene.moves ? .ended : .moved,
            position: Point(
              500 + side * (50 + Double(step % 400)), 500 + side * Double(step % 300)))
        })
    }
  }
}
