extension StrokeLibrary {
  /// How many templates of a class a second look compares, and how many a class needs on average
  /// for one.
  private static let closest = 5
  /// The margin below which two classes are too near each other for paths to tell.
  private static let close = 0.25

  /// The order of the classes by a second look at a stroke that paths refuse, or take for either of
  /// two; nil where there is none.
  ///
  /// Who begins elsewhere, or draws the other way round, is far from all templates by path, and the
  /// nearest class is any. The look only names a class; whether it is accepted is weighed as for
  /// others, by paths first, so that nothing is forgiven. There is none where thresholds are given;
  /// for drawings of several strokes, for libraries that have some, which have compared clouds, and
  /// for turned ones; nor for few templates, as by one hand, where it is more often wrong.
  func secondLook(_ query: StrokeQuery, after paths: StrokeMatch) -> StrokeRanking? {
    if let accepted = paths.recognition, accepted.margin >= Self.close { return nil }
    guard case .learned = rejection, query.isSingle, !needs.clouds, !needs.rotation,
      templates.count >= Self.closest * classes.count
    else { return nil }
    return look(query)
  }

  /// Looks at those templates of each class that come nearest when turned or mirrored.
  @inline(never)
  private func look(_ query: StrokeQuery) -> StrokeRanking? {
    var shortlist = StrokeShortlist(classes: classes.count, length: Self.closest)
    for template in templates.indices where fits(query, template) {
      shortlist.add(
        turnedOrMirrored(query, template), template, row: template, to: classIndex[template])
    }
    var best: Int?
    var second: Int?
    var least = (best: Double.infinity, second: Double.infinity)
    while let index = shortlist.takeNearestClass() {
      var look = StrokeLook()
      for place in shortlist.places(of: index) {
        look.turned.note(Double(shortlist.distance(at: place)))
        look.path.note(Double(pathDistance(query, shortlist.template(at: place))))
      }
      // Of the mean of three no part is above thrice the mean.
      let limit = 3 * (least.second / look.withoutClouds).squareRoot()
      for place in shortlist.places(of: index) {
        look.cloud.note(
          Double(cloudDistance(query, shortlist.template(at: place), limit: Float(limit))))
      }
      let product = look.product
      if product < least.best {
        (best, second) = (index, best)
        least = (product, least.best)
      } else if product < least.second {
        second = index
        least.second = product
      }
    }
    guard let best else { return nil }
    // The product is the fourth power of a distance.
    func root(_ product: Double) -> Double { product.squareRoot().squareRoot() }
    return StrokeRanking(
      best: best, second: second,
      margin: StrokeRanking.margin(root(least.best), before: root(least.second)))
  }

  /// The distance without warping to a template that is turned, or mirrored and turned, for the
  /// best fit.
  private func turnedOrMirrored(_ query: StrokeQuery, _ template: Int) -> Float {
    let path = query.path(for: options(of: template)) + StrokePath.size
    var fit: Float = 0
    for row in rowStart[template]..<rowStart[template + 1] {
      let products = StrokeDistances.products(query.paths, path, rows, row * StrokePath.size)
      let turned = products.dot * products.dot + products.cross * products.cross
      let mirrored =
        products.mirroredDot * products.mirroredDot
        + products.mirroredCross * products.mirroredCross
      fit = max(fit, turned, mirrored)
    }
    // |a|² + |b|² − 2·|⟨a, b⟩|
    return max(2 * (StrokePath.square - fit.squareRoot()), 0)
  }
}
