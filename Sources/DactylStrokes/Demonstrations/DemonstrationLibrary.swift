import Dactyl

/// Gestures of any number of fingers, each shown a few times, and the matching of what fingers do
/// with them.
///
/// A value: the answer depends only on the demonstrations, their order and what was done.
///
/// ```swift
/// var library = DemonstrationLibrary()
/// library.define(DemonstrationClass(id: 1, name: "three apart"))
/// for shown in Demonstration.all(in: recording.frames) { library.add(shown, class: 1) }
/// library.recognize(done).recognition?.classID  // 1
/// ```
///
/// What one finger draws in one go is compared by a `StrokeLibrary`; all else stretch by stretch.
/// Both distances count in the same unit: below 1 is accepted.
public struct DemonstrationLibrary: Sendable {
  /// The classes in the order in which they were defined.
  public private(set) var classes: [DemonstrationClass] = []
  /// The demonstrations in the order in which they were added.
  public private(set) var demonstrations: [ShownDemonstration] = []
  /// How much may differ from what was shown: below 1 is stricter; default 1.
  ///
  /// - Precondition: It is finite and above 0.
  public var generosity: Double {
    didSet { strokes.rejection = .learned(generosity: generosity) }
  }
  /// What one finger drew in one go.
  private(set) var strokes: StrokeLibrary
  private var nextID = 0

  /// A library without classes, which refuses everything.
  ///
  /// - Precondition: The generosity is finite and above 0.
  public init(generosity: Double = 1) {
    self.generosity = generosity
    strokes = StrokeLibrary(rejection: .learned(generosity: generosity))
  }

  /// Adds a class, or replaces name and options of the class with the same number.
  public mutating func define(_ newClass: DemonstrationClass) {
    if let index = index(ofClass: newClass.id) {
      classes[index] = newClass
    } else {
      classes.append(newClass)
    }
    strokes.define(newClass.strokeClass)
  }

  /// Adds a demonstration of a class, and returns the number for removing it.
  ///
  /// - Precondition: The class has been defined.
  @discardableResult
  public mutating func add(_ demonstration: Demonstration, class id: Int) -> Int {
    guard let index = index(ofClass: id) else {
      preconditionFailure("a demonstration needs a class that has been defined")
    }
    demonstrations.append(
      ShownDemonstration(id: nextID, classID: id, classIndex: index, demonstration))
    if let stroke = demonstration.stroke { strokes.add(stroke, class: id) }
    nextID += 1
    return nextID - 1
  }

  /// Removes the demonstration of a number; returns false if there is no such demonstration.
  @discardableResult
  public mutating func remove(demonstration id: Int) -> Bool {
    guard let place = demonstrations.firstIndex(where: { $0.id == id }) else { return false }
    demonstrations.remove(at: place)
    makeStrokes()
    return true
  }

  /// Removes a class with its demonstrations; returns false if there is no such class.
  @discardableResult
  public mutating func remove(class id: Int) -> Bool {
    guard let index = index(ofClass: id) else { return false }
    classes.remove(at: index)
    demonstrations.removeAll { $0.classID == id }
    for place in demonstrations.indices where demonstrations[place].classIndex > index {
      demonstrations[place].classIndex -= 1
    }
    makeStrokes()
    return true
  }

  /// The index of the class with a number.
  func index(ofClass id: Int) -> Int? {
    for index in classes.indices where classes[index].id == id { return index }
    return nil
  }

  private mutating func makeStrokes() {
    strokes = StrokeLibrary(rejection: .learned(generosity: generosity))
    for one in classes { strokes.define(one.strokeClass) }
    for one in demonstrations {
      if let stroke = one.demonstration.stroke { strokes.add(stroke, class: one.classID) }
    }
  }
}
