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
  /// The distances from which on strokes are refused, as learnt or given.
  public private(set) var thresholds: StrokeThresholds
  /// How the thresholds come about; setting it learns them anew where they are to be learnt.
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
  private var pathEvidence: [StrokeEvidence] = []
  private var cloudEvidence: [StrokeEvidence] = []
  private var nextID = 0

  /// A library without classes and templates, which refuses everything.
  ///
  /// - Precondition: The numbers of `rejection` are finite and above 0.
  public init(rejection: StrokeRejection = .learned(generosity: 1)) {
    precondition(rejection.isValid, "rejection needs finite numbers above 0")
    self.rejection = rejection
    thresholds = StrokeThresholds(path: 1, cloud: 1)
    learn()
  }

  /// Adds a class, or changes name and options of the class of the same number.
  public mutating func define(_ strokeClass: StrokeClass) {
    guard let index = classes.firstIndex(where: { $0.id == strokeClass.id }) else {
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
    guard let index = classes.firstIndex(where: { $0.id == id }) else {
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
      pathEvidence.remove(at: index)
      cloudEvidence.remove(at: index)
      for other in affected {
        let place = other > index ? other - 1 : other
        (pathEvidence[place], cloudEvidence[place]) = evidence(of: place)
      }
      learn()
    }
    return true
  }

  /// Removes a class with all its templates; false if there is none of the number.
  @discardableResult
  public mutating func remove(class id: Int) -> Bool {
    guard let index = classes.firstIndex(where: { $0.id == id }) else { return false }
    classes.remove(at: index)
    templates.removeAll { $0.classID == id }
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

  private mutating func prepareAll() {
    classIndex = []
    rows = []
    rowStart = [0]
    clouds = []
    for template in templates {
      guard let index = classes.firstIndex(where: { $0.id == template.classID }) else { continue }
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
    clouds += StrokeCloud(StrokePreparation.drawn(outline, squared: squared)).values
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
    pathEvidence = []
    cloudEvidence = []
    if isLearning {
      for index in templates.indices {
        let (path, cloud) = evidence(of: index)
        pathEvidence.append(path)
        cloudEvidence.append(cloud)
      }
    }
    learn()
  }

  /// Adds the evidence of the last template, and what it means for the others.
  private mutating func weigh(_ added: Int) {
    guard isLearning else { return }
    let (path, cloud) = evidence(of: added)
    pathEvidence.append(path)
    cloudEvidence.append(cloud)
    for index in 0..<added {
      let query = StrokeQuery(templates[index].outline, needs: needs)
      let same = classIndex[index] == classIndex[added]
      note(pathDistance(query, added), in: &pathEvidence[index], same: same)
      note(cloudDistance(query, added), in: &cloudEvidence[index], same: same)
    }
    learn()
  }

  /// The templates whose evidence would change if the one at an index went.
  private func evidenceResting(on removed: Int) -> [Int] {
    guard isLearning else { return [] }
    return templates.indices.filter { index in
      guard index != removed else { return false }
      let query = StrokeQuery(templates[index].outline, needs: needs)
      let same = classIndex[index] == classIndex[removed]
      let path = same ? pathEvidence[index].own : pathEvidence[index].other
      let cloud = same ? cloudEvidence[index].own : cloudEvidence[index].other
      return (path.isFinite && pathDistance(query, removed) == path)
        || (cloud.isFinite && cloudDistance(query, removed) == cloud)
    }
  }

  private func evidence(of index: Int) -> (path: StrokeEvidence, cloud: StrokeEvidence) {
    let query = StrokeQuery(templates[index].outline, needs: needs)
    var path = StrokeEvidence()
    var cloud = StrokeEvidence()
    for other in templates.indices where other != index {
      let same = classIndex[index] == classIndex[other]
      let limit = same ? path.own : path.other
      note(pathDistance(query, other, limit: limit), in: &path, same: same)
      note(cloudDistance(query, other), in: &cloud, same: same)
    }
    return (path, cloud)
  }

  private func note(_ distance: Float, in evidence: inout StrokeEvidence, same: Bool) {
    if same {
      evidence.own = min(evidence.own, distance)
    } else {
      evidence.other = min(evidence.other, distance)
    }
  }

  private mutating func learn() {
    switch rejection {
    case .learned(let generosity):
      thresholds = StrokeThresholds(
        path: generosity * StrokeEvidence.threshold(pathEvidence, rule: .path),
        cloud: generosity * StrokeEvidence.threshold(cloudEvidence, rule: .cloud))
    case .fixed(let path, let cloud):
      thresholds = StrokeThresholds(path: path, cloud: cloud)
    }
  }
}
