import Dactyl

/// Drawn examples of gestures, and the matching of strokes with them.
///
/// A value: copies are independent, and the answer depends only on the templates, their order and
/// the strokes. Templates come and go at any time; an edited library answers like one built afresh.
///
/// ```swift
/// var library = StrokeLibrary()
/// library.define(StrokeClass(id: 1, name: "check"))
/// try library.add([drawn], class: 1)
/// library.recognize([another]).recognition?.classID  // 1
/// ```
///
/// Compares a single stroke with templates of one stroke by places and directions under dynamic
/// time warping, and drawings of several strokes by clouds of places and slopes, in any order of
/// strokes. The distance of a class is the mean of its three nearest templates; what is typical of
/// gestures and of other strokes decides if the nearest class is accepted (`StrokeEvidence`). With
/// five templates a class or more, a single stroke that is refused, or nearly as near to a second
/// class, gets a second look at clouds and at turned and mirrored templates, so that the result
/// names the class that was meant.
public struct StrokeLibrary: Sendable {
  /// The classes in the order in which they were defined.
  public var classes: [StrokeClass] { models.map { $0.strokeClass } }
  /// The templates in the order in which they were added.
  public private(set) var templates: [StrokeTemplate] = []
  /// How strokes are refused.
  ///
  /// - Precondition: Its numbers are finite and above 0.
  public var rejection: StrokeRejection {
    didSet { precondition(rejection.isValid, "rejection needs finite numbers above 0") }
  }
  /// Strokes that are no gesture, besides Dactyl's own: words, drags, signatures.
  ///
  /// A few typical ones, each a single stroke: a drawing as near to one of them as to a class is
  /// refused.
  public var others: [StrokeOutline] = [] {
    didSet {
      background = StrokeBackground.targets(with: others)
      prepareAll()
    }
  }

  /// What templates need of a query.
  private(set) var needs = StrokeQuery.Needs()
  /// Curves of strokes that belong to no class.
  private(set) var background: [StrokeTarget]
  /// The refusal distances if `rejection` fixes them; else typical ones.
  public var thresholds: StrokeThresholds {
    switch rejection {
    case .learned(let generosity):
      StrokeThresholds(path: 1.6 * generosity, cloud: 3.2 * generosity)
    case .fixed(let path, let cloud): StrokeThresholds(path: path, cloud: cloud)
    }
  }
  /// The classes with statistics of their templates.
  private(set) var models: [StrokeClassModel] = []
  private var nextID = 0

  /// A library without classes, which refuses everything.
  ///
  /// - Precondition: The numbers of `rejection` are finite and above 0.
  @inline(never)
  public init(rejection: StrokeRejection = .learned(generosity: 1)) {
    precondition(rejection.isValid, "rejection needs finite numbers above 0")
    self.rejection = rejection
    background = StrokeBackground.targets(with: [])
  }

  /// Adds a class, or replaces name and options of the class with the same number.
  public mutating func define(_ strokeClass: StrokeClass) {
    let model = StrokeClassModel(strokeClass, curves: background.count)
    guard let index = index(ofClass: strokeClass.id) else {
      models.append(model)
      return
    }
    models[index] = model
    prepareAll()
  }

  /// Adds an example, and returns the number for removing it.
  ///
  /// - Precondition: The class has been defined.
  /// - Throws: `StrokeOutlineError` if the drawing cannot be compared.
  @discardableResult
  public mutating func add(_ drawing: [Stroke], class id: Int) throws(StrokeOutlineError) -> Int {
    add(try StrokeOutline(drawing), class: id)
  }

  /// Adds an example from an outline, and returns the number for removing it.
  ///
  /// - Precondition: The class has been defined.
  @discardableResult
  public mutating func add(_ outline: StrokeOutline, class id: Int) -> Int {
    guard let index = index(ofClass: id) else {
      preconditionFailure("a template needs a class that has been defined")
    }
    prepare(outline, id: nextID, ofClassAt: index)
    nextID += 1
    return nextID - 1
  }

  /// Removes the template of the given number; returns false if there is no such template.
  @discardableResult
  public mutating func remove(template id: Int) -> Bool {
    guard let index = templates.firstIndex(where: { $0.id == id }) else { return false }
    templates.remove(at: index)
    forgetTemplates()
    for template in templates { learn(template) }
    return true
  }

  /// Removes a class with all its templates; returns false if there is no such class.
  @discardableResult
  public mutating func remove(class id: Int) -> Bool {
    guard let index = index(ofClass: id) else { return false }
    models.remove(at: index)
    prepareAll()
    return true
  }
}

extension StrokeLibrary {
  /// The index of the class with a number.
  package func index(ofClass id: Int) -> Int? {
    for index in models.indices where models[index].strokeClass.id == id { return index }
    return nil
  }

  /// Prepares all templates anew and drops those of removed classes.
  @inline(never)
  private mutating func prepareAll() {
    let before = templates
    templates = []
    forgetTemplates()
    for template in before {
      guard let index = index(ofClass: template.classID) else { continue }
      prepare(template.outline, id: template.id, ofClassAt: index)
    }
  }

  @inline(never)
  private mutating func prepare(_ outline: StrokeOutline, id: Int, ofClassAt index: Int) {
    let template = StrokeTemplate(
      outline, id: id, of: models[index].strokeClass, at: index, background: background)
    templates.append(template)
    learn(template)
  }

  /// Notes what a template needs, and adds it to the statistics of its class.
  @inline(never)
  private mutating func learn(_ template: StrokeTemplate) {
    if template.options.contains(.proportions) { needs.squared = true }
    if template.options.contains(.rotation) { needs.rotation = true }
    if !template.isSingle { needs.clouds = true }
    models[template.classIndex].add(template)
  }

  /// Forgets all that was learnt of templates.
  private mutating func forgetTemplates() {
    needs = StrokeQuery.Needs()
    for index in models.indices {
      models[index] = StrokeClassModel(models[index].strokeClass, curves: background.count)
    }
  }
}
