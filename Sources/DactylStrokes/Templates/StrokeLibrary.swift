import Dactyl

/// Drawn examples of gestures, and the recogniser that tells strokes by them.
///
/// A value: copies are independent, and the answer depends on nothing but the templates, their
/// order and the strokes. Templates come and go at any time; a library that has been edited answers
/// like one built afresh.
///
/// ```swift
/// var library = StrokeLibrary()
/// library.define(StrokeClass(id: 1, name: "check"))
/// try library.add([drawn], class: 1)
/// library.recognize([another]).recognition?.classID  // 1
/// ```
///
/// A single stroke is compared with templates of one stroke by places and directions under dynamic
/// time warping; drawings of several strokes by clouds of places and slopes, without regard to the
/// order of the strokes. The distance of a class is the mean of its three nearest templates;
/// whether the nearest is accepted is weighed from what is typical of gestures and of other strokes
/// (`StrokeEvidence`). Where there are five templates a class or more, a single stroke that is
/// refused, or for which two classes are nearly alike, gets a second look at clouds and at turned
/// and mirrored templates, so that the result names the class that was meant.
public struct StrokeLibrary: Sendable {
  /// The classes in the order in which they were defined.
  public private(set) var classes: [StrokeClass] = []
  /// The templates in the order in which they were added.
  public private(set) var templates: [StrokeTemplate] = []
  /// How strokes are refused.
  ///
  /// - Precondition: Its numbers are finite and above 0.
  public var rejection: StrokeRejection {
    didSet { precondition(rejection.isValid, "rejection needs finite numbers above 0") }
  }
  /// Strokes that are something else, besides those that Dactyl knows; one's own words, drags,
  /// signatures.
  ///
  /// A few typical ones, of one stroke each: a drawing as near to one of them as to a class is
  /// refused.
  public var others: [StrokeOutline] = [] {
    didSet {
      background = StrokeBackground(others)
      prepareAll()
    }
  }

  /// The index in `classes` of each template's class.
  private(set) var classIndex: [Int] = []
  /// Prepared paths, `StrokePath.size` numbers a row; a template has those from its start to the
  /// next.
  private(set) var rows: [Float] = []
  /// The first row of each template, and at the end the number of rows.
  private(set) var rowStart: [Int] = [0]
  /// Prepared clouds, `StrokeCloud.size` numbers a template.
  private(set) var clouds: [Float] = []
  /// What has to be prepared of strokes.
  private(set) var needs = StrokeQuery.Needs()
  /// What strokes of no class look like.
  private(set) var background: StrokeBackground
  /// The distances from which on strokes are refused where they are given; else what is typical of
  /// gestures.
  public var thresholds: StrokeThresholds {
    switch rejection {
    case .learned(let generosity):
      StrokeThresholds(path: 1.6 * generosity, cloud: 3.2 * generosity)
    case .fixed(let path, let cloud): StrokeThresholds(path: path, cloud: cloud)
    }
  }
  /// What is known of each class besides its templates.
  private(set) var models: [StrokeClassModel] = []
  /// The traits of each template.
  private var traits: [StrokeTraits] = []
  /// How far each template lies from each curve of the background; infinite for several strokes.
  private var fromBackground: [Float] = []
  private var nextID = 0

  /// A library without classes and templates, which refuses everything.
  ///
  /// - Precondition: The numbers of `rejection` are finite and above 0.
  @inline(never)
  public init(rejection: StrokeRejection = .learned(generosity: 1)) {
    precondition(rejection.isValid, "rejection needs finite numbers above 0")
    self.rejection = rejection
    background = StrokeBackground([])
  }

  /// Adds a class, or changes name and options of the class of the same number.
  public mutating func define(_ strokeClass: StrokeClass) {
    guard let index = index(ofClass: strokeClass.id) else {
      classes.append(strokeClass)
      return
    }
    let changed = classes[index].invariance != strokeClass.invariance
    classes[index] = strokeClass
    if changed { prepareAll() }
  }

  /// Adds an example, and tells the number by which it can be removed.
  ///
  /// - Precondition: The class has been defined.
  /// - Throws: `StrokeOutlineError` where the drawing cannot be compared with anything.
  @discardableResult
  public mutating func add(_ drawing: [Stroke], class id: Int) throws(StrokeOutlineError) -> Int {
    add(try StrokeOutline(drawing), class: id)
  }

  /// Adds an example that has been drawn or read before, and tells the number by which to remove
  /// it.
  ///
  /// - Precondition: The class has been defined.
  @discardableResult
  public mutating func add(_ outline: StrokeOutline, class id: Int) -> Int {
    guard let index = index(ofClass: id) else {
      preconditionFailure("a template needs a class that has been defined")
    }
    let template = StrokeTemplate(id: nextID, classID: id, outline: outline)
    nextID += 1
    templates.append(template)
    classIndex.append(index)
    prepare(template, of: classes[index])
    updateNeeds()
    weigh(templates.count - 1)
    learn()
    return template.id
  }

  /// Removes the template of the given number; false if there is none.
  @discardableResult
  public mutating func remove(template id: Int) -> Bool {
    guard let index = templates.firstIndex(where: { $0.id == id }) else { return false }
    let removed = rowStart[index]..<rowStart[index + 1]
    rows.removeSubrange(removed.lowerBound * StrokePath.size..<removed.upperBound * StrokePath.size)
    rowStart.remove(at: index + 1)
    for later in index + 1..<rowStart.count { rowStart[later] -= removed.count }
    clouds.removeSubrange(index * StrokeCloud.size..<(index + 1) * StrokeCloud.size)
    templates.remove(at: index)
    classIndex.remove(at: index)
    traits.remove(at: index)
    let curves = background.count
    fromBackground.removeSubrange(index * curves..<(index + 1) * curves)
    updateNeeds()
    learn()
    return true
  }

  /// Removes a class with all its templates; false if there is none of the number.
  @discardableResult
  public mutating func remove(class id: Int) -> Bool {
    guard let index = index(ofClass: id) else { return false }
    classes.remove(at: index)
    for place in templates.indices.reversed() where templates[place].classID == id {
      templates.remove(at: place)
    }
    prepareAll()
    return true
  }
}

extension StrokeLibrary {
  private func index(ofClass id: Int) -> Int? {
    for index in classes.indices where classes[index].id == id { return index }
    return nil
  }

  private mutating func prepareAll() {
    classIndex = []
    rows = []
    rowStart = [0]
    clouds = []
    for template in templates {
      guard let index = index(ofClass: template.classID) else { continue }
      classIndex.append(index)
      prepare(template, of: classes[index])
    }
    updateNeeds()
    traits = []
    fromBackground = []
    for index in templates.indices { weigh(index) }
    learn()
  }

  private mutating func prepare(_ template: StrokeTemplate, of strokeClass: StrokeClass) {
    let outline = template.outline
    if outline.strokes.count == 1 {
      rows += StrokePreparation.rows(of: outline, invariance: strokeClass.invariance)
    }
    rowStart.append(rows.count / StrokePath.size)
    let squared = strokeClass.invariance.contains(.proportions)
    clouds += StrokeCloud.numbers(of: StrokePreparation.drawn(outline, squared: squared))
  }

  /// Brings `needs` up to date.
  private mutating func updateNeeds() {
    var now = StrokeQuery.Needs()
    for template in templates.indices {
      let invariance = classes[classIndex[template]].invariance
      if invariance.contains(.proportions) { now.squared = true }
      if invariance.contains(.rotation) { now.rotation = true }
      if templates[template].outline.strokes.count > 1 { now.clouds = true }
    }
    needs = now
  }

  /// Measures a template by itself and against the background.
  @inline(never)
  private mutating func weigh(_ index: Int) {
    let outline = templates[index].outline
    let options = classes[classIndex[index]].invariance
    let query = StrokeQuery(outline, needs: needs)
    traits.append(query.traits(for: options))
    for curve in 0..<background.count {
      fromBackground.append(pathDistance(query, toBackground: curve, options))
    }
  }

  /// Puts together what is known of each class.
  @inline(never)
  private mutating func learn() {
    models = []
    let curves = background.count
    for index in classes.indices {
      var model = StrokeClassModel()
      var sum = StrokeTraits()
      var nearest = [Float](repeating: .infinity, count: curves)
      for template in templates.indices where classIndex[template] == index {
        model.templates += 1
        sum.add(traits[template])
        for curve in 0..<curves {
          nearest[curve] = min(nearest[curve], fromBackground[template * curves + curve])
        }
      }
      if model.templates > 0 { model.traits = sum.divided(by: model.templates) }
      for curve in 0..<curves {
        model.toOthers.note(Double(nearest[curve]))
      }
      models.append(model)
    }
  }
}
