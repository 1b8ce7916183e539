import Dactyl
import DactylStrokes
import Testing

@Suite struct StrokeTrainingTests {
  private let classes = (0..<4).map { StrokeClass(id: $0, name: "\($0)") }

  private func samples(people: Int, each: Int) -> [StrokeSample] {
    (0..<people).flatMap { person in
      Drawings.shapes.enumerated().flatMap { id, shape in
        (0..<each).map { index in
          StrokeSample(
            [Drawings.stroke(shape, wobble: 8, seed: UInt64(person * 100 + index))], class: id,
            person: person)
        }
      }
    }
  }

  @Test func representativesStandForTheirGroups() throws {
    // One class drawn two ways, nine times one and twice the other: training keeps both.
    let many = (0..<9).map { Drawings.stroke(Drawings.check, wobble: 3, seed: $0) }
    let few = (0..<2).map { Drawings.stroke(Drawings.bracket, wobble: 3, seed: $0) }
    let samples = (many + few).map { StrokeSample([$0], class: 0) }
    let training = StrokeTrainer(templatesPerClass: 2).train(samples, classes: [classes[0]])
    #expect(training.chosen.count == 2)
    #expect(training.chosen.contains { $0 < 9 })
    #expect(training.chosen.contains { $0 >= 9 })
  }

  @Test func eachGroupIsStoodForByItsMiddle() {
    // Of all, the fifth is least far from the others, but it is the first of its group.
    let angles = [0.0, 4, 8, 12, 50, 54, 58, 62, 66].map { $0 * .pi / 180 }
    let samples = angles.map { angle in
      let way = (0...20).map { Point(5 * Double($0) * cosine(angle), 5 * Double($0) * sine(angle)) }
      return StrokeSample([Stroke(way)], class: 0)
    }
    let training = StrokeTrainer(templatesPerClass: 2).train(samples, classes: [classes[0]])
    #expect(training.chosen.max() == 6)
  }

  @Test func trainingTellsItsProgressAndWhatItCouldNotUse() {
    var all = samples(people: 1, each: 3)
    all.append(StrokeSample([], class: 0))
    var done: [Int] = []
    let training = StrokeTrainer(templatesPerClass: 2).train(all, classes: classes) {
      done.append($0)
    }
    #expect(done == [1, 2, 3, 4])
    #expect(training.unusable == 1)
    #expect(training.library.templates.count == 8)
    #expect(training.chosen.count == 8)
  }

  @Test func evaluationCountsWhatWasTakenForWhat() throws {
    let library = Drawings.library()
    var random = Random(state: 1)
    let scribble = Stroke((0..<40).map { _ in Point(random.signed(), random.signed()) })
    let samples = [
      StrokeSample([Drawings.stroke(Drawings.check)], class: 0),
      StrokeSample([Drawings.stroke(Drawings.bracket)], class: 0),
      StrokeSample([Drawings.stroke(Drawings.bracket)], class: nil),
      StrokeSample([scribble], class: nil),
      StrokeSample([scribble], class: 2),
    ]
    let evaluation = StrokeEvaluation.measure(library, on: samples)
    #expect(evaluation.gestures == 3)
    #expect(evaluation.others == 2)
    #expect(evaluation.confusion[0] == [1, 1, 0, 0, 0])
    #expect(evaluation.confusion[2] == [0, 0, 0, 0, 1])
    #expect(evaluation.confusion[4] == [0, 1, 0, 0, 1])
    #expect(evaluation.recall(ofClassAt: 0) == 0.5)
    #expect(evaluation.falsePositives(ofClassAt: 1) == 2)
    #expect(evaluation.rejected == 1.0 / 3)
    #expect(evaluation.falselyAccepted == 0.5)
    let person = try #require(evaluation.people.first)
    #expect(person.gestures == 3 && person.right == 1 && person.recalled == 1)
    #expect(person.others == 2 && person.accepted == 1)
    let last = evaluation.operatingCharacteristic.last
    #expect(last?.accepted == 1)
    #expect(last?.falselyAccepted == 1)
    let points = evaluation.operatingCharacteristic
    for (one, next) in zip(points, points.dropFirst()) {
      #expect(one.generosity < next.generosity)
      #expect(one.accepted <= next.accepted && one.falselyAccepted <= next.falselyAccepted)
    }
  }

  @Test func nobodyIsMeasuredWithTemplatesOfHisOwn() {
    // Only person 1 draws a bracket for class 0, so training without person 1 does not know it.
    var all = samples(people: 2, each: 2)
    all.append(StrokeSample([Drawings.stroke(Drawings.bracket)], class: 0, person: 1))
    var done = 0
    let evaluation = StrokeEvaluation.leavingOnePersonOut(
      all, classes: classes, trainer: StrokeTrainer(templatesPerClass: 2)
    ) { done = $0 }
    #expect(done == all.count)
    #expect(evaluation.gestures == all.count)
    #expect(evaluation.confusion[0][1] == 1)
    // As a template for class 0, it also matches the other person's bracket.
    #expect(evaluation.confusion[1][0] == 1)
    #expect(evaluation.nearestRight == all.count - 2)
  }
}
