#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Scene {
  /// One view over the whole window with the gestures that people make, each under one name.
  ///
  /// Taps of one to three times with one to four fingers, which wait for each other; clicks of a
  /// touchpad; long presses with one to four fingers; drags, also from an edge; pinches, rotations and
  /// swipes; check marks, circles and scratch-outs. The first to begin excludes the others, except that
  /// drawn shapes and swipes are known only at the lift: `replacements` names what such a gesture
  /// replaces. A drag of one finger that others join ends when they drag, pinch or turn together.
  ///
  /// It is the scene `Scenes/gestures.json`.
  public static let gestures: Scene = {
    do {
      var scene = try Scene(json: Data(gesturesFile.utf8))
      for index in scene.views[0].recognizers.indices {
        scene.views[0].recognizers[index].takesNothingFromView = true
      }
      return scene
    } catch {
      preconditionFailure("Scenes/gestures.json: \(error)")
    }
  }()

  /// The recogniser of drags of two and more fingers; people call it a drag.
  public static let severalFingers = "drag with fingers"

  /// The names of the recognisers for whose gestures each one stands, if it is recognised when they
  /// end.
  public var replacements: [String: [String]] {
    let replacing = views.flatMap(\.allRecognizers).filter { !$0.replaces.isEmpty }
    return Dictionary(uniqueKeysWithValues: replacing.map { ($0.name, $0.replaces.map(\.name)) })
  }
}
