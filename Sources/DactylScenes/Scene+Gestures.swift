extension Scene {
  /// One view over the whole window with the gestures that people make, each under one name.
  ///
  /// Taps of one to three times with one to four fingers, which wait for each other; long presses
  /// with one to four fingers; drags, also from an edge; pinches, rotations and swipes; check marks,
  /// circles and scratch-outs. The first to begin excludes the others, except drags: drawn shapes and
  /// swipes are known only at the lift. `replaced(by:)` names the drags that such a gesture replaces.
  public static var gestures: Scene {
    let drawn = ["check mark", "circle", "scratch-out"]
    var view = SceneView(name: "view")
    view.isMultipleTouchEnabled = true
    for fingers in 1...4 {
      let with = fingers == 1 ? "" : " with \(fingers) fingers"
      let taps = ["tap", "double tap", "triple tap"].map { $0 + with }
      for (index, name) in taps.enumerated() {
        let longer = index < 2 ? [taps[index + 1]] : []
        view.recognizers.append(
          recognizer(
            "tap", name,
            [
              "numberOfTapsRequired": .number(Double(index + 1)),
              "numberOfTouchesRequired": .number(Double(fingers)),
            ],
            waitingFor: longer + (fingers == 1 ? drawn + ["swipe"] : [])))
      }
      view.recognizers.append(
        recognizer(
          "longPress", "long press" + with,
          ["numberOfTouchesRequired": .number(Double(fingers))]))
    }
    // A finger that slips while it taps draws nothing.
    view.recognizers.append(recognizer("checkMark", drawn[0], ["minimumLength": .number(24)]))
    view.recognizers.append(recognizer("circle", drawn[1]))
    view.recognizers.append(recognizer("scratchOut", drawn[2]))
    var swipe = recognizer(
      "swipe", "swipe", ["recognizesAtLift": .bool(true)], waitingFor: drawn + ["edge drag"])
    swipe.coversEverything = true
    view.recognizers.append(swipe)
    var edgeDrag = recognizer("screenEdgePan", "edge drag", beside: drawn)
    edgeDrag.coversEverything = true
    view.recognizers.append(edgeDrag)
    view.recognizers.append(
      recognizer("pan", "drag", waitingFor: ["edge drag"], beside: drawn + ["swipe"]))
    view.recognizers.append(recognizer("pinch", "pinch"))
    view.recognizers.append(recognizer("rotation", "rotation"))
    return Scene(title: "the gestures that people make", views: [view])
  }

  /// The names of the gestures of `gestures` that one of them stands for, if it is recognised when
  /// they end.
  public static func replaced(by name: String) -> [String] {
    switch name {
    case "check mark", "circle", "scratch-out": ["drag", "edge drag"]
    case "swipe": ["drag"]
    default: []
    }
  }

  private static func recognizer(
    _ kind: String, _ name: String, _ settings: [String: JSONValue] = [:],
    waitingFor: [String] = [],
    beside: [String] = []
  ) -> SceneRecognizer {
    var members: [String: JSONValue] = ["kind": .string(kind), "name": .string(name)]
    members.merge(settings) { $1 }
    members["requireToFail"] = .array(waitingFor.map { .string($0) })
    members["simultaneousWith"] = .array(beside.map { .string($0) })
    do {
      var recognizer = try SceneRecognizer(SceneNode(value: .object(members), path: "$"))
      recognizer.takesNothingFromView = true
      return recognizer
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
