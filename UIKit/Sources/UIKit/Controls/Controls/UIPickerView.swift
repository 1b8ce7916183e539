import Foundation

/// Wheels side by side; each wheel has one chosen row.
///
/// A drag turns a wheel, which comes to rest at a row; a tap on a row moves it to the middle. The
/// delegate hears of the row once the wheel rests.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Stored: true if the chosen rows are marked; as on phones, they always are.
  open var showsSelectionIndicator = true
  /// Marks the chosen rows.
  private let mark = UIView(frame: .zero)

  private var shownWheels: [PickerWheel] = []
  private var needsWheels = true

  /// A picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addMark()
  }

  /// A picker that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addMark()
  }

  private func addMark() {
    mark.backgroundColor = .tertiarySystemFill
    mark.layer.cornerRadius = 8
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  /// The number of wheels.
  open var numberOfComponents: Int { wheels.count }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheels[component].count }

  /// The size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// The delegate's view of a row, if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    wheels[component].layoutIfNeeded()
    return wheels[component].ownView(of: row)
  }

  /// Reloads everything; wheels keep their rows where these still exist.
  open func reloadAllComponents() {
    needsWheels = true
    setNeedsLayout()
  }

  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) { wheels[component].reload() }

  /// Turns a wheel to a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheels[component].turn(to: row, animated: animated, tells: false)
  }

  /// The row at which a wheel rests or will rest; −1 without one.
  open func selectedRow(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  /// 320 × 216 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 × 216 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays the wheels out side by side, centred.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wheels = wheels
    let height = wheels.map(\.rowHeight).max() ?? 32
    mark.isHidden = wheels.isEmpty
    mark.frame = CGRect(
      x: 9, y: (bounds.height - height) / 2, width: max(bounds.width - 18, 0), height: height)
    let widths = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? bounds.width / CGFloat(wheels.count)
    }
    var left = (bounds.width - widths.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.place(CGRect(x: left, y: 0, width: width, height: bounds.height))
      left += width
    }
  }

  private var wheels: [PickerWheel] {
    guard needsWheels else { return shownWheels }
    needsWheels = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while shownWheels.count > count { shownWheels.removeLast().removeFromSuperview() }
    while shownWheels.count < count {
      let wheel = PickerWheel(component: shownWheels.count, of: self)
      shownWheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in shownWheels { wheel.reload() }
    return shownWheels
  }
}
