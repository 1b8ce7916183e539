import Dactyl

/// Strokes to be recognised, prepared for every kind of template that a library has.
struct StrokeQuery {
  /// What a library's templates will ask of a query.
  struct Needs: Equatable {
    /// Some class forgives proportions.
    var squared = false
    /// Some template has several strokes.
    var clouds = false
    /// Some class forgives rotation.
    var rotation = false
  }

  /// One way of looking at the strokes: as drawn, or stretched to a square.
  struct View {
    /// The only stroke, forward; nil for several.
    var forward: StrokePath?
    /// The only stroke, backward; nil for several.
    var backward: StrokePath?
    /// The cloud, and where rotation is forgiven its turned copies; empty where no template needs it.
    var clouds: [StrokeCloud] = []
  }

  /// The diagonal of the bounding box, in points.
  let diagonal: Double
  /// Whether there is one stroke only.
  let isSingle: Bool
  /// The strokes as drawn.
  let plain: View
  /// The strokes stretched to a square, where some class asks for it.
  let squared: View?

  /// Prepares an outline.
  init(_ outline: StrokeOutline, needs: Needs) {
    diagonal = outline.diagonal
    isSingle = outline.strokes.count == 1
    plain = Self.view(of: outline, squared: false, needs: needs)
    squared = needs.squared ? Self.view(of: outline, squared: true, needs: needs) : nil
  }

  /// How many turned copies of a cloud are compared: a turn has 24 steps of 15°.
  private static let turns = 24

  private static func view(of outline: StrokeOutline, squared: Bool, needs: Needs) -> View {
    let drawn = StrokePreparation.drawn(outline, squared: squared)
    var view = View()
    if drawn.count == 1 {
      let padding = StrokePreparation.queryPadding
      view.forward = StrokePath(drawn[0], backward: false, padding: padding)
      view.backward = StrokePath(drawn[0], backward: true, padding: padding)
    }
    if needs.clouds {
      let cloud = StrokeCloud(drawn)
      view.clouds = [cloud]
      if needs.rotation {
        for turn in 1..<turns {
          view.clouds.append(cloud.rotated(by: 2 * .pi * Double(turn) / Double(turns)))
        }
      }
    }
    return view
  }
}
