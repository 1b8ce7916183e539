// Generated from Scenes/gestures.json by Scripts/generate; do not edit.
// swift-format-ignore-file

extension Scene {
  static let gesturesFile = #"""
    {
      "dactyl": "scene",
      "version": 1,
      "title": "the gestures that people make",
      "views": [
        { "name": "view", "isMultipleTouchEnabled": true, "recognizers": [
          {"kind": "tap", "name": "tap", "numberOfTapsRequired": 1, "numberOfTouchesRequired": 1, "requireToFail": ["double tap", "check mark", "circle", "scratch-out", "swipe"]},
          {"kind": "tap", "name": "double tap", "numberOfTapsRequired": 2, "numberOfTouchesRequired": 1, "requireToFail": ["triple tap", "check mark", "circle", "scratch-out", "swipe"]},
          {"kind": "tap", "name": "triple tap", "numberOfTapsRequired": 3, "numberOfTouchesRequired": 1, "requireToFail": ["check mark", "circle", "scratch-out", "swipe"]},
          {"kind": "longPress", "name": "long press", "numberOfTouchesRequired": 1, "simultaneousWith": ["check mark", "circle", "scratch-out"]},
          {"kind": "tap", "name": "tap with 2 fingers", "numberOfTapsRequired": 1, "numberOfTouchesRequired": 2, "requireToFail": ["double tap with 2 fingers"]},
          {"kind": "tap", "name": "double tap with 2 fingers", "numberOfTapsRequired": 2, "numberOfTouchesRequired": 2, "requireToFail": ["triple tap with 2 fingers"]},
          {"kind": "tap", "name": "triple tap with 2 fingers", "numberOfTapsRequired": 3, "numberOfTouchesRequired": 2},
          {"kind": "longPress", "name": "long press with 2 fingers", "numberOfTouchesRequired": 2, "simultaneousWith": ["circle with 2 fingers"]},
          {"kind": "tap", "name": "tap with 3 fingers", "numberOfTapsRequired": 1, "numberOfTouchesRequired": 3, "requireToFail": ["double tap with 3 fingers"]},
          {"kind": "tap", "name": "double tap with 3 fingers", "numberOfTapsRequired": 2, "numberOfTouchesRequired": 3, "requireToFail": ["triple tap with 3 fingers"]},
          {"kind": "tap", "name": "triple tap with 3 fingers", "numberOfTapsRequired": 3, "numberOfTouchesRequired": 3},
          {"kind": "longPress", "name": "long press with 3 fingers", "numberOfTouchesRequired": 3, "simultaneousWith": ["circle with 3 fingers"]},
          {"kind": "tap", "name": "tap with 4 fingers", "numberOfTapsRequired": 1, "numberOfTouchesRequired": 4, "requireToFail": ["double tap with 4 fingers"]},
          {"kind": "tap", "name": "double tap with 4 fingers", "numberOfTapsRequired": 2, "numberOfTouchesRequired": 4, "requireToFail": ["triple tap with 4 fingers"]},
          {"kind": "tap", "name": "triple tap with 4 fingers", "numberOfTapsRequired": 3, "numberOfTouchesRequired": 4},
          {"kind": "longPress", "name": "long press with 4 fingers", "numberOfTouchesRequired": 4, "simultaneousWith": ["circle with 4 fingers"]},
          {"kind": "tap", "name": "click", "numberOfTouchesRequired": 1, "allowedTouchKinds": ["indirectPointer"], "requireToFail": ["tap"]},
          {"kind": "tap", "name": "click with 2 fingers", "numberOfTouchesRequired": 2, "allowedTouchKinds": ["indirectPointer"], "requireToFail": ["tap with 2 fingers"]},
          {"kind": "tap", "name": "click with 3 fingers", "numberOfTouchesRequired": 3, "allowedTouchKinds": ["indirectPointer"], "requireToFail": ["tap with 3 fingers"]},
          {"kind": "checkMark", "name": "check mark", "minimumLength": 24, "replaces": ["drag", "edge drag", "long press"]},
          {"kind": "circle", "name": "circle", "numberOfTouchesRequired": 1, "maximumSweep": 1000, "replaces": ["drag", "edge drag", "drag with fingers", "long press"]},
          {"kind": "circle", "name": "circle with 2 fingers", "numberOfTouchesRequired": 2, "maximumSweep": 1000, "replaces": ["drag", "edge drag", "drag with fingers", "long press with 2 fingers"]},
          {"kind": "circle", "name": "circle with 3 fingers", "numberOfTouchesRequired": 3, "maximumSweep": 1000, "replaces": ["drag", "edge drag", "drag with fingers", "long press with 3 fingers"]},
          {"kind": "circle", "name": "circle with 4 fingers", "numberOfTouchesRequired": 4, "maximumSweep": 1000, "replaces": ["drag", "edge drag", "drag with fingers", "long press with 4 fingers"]},
          {"kind": "scratchOut", "name": "scratch-out", "keepsOffEdges": true, "replaces": ["drag", "edge drag", "long press"]},
          {"kind": "swipe", "name": "swipe", "direction": ["right", "left", "up", "down"], "recognizesAtLift": true, "numberOfTouchesRequired": 1, "requireToFail": ["check mark", "circle", "scratch-out", "edge drag"], "replaces": ["drag"]},
          {"kind": "swipe", "name": "swipe with 2 fingers", "direction": ["right", "left", "up", "down"], "recognizesAtLift": true, "numberOfTouchesRequired": 2, "allowsRest": true, "maximumDirectionDeviation": 0.7853981633974483, "minimumVelocity": 600, "requireToFail": ["circle with 2 fingers"], "replaces": ["drag with fingers"]},
          {"kind": "swipe", "name": "swipe with 3 fingers", "direction": ["right", "left", "up", "down"], "recognizesAtLift": true, "numberOfTouchesRequired": 3, "allowsRest": true, "maximumDirectionDeviation": 0.7853981633974483, "maximumDuration": null, "requireToFail": ["circle with 3 fingers"], "replaces": ["drag with fingers"]},
          {"kind": "swipe", "name": "swipe with 4 fingers", "direction": ["right", "left", "up", "down"], "recognizesAtLift": true, "numberOfTouchesRequired": 4, "allowsRest": true, "maximumDirectionDeviation": 0.7853981633974483, "maximumDuration": null, "requireToFail": ["circle with 4 fingers"], "replaces": ["drag with fingers"]},
          {"kind": "screenEdgePan", "name": "edge drag", "edges": ["top", "left", "bottom", "right"], "simultaneousWith": ["check mark", "circle", "scratch-out"]},
          {"kind": "pan", "name": "drag", "maximumNumberOfTouches": 1, "requireToFail": ["edge drag"], "simultaneousWith": ["check mark", "circle", "scratch-out", "circle with 2 fingers", "circle with 3 fingers", "circle with 4 fingers", "swipe", "drag with fingers", "pinch", "rotation"]},
          {"kind": "pan", "name": "drag with fingers", "minimumNumberOfTouches": 2, "simultaneousWith": ["check mark", "circle", "scratch-out", "circle with 2 fingers", "circle with 3 fingers", "circle with 4 fingers", "swipe with 2 fingers", "swipe with 3 fingers", "swipe with 4 fingers"], "ends": ["drag"]},
          {"kind": "pinch", "name": "pinch", "ends": ["drag"]},
          {"kind": "rotation", "name": "rotation", "ends": ["drag"]}
        ] }
      ]
    }
    """#
}
