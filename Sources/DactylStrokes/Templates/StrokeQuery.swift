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

  /// The diagonal of the bounding box, in points.
  let diagonal: Double
  /// Whether there is one stroke only.
  let isSingle: Bool
  /// The only stroke forward and backward, as drawn and, where needed, squared; empty for several.
  private(set) var paths: [Float] = []
  /// The cloud, and where needed its turned copies, as drawn and, where needed, squared; empty for
  /// several strokes where no template has several.
  private(set) var clouds: [Float] = []

  private var traits: [StrokeTraits] = []
  private let needs: Needs

  /// Prepares an outline.
  init(_ outline: StrokeOutline, needs: Needs) {
    diagonal = outline.diagonal
    isSingle = outline.strokes.count == 1
    self.needs = needs
    add(StrokePreparation.drawn(outline, squared: false))
    if needs.squared { add(StrokePreparation.drawn(outline, squared: true)) }
  }

  /// Where in `paths` the forward path begins that suits a class; the backward one follows it.
  func path(for options: StrokeInvariance) -> Int {
    isSquared(options) ? 2 * StrokePath.size : 0
  }

  /// The numbers of the clouds in `clouds`, one cloud after the other, that suit a class.
  func clouds(for options: StrokeInvariance) -> Range<Int> {
    let start = isSquared(options) ? copies : 0
    return start..<start + (options.contains(.rotation) ? copies : 1)
  }

  /// The traits that suit a class.
  func traits(for options: StrokeInvariance) -> StrokeTraits {
    traits[isSquared(options) ? 1 : 0]
  }

  private func isSquared(_ options: StrokeInvariance) -> Bool {
    needs.squared && options.contains(.proportions)
  }

  /// How many turned copies of a cloud are compared: a turn has 24 steps of 15°.
  private var copies: Int { needs.rotation ? 24 : 1 }

  private mutating func add(_ strokes: [Stroke]) {
    traits.append(StrokeTraits(strokes))
    if isSingle {
      for backward in [false, true] {
        paths += StrokePath.numbers(
          of: strokes[0], backward: backward, padding: StrokePreparation.queryPadding)
      }
    }
    guard needs.clouds || isSingle else { return }
    let cloud = StrokeCloud.numbers(of: strokes)
    clouds += cloud
    for turn in 1..<copies {
      clouds += StrokeCloud.turned(cloud, by: 2 * .pi * Double(turn) / Double(copies))
    }
  }
}
