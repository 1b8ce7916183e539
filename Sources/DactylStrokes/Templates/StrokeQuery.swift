/// Strokes to recognise, prepared for every kind of template in a library.
final class StrokeQuery {
  /// What a library's templates need of a query.
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
  /// True if there is only one stroke.
  let isSingle: Bool
  private let drawn: StrokeForm
  private let squared: StrokeForm

  /// Prepares an outline.
  init(_ outline: StrokeOutline, needs: Needs) {
    diagonal = outline.diagonal
    isSingle = outline.strokes.count == 1
    // 24 steps of 15° make a whole turn.
    let clouds = needs.clouds || isSingle ? needs.rotation ? 24 : 1 : 0
    drawn = StrokeForm(StrokePreparation.drawn(outline, squared: false), clouds: clouds)
    squared =
      needs.squared
      ? StrokeForm(StrokePreparation.drawn(outline, squared: true), clouds: clouds) : drawn
  }

  /// The form to compare for a class with these options.
  func form(for options: StrokeInvariance) -> StrokeForm {
    options.contains(.proportions) ? squared : drawn
  }

  /// The path distance to a template; infinite above the limit or if they are not comparable.
  func pathDistance(to template: StrokeTemplate, limit: Float = .infinity) -> Float {
    guard template.fits(self) else { return .infinity }
    return form(for: template.options).pathDistance(
      to: template.target, template.options, limit: limit)
  }

  /// The cloud distance to a template; infinite above the limit or if they are not comparable.
  @inline(never)
  func cloudDistance(to template: StrokeTemplate, limit: Float = .infinity) -> Float {
    guard template.fits(self) else { return .infinity }
    return form(for: template.options).cloudDistance(
      to: template.target, template.options, limit: limit)
  }
}
