import Dactyl
import DactylStrokes
import Testing

@Suite struct StrokeLibraryEditingTests {
  /// Adds and removes strokes at random, and compares with a library built at once.
  @Test(arguments: 0..<UInt64(6))
  func anEditedLibraryAnswersLikeOneBuiltAfresh(seed: UInt64) throws {
    var random = Random(state: seed)
    var edited = StrokeLibrary()
    for id in 0..<4 { edited.define(StrokeClass(id: id, name: "\(id)")) }
    for _ in 0..<25 {
      if Int.random(in: 0..<3, using: &random) == 0,
        let gone = edited.templates.randomElement(using: &random)
      {
        let isGone = edited.remove(template: gone.id)
        #expect(isGone)
      } else {
        let id = Int.random(in: 0..<4, using: &random)
        var drawing = [Drawings.stroke(Drawings.shapes[id], wobble: 10, seed: random.next())]
        if Int.random(in: 0..<8, using: &random) == 0 {
          drawing.append(Stroke([Point(0, 0), Point(50, 50)]))
        }
        try edited.add(drawing, class: id)
      }
    }
    if seed == 0 { edited.remove(class: 2) }
    var fresh = StrokeLibrary()
    for strokeClass in edited.classes { fresh.define(strokeClass) }
    for template in edited.templates { fresh.add(template.outline, class: template.classID) }
    #expect(edited.thresholds == fresh.thresholds)
    for shape in Drawings.shapes {
      let drawn = [Drawings.stroke(shape, wobble: 12, seed: random.next())]
      #expect(edited.recognize(drawn) == fresh.recognize(drawn))
      let twice = drawn + [Stroke([Point(0, 0), Point(45, 55)])]
      #expect(edited.recognize(twice) == fresh.recognize(twice))
    }
  }

  @Test func whatIsNotThereIsNotRemoved() {
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 0, name: "a"))
    let (other, own) = (library.remove(class: 1), library.remove(class: 0))
    #expect(!other && own && library.classes.isEmpty)
  }

  @Test func numbersOfTemplatesAreNeverGivenTwice() throws {
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 0, name: "a"))
    let first = try library.add([Drawings.stroke(Drawings.check)], class: 0)
    library.remove(template: first)
    let second = try library.add([Drawings.stroke(Drawings.check)], class: 0)
    #expect(first != second)
    let again = library.remove(template: first)
    #expect(!again)
    let removed = library.remove(template: second)
    #expect(removed)
    #expect(library.templates.isEmpty)
  }

  @Test func generosityScalesTheLearntThreshold() {
    var library = Drawings.library()
    let learnt = library.thresholds
    library.rejection = .learned(generosity: 0.5)
    #expect(library.thresholds.path == learnt.path / 2)
    library.rejection = .fixed(path: 1.25, cloud: 2)
    #expect(library.thresholds == StrokeThresholds(path: 1.25, cloud: 2))
    library.rejection = .learned(generosity: 1)
    #expect(library.thresholds == learnt)
  }

  @Test func copiesAreIndependent() {
    let kept = Drawings.library()
    var changed = kept
    changed.remove(class: 0)
    let check = [Drawings.stroke(Drawings.check)]
    #expect(kept.recognize(check).recognition?.classID == 0)
    #expect(changed.recognize(check).nearest?.classID != 0)
  }
}
