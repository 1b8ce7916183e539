import Dactyl

/// Drawn examples of gestures, and the recogniser that tells strokes by them.
///
/// A value: copies are independent, and the answer depends on nothing but the templates, their order and
/// the strokes. Templates come and go at any time; a library that has been edited answers like
/// one built afresh.
///
///     var library = StrokeLibrary()
///     library.define(StrokeClass(id: 1, name: "check"))
///     try library.add([drawn], class: 1)
///     library.recognize([another]).recognition?.classID  // 1
///
/// A single stroke is compared with templates of one stroke by places and directions under dynamic time
/// warping; drawings of several strokes by clouds of places and slopes, without regard to the order
/// of the strokes. The distance of a class is the mean of its three nearest templates; the
/// class is accepted if the nearest lies below the rejection threshold.
public struct StrokeLibrary: Sendable {
  /// The classes in the order in which they were defined.
  public private(set) var classes: [StrokeClass] = []
  /// The templates in the order in which they were added.
  public private(set) var templates: [StrokeTemplate] = []
  /// The distances beyond which strokes are rejected, learned or set.
  public private(set) var thresholds: StrokeThresholds
  /// How rejection thresholds are chosen; setting `.learned` recomputes them.
  ///
  /// - Precondition: Its numbers are finite and above 0.
  public var rejection: StrokeRejection {
    didSet {
      precondition(rejection.isValid, "rejection needs finite numbers above 0")
      gatherEvidence()
    }
  }

  /// The index in `classes` of each template's class.
  private(set) var classIndex: [Int] = []
  /// Prepared paths, `StrokePath.size` numbers a row; a template has those from its start to the next.
  private(set) var rows: [Float] = []
  /// The first row of each template, and at the end the number of rows.
  private(set) var rowStart: [Int] = [0]
  /// Prepared clouds, `StrokeCloud.size` numbers a template.
  private(set) var clouds: [Float] = []
  /// What has to be prepared of strokes.
  private(set) var needs = StrokeQuery.Needs()
  private var evidence = StrokeEvidence()
  private var nextID = 0

  /// A library without classes and templates, which refuses everything.
  ///
  /// - Precondition: The numbers of `rejection` are finite and above 0.
  @inline(never)
  public init(rejection: StrokeRejection = .learned(generosity: 1)) {
    precondition(rejection.isValid, "rejection needs finite numbers above 0")
    self.rejection = rejection
    thresholds = StrokeThresholds(path: 1, cloud: 1)
    learn()
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

  /// Adds an example that has been drawn or read before, and tells the number by which to remove it.
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
    // The first drawing of several strokes brings the clouds of all others into play.
    if updateNeeds() { gatherEvidence() } else { weigh(templates.count - 1) }
    return template.id
  }

  /// Removes the template of the given number; false if there is none.
  @discardableResult
  public mutating func remove(template id: Int) -> Bool {
    guard let index = templates.firstIndex(where: { $0.id == id }) else { return false }
    let affected = evidenceResting(on: index)
    let removed = rowStart[index]..<rowStart[index + 1]
    rows.removeSubrange(removed.lowerBound * StrokePath.size..<removed.upperBound * StrokePath.size)
    rowStart.remove(at: index + 1)
    for later in index + 1..<rowStart.count { rowStart[later] -= removed.count }
    clouds.removeSubrange(index * StrokeCloud.size..<(index + 1) * StrokeCloud.size)
    templates.remove(at: index)
    classIndex.remove(at: index)
    if updateNeeds() {
      gatherEvidence()
    } else if isLearning {
      evidence.remove(index)
      for other in affected {
        let place = other > index ? other - 1 : other
        evidence.replace(place, by: evidence(of: place))
      }
      learn()
    }
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
  private var isLearning: Bool {
    switch rejection {
    case .learned: true
    case .fixed: false
    }
  }

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
    _ = updateNeeds()
    gatherEvidence()
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

  /// Brings `needs` up to date; true where clouds came into play or went out of it.
  private mutating func updateNeeds() -> Bool {
    var now = StrokeQuery.Needs()
    for template in templates.indices {
      let invariance = classes[classIndex[template]].invariance
      if invariance.contains(.proportions) { now.squared = true }
      if invariance.contains(.rotation) { now.rotation = true }
      if templates[template].outline.strokes.count > 1 { now.clouds = true }
    }
    defer { needs = now }
    return now.clouds != needs.clouds
  }

  /// Compares every template with every other.
  private mutating func gatherEvidence() {
    evidence = StrokeEvidence()
    if isLearning {
      for index in templates.indices {
        evidence.append(evidence(of: index))
      }
    }
    learn()
  }

  /// Adds the evidence of the last template, and what it means for the others.
  private mutating func weigh(_ added: Int) {
    guard isLearning else { return }
    var evidence = evidence
    evidence.append(self.evidence(of: added))
    for index in 0..<added {
      let query = query(of: index)
      let same = classIndex[index] == classIndex[added]
      evidence.note(pathDistance(query, added), to: index, .path, same: same)
      evidence.note(cloudDistance(query, added), to: index, .cloud, same: same)
    }
    self.evidence = evidence
    learn()
  }

  @inline(never)
  private func query(of template: Int) -> StrokeQuery {
    StrokeQuery(templates[template].outline, needs: needs)
  }

  /// The templates whose evidence would change if the one at an index went.
  private func evidenceResting(on removed: Int) -> [Int] {
    var resting: [Int] = []
    guard isLearning else { return resting }
    for index in templates.indices where index != removed {
      let query = query(of: index)
      let same = classIndex[index] == classIndex[removed]
      let path = evidence.nearest(to: index, .path, same: same)
      let cloud = evidence.nearest(to: index, .cloud, same: same)
      if path.isFinite && pathDistance(query, removed) == path
        || cloud.isFinite && cloudDistance(query, removed) == cloud
      {
        resting.append(index)
      }
    }
    return resting
  }

  /// The evidence of one template alone.
  @inline(never)
  private func evidence(of index: Int) -> StrokeEvidence {
    let query = query(of: index)
    var evidence = StrokeEvidence()
    evidence.append()
    for other in templates.indices where other != index {
      let same = classIndex[index] == classIndex[other]
      let limit = evidence.nearest(to: 0, .path, same: same)
      evidence.note(pathDistance(query, other, limit: limit), to: 0, .path, same: same)
      evidence.note(cloudDistance(query, other), to: 0, .cloud, same: same)
    }
    return evidence
  }

  @inline(never)
  private mutating func learn() {
    switch rejection {
    case .learned(let generosity):
      thresholds = StrokeThresholds(
        path: generosity * evidence.threshold(.path),
        cloud: generosity * evidence.threshold(.cloud))
    case .fixed(let path, let cloud):
      thresholds = StrokeThresholds(path: path, cloud: cloud)
    }
  }
}
