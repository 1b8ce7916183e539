import Foundation

/// A section whose groups scroll across the collection's direction.
struct SectionStrip {
  /// The part of the content that it fills.
  var frame: CGRect
  /// The extent of its groups along the strip.
  var length: CGFloat
  /// From one group to the next.
  var step: CGFloat
  /// The first group's start.
  var start: CGFloat
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}

/// Holds the cells of a strip.
final class StripView: UIScrollView {
  var strip: SectionStrip { didSet { follow() } }
  private let moved: () -> Void

  init(_ strip: SectionStrip, moved: @escaping () -> Void) {
    (self.strip, self.moved) = (strip, moved)
    super.init(frame: strip.frame)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    follow()
  }

  required init?(coder: NSCoder) { preconditionFailure("a strip is made by its collection") }

  private func follow() {
    if frame != strip.frame { frame = strip.frame }
    contentSize = CGSize(width: max(strip.length, bounds.width), height: bounds.height)
    isPagingEnabled = strip.behavior == .paging
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let isMoved = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if isMoved { moved() }
    }
  }

  /// Rests at a group where the section says so.
  override func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint {
    guard strip.step > 0 else { return place }
    var rest = place
    let present = contentOffset.x / strip.step
    let index: CGFloat
    switch strip.behavior {
    case .none, .continuous, .paging: return place
    case .continuousGroupLeadingBoundary: index = (place.x / strip.step).rounded()
    case .groupPaging, .groupPagingCentered:
      // A flick goes one group on; a slow drag stays with the nearest.
      index =
        speed.x > 0.2
        ? present.rounded(.up)
        : speed.x < -0.2
          ? present.rounded(.down)
          : present.rounded()
    }
    rest.x = index * strip.step
    if strip.behavior == .groupPagingCentered {
      rest.x += strip.start + strip.step / 2 - bounds.width / 2
    }
    rest.x = min(max(rest.x, 0), max(contentSize.width - bounds.width, 0))
    return rest
  }
}

extension UICollectionView {
  /// The strip of a section; nil where its items scroll with everything else.
  func strip(of section: Int) -> StripView? { strips[section] }

  /// A point of the content, as the layout knows it: without the scrolling of strips.
  func unscrolled(_ point: CGPoint) -> CGPoint {
    guard let view = strips.values.first(where: { $0.frame.contains(point) }) else { return point }
    return CGPoint(x: point.x + view.contentOffset.x, y: point.y)
  }

  /// Shows the strips in sight; returns what is to show in and outside of them.
  func withStrips(
    _ places: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let wanted = collectionViewLayout.strips.filter { $0.value.frame.overlaps(bounds) }
    for (section, view) in strips where wanted[section] == nil {
      stripOffsets[section] = view.contentOffset
      view.removeFromSuperview()
      strips[section] = nil
    }
    guard !collectionViewLayout.strips.isEmpty else { return places }
    func isInStrip(_ place: UICollectionViewLayoutAttributes) -> Bool {
      place.representedElementKind == nil
        && collectionViewLayout.strips[place.indexPath.section] != nil
    }
    var all = places.filter { !isInStrip($0) }
    for (section, strip) in wanted.sorted(by: { $0.key < $1.key }) {
      let view =
        strips[section]
        ?? StripView(strip) { [weak self] in self?.setNeedsLayout() }
      if view.superview == nil {
        strips[section] = view
        addSubview(view)
      }
      view.strip = strip
      if let offset = stripOffsets.removeValue(forKey: section) { view.contentOffset = offset }
      let seen = strip.frame.offsetBy(dx: view.contentOffset.x, dy: 0)
      all += (collectionViewLayout.layoutAttributesForElements(in: seen) ?? []).filter {
        isInStrip($0) && $0.indexPath.section == section
      }
    }
    return all
  }
}
