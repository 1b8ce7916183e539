// What several places call is kept out of line in this folder: inlined into each, it makes the web
// module kilobytes larger.

extension StrokeLibrary {
  /// Which class the strokes belong to, or why to none.
  ///
  /// One drawing may have several strokes; their order and times do not matter. Allocates for the
  /// drawing and the classes, never for a template.
  ///
  /// - Parameter exhaustively: Whether single strokes are warped onto all templates rather than
  ///   onto a shortlist of the nearest ones: three to ten times the work, to measure what the
  ///   shortlist costs.
  @inline(never)
  public func recognize(_ drawing: [Stroke], exhaustively: Bool = false) -> StrokeMatch {
    do {
      return recognize(try StrokeOutline(drawing), exhaustively: exhaustively)
    } catch {
      return .refused(.unusable(error))
    }
  }

  /// Which class an outline belongs to, or why to none.
  @inline(never)
  public func recognize(_ outline: StrokeOutline, exhaustively: Bool = false) -> StrokeMatch {
    let query = StrokeQuery(outline, needs: needs)
    var tally = StrokeTally(classes: classes.count)
    if query.isSingle {
      if exhaustively {
        compareAllPaths(query, into: &tally)
      } else {
        comparePaths(query, into: &tally)
      }
    }
    compareClouds(query, into: &tally)
    return match(query, tally)
  }

  /// The distance of the only stroke of a query to a template of one stroke; infinite for others.
  @inline(never)
  func pathDistance(
    _ query: StrokeQuery, _ template: Int, limit: Float = .infinity
  ) -> Float {
    guard query.isSingle, fits(query, template) else { return .infinity }
    let options = options(of: template)
    var nearest = Float.infinity
    for row in rowStart[template]..<rowStart[template + 1] {
      nearest = min(nearest, warped(query, row, options, limit: min(limit, nearest)))
    }
    return nearest
  }

  /// The distance of clouds; infinite for several strokes in a library that has none of several.
  @inline(never)
  func cloudDistance(
    _ query: StrokeQuery, _ template: Int, limit: Float = .infinity
  ) -> Float {
    guard !query.clouds.isEmpty, fits(query, template) else { return .infinity }
    let options = options(of: template)
    var nearest = Float.infinity
    for cloud in query.clouds(for: options) {
      nearest = min(
        nearest,
        StrokeDistances.clouds(
          query.clouds, cloud * StrokeCloud.size, clouds, template * StrokeCloud.size,
          limit: min(limit, nearest)))
    }
    return nearest
  }

  /// How many classes are compared by warping, how many templates of each, and how many of a class
  /// that stays behind the second best; on four of five recorded sets that costs no accuracy, on
  /// the fifth one stroke of 414.
  private static let shortlist = (classes: 8, templates: 9, atLeast: 3)

  /// The answer that the comparisons give, or a second look where they leave doubt.
  private func match(_ query: StrokeQuery, _ tally: StrokeTally) -> StrokeMatch {
    guard let nearest = tally.ranking else { return .refused(.nothingToCompare) }
    let paths = weigh(query, tally, nearest, choosing: true)
    guard let look = secondLook(query, after: paths),
      classes[look.best].id != paths.nearest?.classID
    else { return paths }
    // The shortlist need not have had this class.
    var tally = tally
    tally.forget(look.best)
    compareAllPaths(query, of: look.best, into: &tally)
    let again = weigh(query, tally, look, choosing: false)
    // What paths accept is not lost by being named otherwise.
    if case .refused = again, case .recognized = paths { return paths }
    return again
  }

  /// The answer that what is known of the nearest class gives.
  ///
  /// - Parameter choosing: Whether rejection, where it is learnt, also chooses between the two
  ///   nearest classes.
  @inline(never)
  private func weigh(
    _ query: StrokeQuery, _ tally: StrokeTally, _ ranking: StrokeRanking, choosing: Bool
  ) -> StrokeMatch {
    var ranking = ranking
    let distance: Double
    var evidence: StrokeEvidence?
    switch rejection {
    case .fixed:
      distance = tally.nearest(of: ranking.best)
    case .learned(let generosity):
      let weighed =
        choosing
        ? nearerEvidence(query, tally, &ranking)
        : self.evidence(
          query, tally, nearnessToOthers(query, tally, of: ranking.best), of: ranking.best)
      distance = weighed.thresholds / generosity
      evidence = weighed
    }
    let recognition = StrokeRecognition(
      classID: classes[ranking.best].id, score: max(0, 1 - distance), margin: ranking.margin,
      runnerUp: ranking.second.map { classes[$0].id }, distance: distance, evidence: evidence)
    return distance < 1 ? .recognized(recognition) : .refused(.tooFar(recognition))
  }

  /// The evidence for that of the two nearest classes for which more speaks, which becomes the
  /// best.
  private func nearerEvidence(
    _ query: StrokeQuery, _ tally: StrokeTally, _ ranking: inout StrokeRanking
  ) -> StrokeEvidence {
    let best = ranking.best
    let others = nearnessToOthers(query, tally, of: best)
    let evidence = evidence(query, tally, others, of: best)
    guard let other = ranking.second, tally.mean(of: other).isFinite else { return evidence }
    let isComparedAlike =
      tally.kind(of: other) == tally.kind(of: best)
      && classes[other].invariance == classes[best].invariance
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

  /// What speaks for and against the drawing being of a class that was compared.
  @inline(never)
  private func evidence(
    _ query: StrokeQuery, _ tally: StrokeTally, _ others: StrokeNearness, of index: Int
  ) -> StrokeEvidence {
    let model = models[index]
    let kind = tally.kind(of: index)
    let unit = kind == .path ? thresholds.path : thresholds.cloud
    let traits = query.traits(for: classes[index].invariance)
    let distance = tally.nearest(of: index) * unit
    var cloud = kind == .path ? Double.infinity : distance
    if kind == .path {
      for template in tally.nearestTemplates(of: index) {
        cloud = min(cloud, Double(cloudDistance(query, template, limit: Float(cloud))))
      }
    }
    return StrokeEvidence(
      kind: kind, distance: distance, meanDistance: tally.mean(of: index) * unit,
      cloudDistance: cloud, templates: min(max(model.templates, 3), 10),
      length: abs(traits.length - model.traits.length),
      corner: abs(traits.corner - model.traits.corner),
      turning: abs(traits.turning - model.traits.turning),
      strokes: abs(traits.strokes - model.traits.strokes),
      start: abs(traits.start - model.traits.start), end: abs(traits.end - model.traits.end),
      changes: abs(traits.changes - model.traits.changes),
      sharpTurns: abs(traits.sharpTurns - model.traits.sharpTurns),
      classToOthers: kind == .path ? model.toOthers.first : .infinity,
      classToThirdOther: kind == .path ? model.toOthers.third : .infinity, toOthers: others.first,
      meanToOthers: others.mean)
  }

  /// How near a query lies to the background, compared as with the nearest template of a class.
  @inline(never)
  private func nearnessToOthers(
    _ query: StrokeQuery, _ tally: StrokeTally, of index: Int
  ) -> StrokeNearness {
    let options = classes[index].invariance
    var others = StrokeNearness()
    switch tally.kind(of: index) {
    case .path:
      // Warping only makes it less, but for the rounding of sums: beyond the third of these no
      // distance counts.
      var unwarped = StrokeNearness()
      for curve in 0..<background.count {
        unwarped.note(Double(turnedDistance(query, background.paths, curve, options)))
      }
      let enough = unwarped.third * 1.001
      for curve in 0..<background.count {
        others.note(
          Double(
            warped(
              query, background.paths, curve, options, limit: Float(min(others.third, enough)))))
      }
    case .cloud:
      for curve in 0..<background.count {
        others.note(
          Double(cloudDistance(query, toBackground: curve, options, limit: Float(others.third))))
      }
    }
    return others
  }

  /// The distance of the only stroke of a query to a curve of the background; infinite for several.
  func pathDistance(
    _ query: StrokeQuery, toBackground curve: Int, _ options: StrokeInvariance
  ) -> Float {
    guard query.isSingle else { return .infinity }
    return warped(query, background.paths, curve, options, limit: .infinity)
  }

  /// The distance of clouds to a curve of the background.
  func cloudDistance(
    _ query: StrokeQuery, toBackground curve: Int, _ options: StrokeInvariance, limit: Float
  ) -> Float {
    var nearest = Float.infinity
    for cloud in query.clouds(for: options) {
      nearest = min(
        nearest,
        StrokeDistances.clouds(
          query.clouds, cloud * StrokeCloud.size, background.clouds, curve * StrokeCloud.size,
          limit: min(limit, nearest)))
    }
    return nearest
  }

  /// Compares the paths of all templates, or of those of a class.
  @inline(never)
  private func compareAllPaths(
    _ query: StrokeQuery, of only: Int? = nil, into tally: inout StrokeTally
  ) {
    for template in templates.indices where isSingle(template) && fits(query, template) {
      if let only, classIndex[template] != only { continue }
      let limit = tally.limit(for: classIndex[template]) * thresholds.path
      let distance = Double(pathDistance(query, template, limit: Float(limit)))
      tally.add(distance / thresholds.path, .path, template, to: classIndex[template])
    }
  }

  /// Ranks all templates by the distance without warping, and warps the best of the best classes.
  private func comparePaths(_ query: StrokeQuery, into tally: inout StrokeTally) {
    var shortlist = StrokeShortlist(classes: classes.count, length: Self.shortlist.templates)
    for template in templates.indices where isSingle(template) && fits(query, template) {
      let options = options(of: template)
      var nearest = Float.infinity
      var best = rowStart[template]
      for row in rowStart[template]..<rowStart[template + 1] {
        let distance = turnedDistance(query, rows, row, options)
        if distance < nearest {
          nearest = distance
          best = row
        }
      }
      shortlist.add(nearest, template, row: best, to: classIndex[template])
    }
    var leaders = (best: Double.infinity, second: Double.infinity)
    for _ in 0..<Self.shortlist.classes {
      guard let index = shortlist.takeNearestClass() else { break }
      let places = shortlist.places(of: index)
      for place in places {
        let isBehind = tally.nearest(of: index) > 1.5 * leaders.second
        if isBehind && place - places.lowerBound >= Self.shortlist.atLeast { break }
        // One template this far away takes its class behind the second best.
        let limit = min(tally.limit(for: index), Double(StrokeTally.neighbors) * leaders.second)
        let distance = warped(
          query, shortlist.row(at: place), classes[index].invariance,
          limit: Float(limit * thresholds.path))
        tally.add(
          Double(distance) / thresholds.path, .path, shortlist.template(at: place), to: index)
      }
      let mean = tally.mean(of: index)
      if mean < leaders.best {
        leaders = (mean, leaders.best)
      } else {
        leaders.second = min(leaders.second, mean)
      }
    }
  }

  private func compareClouds(_ query: StrokeQuery, into tally: inout StrokeTally) {
    guard needs.clouds else { return }
    for template in templates.indices
    where !(query.isSingle && isSingle(template)) && fits(query, template) {
      let limit = tally.limit(for: classIndex[template]) * thresholds.cloud
      let distance = cloudDistance(query, template, limit: Float(limit))
      tally.add(Double(distance) / thresholds.cloud, .cloud, template, to: classIndex[template])
    }
  }

  /// The distance without warping, turned for the best fit or stretched where the class forgives
  /// it.
  private func turnedDistance(
    _ query: StrokeQuery, _ rows: [Float], _ row: Int, _ options: StrokeInvariance
  ) -> Float {
    let (path, place) = (query.path(for: options) + StrokePath.size, row * StrokePath.size)
    let distance = StrokeDistances.lockstep(query.paths, path, rows, place)
    guard options.contains(.rotation) else { return distance }
    // |a|² + |b|² − 2·|⟨a, b⟩|, with both squares taken from the distance at rest.
    let products = StrokeDistances.products(query.paths, path, rows, place)
    let length = (products.dot * products.dot + products.cross * products.cross).squareRoot()
    return distance + 2 * (products.dot - length)
  }

  private func warped(
    _ query: StrokeQuery, _ row: Int, _ options: StrokeInvariance, limit: Float
  ) -> Float {
    warped(query, rows, row, options, limit: limit)
  }

  @inline(never)
  private func warped(
    _ query: StrokeQuery, _ rows: [Float], _ row: Int, _ options: StrokeInvariance, limit: Float
  ) -> Float {
    let (path, place) = (query.path(for: options), row * StrokePath.size)
    guard options.contains(.rotation) else {
      return StrokeDistances.warped(query.paths, path, rows, place, limit: limit)
    }
    let products = StrokeDistances.products(query.paths, path + StrokePath.size, rows, place)
    let (dot, cross) = (products.dot, products.cross)
    let length = (dot * dot + cross * cross).squareRoot()
    guard length > 0 else { return .infinity }
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: StrokePath.size) { turned in
      guard let turned = turned.baseAddress else { return .infinity }
      StrokePath.turn(
        query.paths, path, cosine: dot / length, sine: cross / length, into: turned)
      return StrokeDistances.warped(turned, 0, rows, place, limit: limit)
    }
  }

  func options(of template: Int) -> StrokeInvariance {
    classes[classIndex[template]].invariance
  }

  func isSingle(_ template: Int) -> Bool {
    rowStart[template] < rowStart[template + 1]
  }

  /// Whether the size of the strokes rules a template out.
  func fits(_ query: StrokeQuery, _ template: Int) -> Bool {
    guard !options(of: template).contains(.size) else { return true }
    let diagonal = templates[template].outline.diagonal
    return query.diagonal >= diagonal / 2 && query.diagonal <= diagonal * 2
  }
}
