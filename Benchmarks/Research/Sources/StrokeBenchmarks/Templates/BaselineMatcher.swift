import DactylStrokes

/// A matcher of other people's design that names the class of the nearest template and refuses
/// nothing.
protocol BaselineMatcher: Sendable {
  init()
  mutating func add(_ strokes: [Stroke], label: Int)
  func recognize(_ strokes: [Stroke]) -> Int?
}

extension BaselineMatcher {
  /// A matcher with templates and the numbers of their classes.
  init(_ templates: [(strokes: [Stroke], label: Int)]) {
    self.init()
    for template in templates { add(template.strokes, label: template.label) }
  }
}

/// A matcher that libraries are compared with.
struct Baseline: Sendable {
  let name: String
  let matcher: any BaselineMatcher.Type

  static let protractor = Baseline(name: "plain Protractor", matcher: Protractor.self)
  static let pointCloud = Baseline(name: "plain $P", matcher: PointCloud.self)
  static let jackknife = Baseline(name: "Jackknife", matcher: Jackknife.self)
  static let pennyPincher = Baseline(name: "Penny Pincher", matcher: PennyPincher.self)
}
