extension StrokeLibrary {
  /// How many templates of a class a second look compares, and how many a class needs on average
  /// for one.
  private static let closest = 5
  /// The margin from which on paths tell a single stroke's class for certain; below it there may be
  /// a second look.
  public static let clearMargin = 0.25

  /// The order of the classes by a second look at a stroke that paths refuse, or take for either of
  /// two; nil where there is none.
  ///
  /// Who begins elsewhere, or draws the other way round, is far from all templates by path, and the
  /// nearest class is any. The look only names a class; whether it is accepted is weighed as for
  /// others, by paths first, so that nothing is forgiven. There is none where thresholds are given;
  /// for drawings of several strokes, for libraries that have some, which have compared clouds, and
  /// for turned ones; nor for few templates, as by one hand, where it is more often wrong.
  func secondLook(_ query: StrokeQuery, after paths: StrokeMatch) -> StrokeRanking? {
    if let accepted = paths.recognition, accepted.margin >= Self.clearMargin { return nil }
    guard case .learned = rejection, query.isSingle, !needs.clouds, !needs.rotation,
      templates.count >= Self.closest * models.count
    else { return nil }
    return look(query)
  }

  /// Looks at those templates of each class that come nearest when turned or mirrored.
  @inline(never)
  private func look(_ query: StrokeQuery) -> StrokeRanking? {
    var shortlist = StrokeNearest(classes: models.count, length: Self.closest)
    for (index, template) in templates.enumerated() where template.fits(query) {
      let form = query.form(for: template.options)
      shortlist.add(
        Double(form.turnedOrMirrored(template.target)), index, to: template.classIndex)
    }
    // The two classes of the least product; of one class all are templates here.
    var leaders = StrokeNearest(classes: 1, length: 2)
    while let index = shortlist.takeNearestClass() {
      var look = StrokeLook()
      let count = shortlist.count(of: index)
      for place in 0..<count {
        let entry = shortlist[index, place]
        look.turned.note(entry.distance)
        look.path.note(Double(query.pathDistance(to: templates[entry.template])))
      }
      // Of the mean of three no part is above thrice the mean.
      let limit = 3 * (leaders.limit(for: 0) / look.withoutClouds).squareRoot()
      for place in 0..<count {
        let template = templates[shortlist[index, place].template]
        look.cloud.note(Double(query.cloudDistance(to: template, limit: Float(limit))))
      }
      leaders.add(look.product, index, to: 0)
    }
    let count = leaders.count(of: 0)
    guard count > 0 else { return nil }
    let (best, second) = (leaders[0, 0], leaders[0, 1])
    // The product is the fourth power of a distance.
    func root(_ product: Double) -> Double { product.squareRoot().squareRoot() }
    return StrokeRanking(
      best: best.template, second: count > 1 ? second.template : nil,
      margin: StrokeRanking.margin(root(best.distance), before: root(second.distance)))
  }
}
