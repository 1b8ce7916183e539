extension StrokeLibrary {
  /// How many templates of each class a second look compares; it needs as many on average.
  private static let closest = 5
  /// The margin from which paths alone name a single stroke's class, without a second look.
  public static let clearMargin = 0.25

  /// Ranks the classes anew for a stroke that paths refuse or leave in doubt; nil without a look.
  ///
  /// A stroke begun elsewhere, or drawn the other way round, is far from all templates by path, and
  /// the nearest class is arbitrary. The look only names a class; acceptance is weighed as always,
  /// so the look forgives nothing. It is left out with fixed thresholds, for drawings of several
  /// strokes, in libraries that forgive rotation, and with few templates, as by one hand, where it is
  /// more often wrong.
  func secondLook(_ query: StrokeQuery, after paths: StrokeMatch) -> StrokeRanking? {
    if let accepted = paths.recognition, accepted.margin >= Self.clearMargin { return nil }
    guard case .learned = rejection, query.isSingle, !needs.rotation,
      templates.count >= Self.closest * models.count
    else { return nil }
    return look(query)
  }

  /// Compares the templates of each class that come nearest when turned or mirrored.
  @inline(never)
  private func look(_ query: StrokeQuery) -> StrokeRanking? {
    var shortlist = StrokeNearest(classes: models.count, length: Self.closest)
    for (index, template) in templates.enumerated() where template.isSingle && template.fits(query)
    {
      let form = query.form(for: template.options)
      shortlist.add(
        Double(form.turnedOrMirrored(template.target)), index, to: template.classIndex)
    }
    // The two classes of least product; the entries are classes here, not templates.
    var leaders = StrokeNearest(classes: 1, length: 2)
    while let index = shortlist.takeNearestClass() {
      var look = StrokeLook()
      let count = shortlist.count(of: index)
      for place in 0..<count {
        let entry = shortlist[index, place]
        look.turned.note(entry.distance)
        look.path.note(Double(query.pathDistance(to: templates[entry.template])))
      }
      // No part of a mean of three exceeds three times the mean.
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
    // The product is a distance to the fourth power.
    func root(_ product: Double) -> Double { product.squareRoot().squareRoot() }
    return StrokeRanking(
      best: best.template, second: count > 1 ? second.template : nil,
      margin: StrokeRanking.margin(root(best.distance), before: root(second.distance)))
  }
}
