/// An example of how a gesture is drawn, as a library keeps it.
public final class StrokeTemplate: Hashable, Sendable {
  /// The number by which the library removes it; never given twice by one library.
  public let id: Int
  /// The number of the class that it is an example of.
  public let classID: Int
  /// The drawing.
  public let outline: StrokeOutline

  /// The index of its class in the library, and what the class forgives.
  let classIndex: Int
  /// See `classIndex`.
  let options: StrokeInvariance
  /// What drawings are compared with.
  let target: StrokeTarget
  /// The traits.
  let traits: [Double]
  /// How far it lies from each curve of the background; infinite for several strokes.
  let fromBackground: [Float]

  /// Prepares an example of a class.
  init(
    _ outline: StrokeOutline, id: Int, of strokeClass: StrokeClass, at classIndex: Int,
    background: [StrokeTarget]
  ) {
    self.id = id
    self.outline = outline
    self.classIndex = classIndex
    classID = strokeClass.id
    let options = strokeClass.invariance
    let drawn = StrokePreparation.drawn(outline, squared: options.contains(.proportions))
    let form = StrokeForm(drawn, clouds: 1)
    self.options = options
    target = StrokeTarget(
      rows: drawn.count == 1 ? StrokePreparation.rows(of: drawn[0], outline, options) : [],
      cloud: form.clouds)
    traits = form.traits
    fromBackground = Array(count: background.count) { curve in
      form.pathDistance(to: background[curve], options)
    }
  }

  /// Whether it is a single stroke.
  var isSingle: Bool { !target.rows.isEmpty }

  /// Whether the size of a drawing does not rule it out.
  func fits(_ query: StrokeQuery) -> Bool {
    options.contains(.size)
      || query.diagonal >= outline.diagonal / 2 && query.diagonal <= outline.diagonal * 2
  }

  /// Whether number, class and drawing are the same.
  public static func == (left: StrokeTemplate, right: StrokeTemplate) -> Bool {
    left.id == right.id && left.classID == right.classID && left.outline == right.outline
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
