// Shared functions stay out of line here: inlined, they make the web module kilobytes larger.

extension StrokeLibrary {
  /// The class of a drawing, or why it has none.
  ///
  /// The order and times of several strokes do not matter. Allocates for the drawing and the
  /// classes, never for a template.
  ///
  /// - Parameter exhaustively: True to warp single strokes onto all templates, not only onto a
  ///   shortlist of the nearest: three to ten times the work, to measure what the shortlist costs.
  @inline(never)
  public func recognize(_ drawing: [Stroke], exhaustively: Bool = false) -> StrokeMatch {
    do {
      return recognize(try StrokeOutline(drawing), exhaustively: exhaustively)
    } catch {
      return .refused(.unusable(error))
    }
  }

  /// The class of an outline, or why it has none.
  @inline(never)
  public func recognize(_ outline: StrokeOutline, exhaustively: Bool = false) -> StrokeMatch {
    let query = StrokeQuery(outline, needs: needs)
    var tally = StrokeNearest(classes: models.count)
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

  /// How far a stroke is from one class and from the nearest other, both in thresholds; nil if it
  /// cannot be compared.
  ///
  /// For libraries of single strokes with learned rejection, whose classes forgive the same; takes no
  /// second look.
  @inline(never)
  func compare(
    _ stroke: Stroke, withClass id: Int
  ) -> (own: Double, other: Double, otherID: Int)? {
    guard let own = index(ofClass: id), let outline = try? StrokeOutline([stroke]) else {
      return nil
    }
    let query = StrokeQuery(outline, needs: needs)
    var tally = StrokeNearest(classes: models.count)
    comparePaths(query, into: &tally)
    var rest = tally
    var other = rest.takeNearestClass()
    if other == own { other = rest.takeNearestClass() }
    guard let other else { return nil }
    // The shortlist may lack templates of this class.
    var alone = StrokeNearest(classes: models.count)
    compareAllPaths(query, of: own, into: &alone)
    let background = nearnessToOthers(query, alone, of: own)
    return (
      thresholds(query, alone, background, of: own),
      thresholds(query, tally, background, of: other), classes[other].id
    )
  }

  /// How many classes to warp, how many templates of each, and how many of one behind the second.
  /// Costs no accuracy on four of five recorded sets, and one stroke of 414 on the fifth.
  private static let shortlist = (classes: 8, templates: 9, atLeast: 3)

  /// The answer from the comparisons, or from a second look if they leave doubt.
  private func match(_ query: StrokeQuery, _ tally: StrokeNearest) -> StrokeMatch {
    guard let nearest = tally.ranking else { return .refused(.nothingToCompare) }
    let paths = weigh(query, tally, nearest, choosing: true)
    guard let look = secondLook(query, after: paths),
      models[look.best].strokeClass.id != paths.nearest?.classID
    else { return paths }
    // The shortlist may lack this class.
    var all = StrokeNearest(classes: models.count)
    compareAllPaths(query, of: look.best, into: &all)
    let again = weigh(query, all, look, choosing: false)
    // A new name must not refuse what paths accept.
    if case .refused = again, case .recognized = paths { return paths }
    return again
  }

  /// Compares the paths of all templates, or of one class's.
  @inline(never)
  private func compareAllPaths(
    _ query: StrokeQuery, of only: Int? = nil, into tally: inout StrokeNearest
  ) {
    for (index, template) in templates.enumerated() where template.isSingle {
      if let only, template.classIndex != only { continue }
      guard template.fits(query) else { continue }
      let limit = tally.limit(for: template.classIndex) * thresholds.path
      let distance = Double(query.pathDistance(to: template, limit: Float(limit)))
      tally.add(distance / thresholds.path, index, to: template.classIndex)
    }
  }

  /// Ranks all templates by the distance without warping, and warps the best of the best classes.
  private func comparePaths(_ query: StrokeQuery, into tally: inout StrokeNearest) {
    var shortlist = StrokeNearest(classes: models.count, length: Self.shortlist.templates)
    for (index, template) in templates.enumerated() where template.isSingle {
      guard template.fits(query) else { continue }
      let form = query.form(for: template.options)
      var nearest = Float.infinity
      var best = 0
      for row in 0..<template.target.rowCount {
        let distance = form.unwarped(template.target, row, template.options)
        if distance < nearest { (nearest, best) = (distance, row) }
      }
      shortlist.add(Double(nearest), index, row: best, to: template.classIndex)
    }
    var leaders = StrokeNearness()
    for _ in 0..<Self.shortlist.classes {
      guard let index = shortlist.takeNearestClass() else { break }
      let options = models[index].strokeClass.invariance
      let form = query.form(for: options)
      for place in 0..<shortlist.count(of: index) {
        let entry = shortlist[index, place]
        let isBehind = tally.nearest(of: index).distance > 1.5 * leaders.second
        if isBehind && place >= Self.shortlist.atLeast { break }
        // One template this far away puts its class behind the second best.
        let limit = min(
          tally.limit(for: index), Double(StrokeNearest.neighbors) * leaders.second)
        let distance = form.warped(
          templates[entry.template].target, entry.row, options,
          limit: Float(limit * thresholds.path))
        tally.add(Double(distance) / thresholds.path, entry.template, to: index)
      }
      leaders.note(tally.mean(of: index))
    }
  }

  private func compareClouds(_ query: StrokeQuery, into tally: inout StrokeNearest) {
    guard needs.clouds else { return }
    for (index, template) in templates.enumerated() where !(query.isSingle && template.isSingle) {
      guard template.fits(query) else { continue }
      let limit = tally.limit(for: template.classIndex) * thresholds.cloud
      let distance = Double(query.cloudDistance(to: template, limit: Float(limit)))
      tally.add(distance / thresholds.cloud, index, to: template.classIndex)
    }
  }
}
