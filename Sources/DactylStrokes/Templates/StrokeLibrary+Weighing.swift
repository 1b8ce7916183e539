extension StrokeLibrary {
  /// The answer from the evidence for the nearest class.
  ///
  /// - Parameter choosing: True to let learned rejection choose between the two nearest classes.
  @inline(never)
  func weigh(
    _ query: StrokeQuery, _ tally: StrokeNearest, _ ranking: StrokeRanking, choosing: Bool
  ) -> StrokeMatch {
    var ranking = ranking
    let distance: Double
    var evidence: StrokeEvidence?
    switch rejection {
    case .fixed:
      distance = tally.nearest(of: ranking.best).distance
    case .learned(let generosity):
      let weighed = nearerEvidence(query, tally, &ranking, choosing: choosing)
      distance = weighed.thresholds / generosity
      evidence = weighed
    }
    let recognition = StrokeRecognition(
      classID: models[ranking.best].strokeClass.id, score: max(0, 1 - distance),
      margin: ranking.margin,
      runnerUp: ranking.second.map { models[$0].strokeClass.id }, distance: distance,
      evidence: evidence)
    return distance < 1 ? .recognized(recognition) : .refused(.tooFar(recognition))
  }

  /// How far a drawing is from a class by the evidence for it, in thresholds of learned rejection.
  func thresholds(
    _ query: StrokeQuery, _ tally: StrokeNearest, _ others: StrokeNearness, of index: Int
  ) -> Double {
    guard case .learned(let generosity) = rejection else { return .infinity }
    return evidence(query, tally, others, of: index).thresholds / generosity
  }

  /// The evidence for the best class; if choosing, for the better of two, which becomes the best.
  private func nearerEvidence(
    _ query: StrokeQuery, _ tally: StrokeNearest, _ ranking: inout StrokeRanking, choosing: Bool
  ) -> StrokeEvidence {
    let best = ranking.best
    let others = nearnessToOthers(query, tally, of: best)
    let evidence = evidence(query, tally, others, of: best)
    guard choosing, let other = ranking.second, tally.mean(of: other).isFinite else {
      return evidence
    }
    let isComparedAlike =
      isPath(query, tally, of: other) == isPath(query, tally, of: best)
      && models[other].strokeClass.invariance == models[best].strokeClass.invariance
    let rival = self.evidence(
      query, tally, isComparedAlike ? others : nearnessToOthers(query, tally, of: other),
      of: other)
    let (least, next) = (evidence.thresholds, rival.thresholds)
    guard next < least else {
      ranking.margin = StrokeRanking.margin(least, before: next)
      return evidence
    }
    ranking = StrokeRanking(
      best: other, second: best, margin: StrokeRanking.margin(next, before: least))
    return rival
  }

  /// True if the nearest template of a class was compared by paths, not clouds.
  private func isPath(_ query: StrokeQuery, _ tally: StrokeNearest, of index: Int) -> Bool {
    query.isSingle && templates[tally.nearest(of: index).template].isSingle
  }

  /// The evidence for and against a class that was compared.
  @inline(never)
  private func evidence(
    _ query: StrokeQuery, _ tally: StrokeNearest, _ others: StrokeNearness, of index: Int
  ) -> StrokeEvidence {
    let model = models[index]
    let isPath = isPath(query, tally, of: index)
    let unit = isPath ? thresholds.path : thresholds.cloud
    let distance = tally.nearest(of: index).distance * unit
    var cloud = isPath ? Double.infinity : distance
    if isPath {
      for place in 0..<tally.count(of: index) {
        let template = templates[tally[index, place].template]
        let other = query.cloudDistance(to: template, limit: Float(cloud))
        cloud = min(cloud, Double(other))
      }
    }
    let traits = query.form(for: models[index].strokeClass.invariance).traits
    let values = [Double](unsafeUninitializedCapacity: StrokeEvidence.count) { values, count in
      values[0] = distance
      values[1] = tally.mean(of: index) * unit
      values[2] = min(max(model.templates, 3), 10)
      for trait in 0..<StrokeTraits.count {
        values[3 + trait] = abs(traits[trait] - model.mean(ofTrait: trait))
      }
      values[11] = isPath ? model.toOthers.first : .infinity
      values[12] = isPath ? model.toOthers.third : .infinity
      values[13] = others.first
      values[14] = others.mean
      values[15] = cloud
      count = StrokeEvidence.count
    }
    return StrokeEvidence(kind: isPath ? .path : .cloud, values: values)
  }

  /// How near a query lies to the background, compared as with the nearest template of a class.
  @inline(never)
  func nearnessToOthers(
    _ query: StrokeQuery, _ tally: StrokeNearest, of index: Int
  ) -> StrokeNearness {
    let options = models[index].strokeClass.invariance
    let form = query.form(for: options)
    var others = StrokeNearness()
    guard isPath(query, tally, of: index) else {
      for curve in background {
        others.note(Double(form.cloudDistance(to: curve, options, limit: Float(others.third))))
      }
      return others
    }
    // Warping never increases a distance, except by rounding: distances beyond the third of these
    // cannot count.
    var unwarped = StrokeNearness()
    for curve in background { unwarped.note(Double(form.unwarped(curve, 0, options))) }
    let enough = unwarped.third * 1.001
    for curve in background {
      let limit = Float(min(others.third, enough))
      others.note(Double(form.pathDistance(to: curve, options, limit: limit)))
    }
    return others
  }
}
