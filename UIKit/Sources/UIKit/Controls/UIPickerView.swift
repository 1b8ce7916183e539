import Foundation

/// Wheels side by side that fingers turn, of each of which one row is chosen.
///
/// A drag turns a wheel, which goes on and comes to rest at a row; a tap on a row brings it to the
/// middle. The delegate is told once the wheel rests. Rows lie flat here.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who says how many rows there are; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who says what they look like, and is told; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Stored: whether the chosen rows are marked; they always are on phones.
  open var showsSelectionIndicator = true

  private var shownWheels: [PickerWheel] = []
  private var needsWheels = true

  /// A picker with a place and extent.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker that an archive describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many wheels there are.
  open var numberOfComponents: Int { wheels.count }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { wheels[component].count }

  /// How large a wheel's rows are.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// The view of a row, if it is seen and the delegate gives views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    wheels[component].layoutIfNeeded()
    return wheels[component].ownView(of: row)
  }

  /// Asks for everything anew; wheels stay at their rows where these are there still.
  open func reloadAllComponents() {
    needsWheels = true
    setNeedsLayout()
  }

  /// Asks for a wheel's rows anew.
  open func reloadComponent(_ component: Int) { wheels[component].reload() }

  /// Turns a wheel to a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheels[component].turn(to: row, animated: animated, tells: false)
  }

  /// The row at which a wheel rests, or goes to; −1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  /// 320 × 216 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 × 216 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays the wheels out, in the middle side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wheels = wheels
    let widths = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? bounds.width / CGFloat(wheels.count)
    }
    var left = (bounds.width - widths.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.place(CGRect(x: left, y: 0, width: width, height: bounds.height))
      left += width
    }
  }

  /// The wheels, as many as the data source says.
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
