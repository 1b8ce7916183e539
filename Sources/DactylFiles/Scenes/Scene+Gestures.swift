extension Scene {
  /// One view over the whole window with the gestures that people make, each under one name.
  ///
  /// Taps of one to three times with one to four fingers, which wait for each other; clicks of a
  /// touchpad; long presses with one to four fingers; drags, also from an edge; pinches, rotations and
  /// swipes; check marks, circles and scratch-outs. The first to begin excludes the others, except that
  /// drawn shapes and swipes are known only at the lift: `replaced(by:)` names what such a gesture
  /// replaces. A drag of one finger that others join ends when they drag, pinch or turn together.
  public static var gestures: Scene {
    let drawn = ["check mark", "circle", "scratch-out"]
    let holds = (1...4).map { "long press" + with($0) }
    var recognizers: [SceneRecognizer] = []
    for fingers in 1...4 {
      let taps = ["tap", "double tap", "triple tap"].map { $0 + with(fingers) }
      for (index, name) in taps.enumerated() {
        let longer = index < 2 ? [taps[index + 1]] : []
        recognizers.append(
          recognizer(
            "tap", name,
            [
              "numberOfTapsRequired": .number(Double(index + 1)),
              "numberOfTouchesRequired": .number(Double(fingers)),
            ],
            waitingFor: longer + (fingers == 1 ? drawn + ["swipe"] : [])))
      }
      recognizers.append(
        recognizer(
          "longPress", holds[fingers - 1], ["numberOfTouchesRequired": .number(Double(fingers))],
          beside: fingers == 1 ? drawn : ["circle" + with(fingers)]))
    }
    for fingers in 1...3 {
      // Fingers that press a touchpad's button; a mouse taps.
      recognizers.append(
        recognizer(
          "tap", "click" + with(fingers),
          [
            "numberOfTouchesRequired": .number(Double(fingers)),
            "allowedTouchKinds": .array([.string("indirectPointer")]),
          ], waitingFor: ["tap" + with(fingers)]))
    }
    // A finger that slips while it taps draws nothing.
    recognizers.append(recognizer("checkMark", drawn[0], ["minimumLength": .number(24)]))
    for fingers in 1...4 {
      // Rounds as many as people make.
      recognizers.append(
        recognizer(
          "circle", "circle" + with(fingers),
          [
            "numberOfTouchesRequired": .number(Double(fingers)), "maximumSweep": .number(1000),
          ]))
    }
    // To and fro along an edge of a touchpad is how older ones scroll.
    var scratchOut = recognizer("scratchOut", drawn[2])
    scratchOut.keepsOffEdges = true
    recognizers.append(scratchOut)
    recognizers += (1...4).map(swipe)
    let shapes = drawn + (2...4).map { "circle" + with($0) }
    var edgeDrag = recognizer("screenEdgePan", "edge drag", beside: drawn)
    edgeDrag.coversEverything = true
    recognizers.append(edgeDrag)
    recognizers.append(
      recognizer(
        "pan", "drag", ["maximumNumberOfTouches": .number(1)],
        waitingFor: ["edge drag"],
        beside: shapes + ["swipe", severalFingers, "pinch", "rotation"]))
    let others = shapes + (2...4).map { "swipe" + with($0) }
    for (kind, name, settings, beside) in [
      ("pan", severalFingers, ["minimumNumberOfTouches": JSONValue.number(2)], others),
      ("pinch", "pinch", [:], []), ("rotation", "rotation", [:], []),
    ] {
      var together = recognizer(kind, name, settings, beside: beside)
      together.ends = ["drag"]
      recognizers.append(together)
    }
    var view = SceneView(name: "view")
    view.isMultipleTouchEnabled = true
    view.recognizers = recognizers
    return Scene(title: "the gestures that people make", views: [view])
  }

  /// The recogniser of drags of two and more fingers; people call it a drag.
  public static let severalFingers = "drag with fingers"

  /// The names of the gestures of `gestures` that one of them stands for, if it is recognised when
  /// they end.
  public static func replaced(by name: String) -> [String] {
    let fingers = (2...4).first { name.hasSuffix(with($0)) } ?? 1
    let hold = "long press" + with(fingers)
    switch name.prefix(6) {
    case "check ", "scratc": return ["drag", "edge drag", hold]
    case "circle": return ["drag", "edge drag", severalFingers, hold]
    case "swipe", "swipe ": return fingers == 1 ? ["drag"] : [severalFingers]
    default: return []
    }
  }

  private static func with(_ fingers: Int) -> String {
    fingers == 1 ? "" : " with \(fingers) fingers"
  }

  private static func swipe(_ fingers: Int) -> SceneRecognizer {
    var settings: [String: JSONValue] = [
      "recognizesAtLift": .bool(true), "numberOfTouchesRequired": .number(Double(fingers)),
    ]
    if fingers > 1 {
      settings["allowsRest"] = .bool(true)
      settings["maximumDirectionDeviation"] = .number(.pi / 4)
      // Two fingers scroll, and swipe only where they flick.
      if fingers == 2 { settings["minimumVelocity"] = .number(600) }
      // More go one way for nothing else, at whatever pace.
      if fingers > 2 { settings["maximumDuration"] = .number(.infinity) }
    }
    let drawn =
      fingers == 1
      ? ["check mark", "circle", "scratch-out", "edge drag"] : ["circle" + with(fingers)]
    var swipe = recognizer("swipe", "swipe" + with(fingers), settings, waitingFor: drawn)
    swipe.coversEverything = true
    return swipe
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
