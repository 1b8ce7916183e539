/// An example of how a gesture is drawn, as a library keeps it.
public final class StrokeTemplate: Hashable, Sendable {
  /// The number for removing it, unique in the library's history.
  public let id: Int
  /// The number of its class.
  public let classID: Int
  /// The drawing.
  public let outline: StrokeOutline

  /// The index of its class in the library.
  let classIndex: Int
  /// What its class forgives.
  let options: StrokeInvariance
  /// The numbers that drawings are compared with.
  let target: StrokeTarget
  let traits: [Double]
  /// Its distance from each curve of the background; infinite for several strokes.
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

  /// True if it is a single stroke.
  var isSingle: Bool { !target.rows.isEmpty }

  /// True unless the size of a drawing rules the template out.
  func fits(_ query: StrokeQuery) -> Bool {
    options.contains(.size)
      || query.diagonal >= outline.diagonal / 2 && query.diagonal <= outline.diagonal * 2
  }

  /// True if number, class and drawing are equal.
  public static func == (left: StrokeTemplate, right: StrokeTemplate) -> Bool {
    left.id == right.id && left.classID == right.classID && left.outline == right.outline
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
