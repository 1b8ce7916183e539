// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// A kind as the schema has it: its readings with how many numbers each has, and the defaults of its settings.
struct SchemaKind {
  var name: String
  var code: Int32
  var readings: [String]
  var defaults: [(property: Int32, value: Double)]
}

let schemaKinds = [
  SchemaKind(
    name: "tap", code: 1, readings: [],
    defaults: [(60, 1.0), (61, 1.0), (62, 45.0), (63, 1.5), (64, 0.35), (79, 0.0), (65, 45.0)]),
  SchemaKind(
    name: "longPress", code: 2, readings: [],
    defaults: [(66, 0.5), (62, 10.0), (60, 0.0), (61, 1.0), (80, 0.5), (64, 0.35), (65, 45.0)]),
  SchemaKind(
    name: "pan", code: 3, readings: ["translation 2", "velocity 2"],
    defaults: [(67, 1.0), (68, .infinity), (69, 10.0), (82, 24.0), (81, 0.0)]),
  SchemaKind(
    name: "pinch", code: 5, readings: ["scale 1", "scaleVelocity 1"],
    defaults: [(67, 2.0), (68, .infinity), (73, 16.0)]),
  SchemaKind(
    name: "rotation", code: 6, readings: ["rotation 1", "rotationVelocity 1"],
    defaults: [(67, 2.0), (68, .infinity), (74, 10.0)]),
  SchemaKind(
    name: "swipe", code: 4, readings: ["direction 1"],
    defaults: [(61, 1.0), (71, 0.5), (90, 0.0), (89, 0.0), (69, 50.0), (72, 0.5235987755982988), (83, 0.5),
      (84, 0.0), (85, 0.0)]),
  SchemaKind(
    name: "screenEdgePan", code: 7, readings: ["translation 2", "velocity 2"],
    defaults: [(76, 20.0), (69, 10.0), (67, 1.0), (68, 1.0)]),
  SchemaKind(
    name: "checkMark", code: 10, readings: ["start 2", "corner 2", "end 2", "hand 1", "angle 1", "tilt 1", "legRatio 1"],
    defaults: [(202, 10.0), (203, 0.6981317007977318), (205, 1.0), (240, 1.0), (209, 0.0), (210, 0.5), (61, 1.0)]),
  SchemaKind(
    name: "circle", code: 11, readings: ["center 2", "radius 1", "sweep 1", "deviation 1", "meanDeviation 1"],
    defaults: [(213, 10.0), (214, 4.1887902047863905), (215, 9.773843811168245), (240, 1.0), (61, 1.0)]),
  SchemaKind(
    name: "scratchOut", code: 12, readings: ["bounds 4", "reversals 1", "legLength 1", "angle 1", "viewToDelete 1"],
    defaults: [(218, 3.0), (219, 10.0), (201, 1.7453292519943295), (240, 1.0), (61, 1.0)]),
  SchemaKind(
    name: "stroke", code: 13, readings: ["nearest 1", "score 1", "margin 1", "runnerUp 1", "distance 1", "strokes 1"],
    defaults: [(225, 0.0), (224, 0.5), (61, 1.0)]),
  SchemaKind(
    name: "shown", code: 15, readings: ["nearest 1", "score 1", "margin 1", "runnerUp 1", "distance 1", "translation 2", "scale 1", "rotation 1"],
    defaults: [(225, 0.0), (226, 0.4)]),
  SchemaKind(
    name: "hover", code: 8, readings: ["height 1", "altitude 1", "azimuth 1", "roll 1"],
    defaults: []),
  SchemaKind(
    name: "transform", code: 9, readings: ["translation 2", "velocity 2", "scale 1", "scaleVelocity 1", "rotation 1", "rotationVelocity 1", "matrix 6"],
    defaults: [(78, 0.0), (67, 1.0), (69, 10.0), (82, 24.0), (73, 16.0), (74, 10.0)]),
  SchemaKind(
    name: "custom", code: 14, readings: [],
    defaults: [(88, 0.0)]),
]
