import Foundation

/// A wheel of a picker; one of its rows comes to rest in the middle.
///
/// The rows lie on a drum as high as the wheel. Towards its edges they become narrow and faint.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private let component: Int
  private weak var picker: UIPickerView?
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// The row at which the wheel rests or will rest; −1 without one.
  private(set) var chosen = -1
  private var rows: [Int: (view: UIView, isOwn: Bool)] = [:]
  private var spare: [UIView] = []
  /// True if the delegate hears of the end of a programmed turn.
  private var tells = false

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    delegate = self
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    let tap = UITapGestureRecognizer { [weak self] tap in
      guard let self else { return }
      let part = (tap.location(in: self).y - self.bounds.midY) / self.radius
      let place = self.bounds.midY + asin(min(max(part, -1), 1)) * self.radius
      let row = Int((place / self.rowHeight).rounded(.down))
      if (0..<self.count).contains(row) { self.turn(to: row, animated: true, tells: true) }
    }
    tap.role = "tap of a row"
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    component = 0
    super.init(coder: coder)
  }

  func reload() {
    guard let picker else { return }
    for row in rows.keys.sorted() { hide(row) }
    count = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    rowHeight = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 32
    chosen = min(max(chosen, 0), count - 1)
    arrange()
  }

  func place(_ frame: CGRect) {
    guard self.frame != frame else { return }
    self.frame = frame
    arrange()
  }

  private func arrange() {
    let space = max((bounds.height - rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if chosen >= 0 { contentOffset = CGPoint(x: 0, y: offset(of: chosen)) }
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), count - 1)
  }

  func turn(to row: Int, animated: Bool, tells: Bool) {
    guard (0..<count).contains(row) else { return }
    let isElsewhere = contentOffset.y != offset(of: row)
    chosen = row
    self.tells = tells && isElsewhere
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    setNeedsLayout()
  }

  /// Makes the wheel rest at the nearest row.
  override func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint {
    CGPoint(x: place.x, y: count > 0 ? offset(of: row(at: place.y)) : place.y)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if tells { rest() }
    tells = false
  }

  /// Reports the chosen row; a wheel between two rows first turns to the nearer one.
  private func rest() {
    guard count > 0 else { return }
    chosen = row(at: contentOffset.y)
    guard abs(contentOffset.y - offset(of: chosen)) < 0.5 else {
      return turn(to: chosen, animated: true, tells: true)
    }
    if let picker {
      picker.delegate?.pickerView(picker, didSelectRow: chosen, inComponent: component)
    }
  }

  // MARK: Rows

  /// The delegate's view of a visible row.
  func ownView(of row: Int) -> UIView? { rows[row].flatMap { $0.isOwn ? $0.view : nil } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, bounds.height > 0 else { return }
    let reach = radius * .pi / 2
    let first = max(Int(((bounds.midY - reach) / rowHeight + 0.5).rounded(.down)), 0)
    let last = min(Int(((bounds.midY + reach) / rowHeight - 0.5).rounded(.up)), count)
    let seen = first..<max(last, first)
    for row in rows.keys.sorted() where !seen.contains(row) { hide(row) }
    for row in seen {
      if rows[row] == nil { show(row) }
      if let view = rows[row]?.view { lay(view, at: row) }
    }
  }

  private var radius: CGFloat { bounds.height / 2 }

  /// Lays a row's view on the drum.
  private func lay(_ view: UIView, at row: Int) {
    let angle = ((CGFloat(row) + 0.5) * rowHeight - bounds.midY) / radius
    let nearness = max(cos(angle), 0.01)
    let half = rowHeight / 2 / radius
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + sin(angle) * cos(half) * radius)
    view.transform = CGAffineTransform(scaleX: 0.8 + 0.2 * nearness, y: nearness)
    view.alpha = abs(angle) < half ? 1 : 0.6 * nearness
  }

  private func hide(_ row: Int) {
    guard let (view, isOwn) = rows.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    if isOwn { spare.append(view) }
  }

  private func show(_ row: Int) {
    guard let picker else { return }
    let answer = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: spare.popLast())
    let own = answer is TitleOfRow ? nil : answer
    let view = own ?? title(of: row, picker)
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    rows[row] = (view, own != nil)
    addSubview(view)
  }

  private func title(of row: Int, _ picker: UIPickerView) -> UIView {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 21)
    if let text = picker.delegate?.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.text = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }
}
