// swift-format-ignore-file
// Written by dactyl export; do not edit.

import DactylStrokes

/// 2 shown gestures, 3 demonstrations.
enum ShownSigns {
  static let `threeApart` = 3
  static let `add2` = 2

  /// The library; make it once.
  static func library() -> DemonstrationLibrary {
    var library = DemonstrationLibrary(
      generosity: 0.9)
    library.define(
      DemonstrationClass(
        id: 3, name: "three \"apart\"",
        forgives: StrokeInvariance(rawValue: 34),
        isContinuous: true))
    library.define(
      DemonstrationClass(
        id: 2, name: "add",
        forgives: StrokeInvariance(rawValue: 0),
        isContinuous: false))
    add(3, [[3.0,0.35,-1.5,0.1,2.0,2.5,120.0,240.30000000000004,-0.25,61.0,59.5,0.02,1e-05]], to: &library)
    add(2, [[1.0,0.3,200.0,3.0,200.1,201.0,0.0,0.0,0.0,201.0,201.0,0.0,0.0]], 200.5, [[-4096,-61,4096,61]], to: &library)
    add(2, [[1.0,0.09,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0], [0.0,0.15,120.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0], [1.0,0.09,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]], to: &library)
    return library
  }

  private static func add(
    _ id: Int, _ stretches: [[Double]], _ diagonal: Double = 0, _ strokes: [[Int16]] = [],
    to library: inout DemonstrationLibrary
  ) {
    library.add(
      Demonstration(
        stretches: stretches.compactMap { DemonstrationStretch(numbers: $0) },
        stroke: try? StrokeOutline(diagonal: diagonal, strokes: strokes)), class: id)
  }
}
