import Foundation

/// Segments side by side; a finger selects one as it lifts.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var takesTaps: Bool { true }
  override func outcome(isInside: Bool) -> String? {
    guard isInside, titles.indices.contains(selectedSegmentIndex) else { return nil }
    return "chose \(titles[selectedSegmentIndex] ?? "segment \(selectedSegmentIndex + 1)")"
  }

  /// The index that selects no segment.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  /// The selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// True if the selection ends after `valueChanged`; default false.
  open var isMomentary = false
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// A control with titles; images stay blank.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    bounds.size = intrinsicContentSize
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment; the same segments stay selected and disabled.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), titles.count)
    titles.insert(title, at: place)
    renumber { $0 < place ? $0 : $0 + 1 }
  }

  /// Removes a segment; the other segments stay selected and disabled.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    renumber { $0 == segment ? nil : $0 < segment ? $0 : $0 - 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    renumber { _ in nil }
  }

  private func renumber(_ place: (Int) -> Int?) {
    disabled = Set(disabled.compactMap(place))
    selectedSegmentIndex = place(selectedSegmentIndex) ?? UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Does nothing: sets the picture of a segment; titles show.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Nil: segments have titles alone.
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  /// Does nothing: sets the width of a segment; all are as wide.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Does nothing when set: all segments are as wide; always false.
  open var apportionsSegmentWidthsByContent: Bool {
    get { false }
    set {}
  }
  /// Does nothing: sets the attributes of titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Does nothing: sets the image behind the segments.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: sets the image between segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Enables or disables a segment; default enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// True if a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Selects the segment under the finger and sends `valueChanged` if it changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event), !titles.isEmpty else {
      return
    }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    let index = min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1)
    guard isEnabledForSegment(at: index), isMomentary || index != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// All segments as wide as the widest title plus 20 pt, and 32 pt high.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.compactMap { $0 }.map { TextLayout.measure.width(of: $0, font: font) }.max()
    return CGSize(width: ((widest ?? 0) + 20).rounded(.up) * CGFloat(titles.count), height: 32)
  }
}
