/// Strokes to be recognised, prepared for every kind of template that a library has.
final class StrokeQuery {
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
  private let drawn: StrokeForm
  private let squared: StrokeForm

  /// Prepares an outline.
  init(_ outline: StrokeOutline, needs: Needs) {
    diagonal = outline.diagonal
    isSingle = outline.strokes.count == 1
    // A turn has 24 steps of 15°.
    let clouds = needs.clouds || isSingle ? needs.rotation ? 24 : 1 : 0
    drawn = StrokeForm(StrokePreparation.drawn(outline, squared: false), clouds: clouds)
    squared =
      needs.squared
      ? StrokeForm(StrokePreparation.drawn(outline, squared: true), clouds: clouds) : drawn
  }

  /// The form that is compared where a class forgives so much.
  func form(for options: StrokeInvariance) -> StrokeForm {
    options.contains(.proportions) ? squared : drawn
  }

  /// The distance of paths to a template; infinite for several strokes, where the size rules it
  /// out, and above the limit.
  func pathDistance(to template: StrokeTemplate, limit: Float = .infinity) -> Float {
    guard template.fits(self) else { return .infinity }
    return form(for: template.options).pathDistance(
      to: template.target, template.options, limit: limit)
  }

  /// The distance of clouds; infinite for several strokes in a library that has none of several,
  /// where the size rules it out, and above the limit.
  @inline(never)
  func cloudDistance(to template: StrokeTemplate, limit: Float = .infinity) -> Float {
    guard template.fits(self) else { return .infinity }
    return form(for: template.options).cloudDistance(
      to: template.target, template.options, limit: limit)
  }
}
