import Foundation

/// Several words side by side, of which a finger chooses one as it is lifted.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var takesTaps: Bool { true }

  /// Stands for no choice.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  /// Which one is chosen; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether the choice lasts only while it is told; default false.
  open var isMomentary = false
  /// Stored: the colour of the one that is chosen.
  open var selectedSegmentTintColor: UIColor?

  /// A control with words, or with pictures, which stay blank.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    bounds.size = intrinsicContentSize
  }

  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// Puts a word in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Takes one out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = UISegmentedControl.noSegment }
    invalidateIntrinsicContentSize()
  }

  /// Changes a word.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title
    invalidateIntrinsicContentSize()
  }

  /// The word of one.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Says whether one can be chosen; default true.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Whether one can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Chooses what is under the finger, and tells so where it is another one.
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

  /// As wide as the widest word for each, with 20 pt around it, and 32 pt high.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.compactMap { $0 }.map { TextLayout.measure.width(of: $0, font: font) }.max()
    return CGSize(width: ((widest ?? 0) + 20).rounded(.up) * CGFloat(titles.count), height: 32)
  }
}
