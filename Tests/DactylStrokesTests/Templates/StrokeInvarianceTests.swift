import Dactyl
import DactylStrokes
import Testing

@Suite struct StrokeInvarianceTests {
  /// True if a triangle is recognised, both with few templates and with enough for a second look.
  private func accepts(_ drawn: Stroke, _ invariance: StrokeInvariance) -> Bool {
    let answers = [2, 6].map { templates in
      Drawings.library(templates: templates, invariance: invariance)
        .recognize([drawn]).recognition?.classID == 3
    }
    #expect(answers[0] == answers[1])
    return answers[0]
  }

  @Test func rotationIsForgivenWhereAskedFor() {
    // A turn of 40° counts as the hand's own variation.
    for degrees in stride(from: 60.0, to: 360, by: 80) {
      let turned = Drawings.turned(
        Drawings.stroke(Drawings.triangle, wobble: 4, seed: 30), by: degrees * .pi / 180)
      #expect(accepts(turned, [.size, .rotation]))
      #expect(!accepts(turned, .standard))
    }
  }

  @Test func directionIsForgivenWhereAskedFor() {
    let backward = Stroke(Drawings.stroke(Drawings.triangle, wobble: 4, seed: 31).points.reversed())
    #expect(accepts(backward, [.size, .direction]))
    #expect(!accepts(backward, .standard))
  }

  @Test func startOfAClosedStrokeIsForgivenWhereAskedFor() {
    let corners = Drawings.triangle
    let elsewhere = Drawings.stroke([corners[1], corners[2], corners[0], corners[1]], wobble: 4)
    #expect(accepts(elsewhere, [.size, .start]))
    #expect(!accepts(elsewhere, .standard))
    let backward = Stroke(elsewhere.points.reversed())
    #expect(accepts(backward, [.size, .start, .direction]))
    #expect(!accepts(backward, [.size, .start]))
  }

  @Test func proportionsAreForgivenWhereAskedFor() {
    let flat = Stroke(
      Drawings.stroke(Drawings.triangle, wobble: 4, seed: 33).points.map {
        Point($0.x * 2.6, $0.y)
      })
    let strict = Drawings.library().recognize([flat]).nearest?.distance ?? 0
    let stretched = Drawings.library(invariance: [.size, .proportions]).recognize([flat])
    #expect(stretched.recognition?.classID == 3)
    #expect((stretched.recognition?.distance ?? 1) < strict / 4)
  }

  @Test func sizeCountsWhereNotForgiven() {
    for scale in [0.4, 2.5] {
      let drawn = Drawings.stroke(Drawings.triangle, wobble: 4, seed: 34, scale: scale)
      #expect(accepts(drawn, .standard))
      #expect(!accepts(drawn, []))
    }
    #expect(accepts(Drawings.stroke(Drawings.triangle, wobble: 4, seed: 34, scale: 1.5), []))
  }

  @Test func optionsCanChangeWhenTemplatesAreIn() {
    var changed = Drawings.library(templates: 2)
    for id in 0..<4 {
      changed.define(StrokeClass(id: id, name: "\(id)", invariance: [.size, .rotation]))
    }
    let fresh = Drawings.library(templates: 2, invariance: [.size, .rotation])
    let turned = [Drawings.turned(Drawings.stroke(Drawings.check), by: 1)]
    #expect(changed.recognize(turned) == fresh.recognize(turned))
    #expect(changed.thresholds == fresh.thresholds)
  }
}
