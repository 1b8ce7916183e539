import Foundation

/// Wheels for choosing a day, a time or a duration.
///
/// Days, months and years follow `calendar`. Wheels can turn past `minimumDate` and `maximumDate`;
/// the value stays within them.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The choice that the picker offers.
  public enum Mode: Int, Hashable, Sendable {
    /// An hour and a minute.
    case time
    /// A day.
    case date
    /// A day at most a year from today, an hour and a minute.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  /// The choice that the picker offers; default a day and a time.
  open var datePickerMode = Mode.dateAndTime { didSet { showValue(animated: false) } }
  /// Stored: the preferred style; it always has wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The calendar of the wheels.
  open var calendar: Calendar! = .current { didSet { showValue(animated: false) } }
  /// Stored: the locale; the calendar's locale applies.
  open var locale: Locale?
  /// The time zone; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { showValue(animated: false) } }
  /// The earliest date; nil for no limit.
  open var minimumDate: Date? { didSet { showValue(animated: false) } }
  /// The latest date; nil for no limit.
  open var maximumDate: Date? { didSet { showValue(animated: false) } }
  /// The minutes between rows; default 1.
  open var minuteInterval = 1 { didSet { showValue(animated: false) } }
  /// The selected date.
  open var date: Date {
    get { value }
    set { setDate(newValue, animated: false) }
  }
  /// The chosen duration, in seconds.
  open var countDownDuration: TimeInterval = 60 { didSet { showValue(animated: false) } }
  private var value = Date()
  private let wheels = UIPickerView()

  /// A picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A picker that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if bounds.isEmpty { frame.size = intrinsicContentSize }
    addSubview(wheels)
    wheels.dataSource = self
    wheels.delegate = self
    showValue(animated: false)
  }

  /// Sets the date without sending events.
  open func setDate(_ date: Date, animated: Bool) {
    value = allowed(date)
    showValue(animated: animated)
  }

  /// 320 × 216 pt.
  open override var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }
  /// 320 × 216 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lets the wheels fill the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  // MARK: Wheels

  private enum Wheel { case day, month, year, dayOfYear, hour, minute, half }

  private var kinds: [Wheel] {
    switch datePickerMode {
    case .countDownTimer: [.hour, .minute]
    case .time: hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime:
      hasHalves ? [.dayOfYear, .hour, .minute, .half] : [.dayOfYear, .hour, .minute]
    }
  }

  /// True if the locale counts twelve hours twice a day.
  private var hasHalves: Bool {
    let shown = locale ?? calendar.locale ?? .current
    return DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shown)?.contains("a")
      == true
  }

  /// True if the hours are those of half a day.
  private var hoursAreHalved: Bool { hasHalves && datePickerMode != .countDownTimer }

  private var days: Calendar {
    var days: Calendar = calendar
    if let timeZone { days.timeZone = timeZone }
    return days
  }

  /// The day in the middle of the wheel of days.
  private var middleDay: Date { days.startOfDay(for: Date()) }

  private func count(_ wheel: Wheel) -> Int {
    switch wheel {
    case .day: 31
    case .month: 12
    case .year: 10000
    case .dayOfYear: 731
    case .hour: hoursAreHalved ? 12 : 24
    case .half: 2
    case .minute: 60 / max(minuteInterval, 1)
    }
  }

  private func allowed(_ date: Date) -> Date {
    min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  private func showValue(animated: Bool) {
    wheels.reloadAllComponents()
    let minutes = Int(countDownDuration) / 60
    let parts = days.dateComponents([.year, .month, .day, .hour, .minute], from: value)
    let isDuration = datePickerMode == .countDownTimer
    for (place, wheel) in kinds.enumerated() {
      let row =
        switch wheel {
        case .day: parts.day! - 1
        case .month: parts.month! - 1
        case .year: parts.year! - 1
        case .dayOfYear:
          365
            + (days.dateComponents([.day], from: middleDay, to: days.startOfDay(for: value)).day
              ?? 0)
        case .hour: isDuration ? minutes / 60 : hoursAreHalved ? parts.hour! % 12 : parts.hour!
        case .half: parts.hour! / 12
        case .minute: (isDuration ? minutes % 60 : parts.minute!) / max(minuteInterval, 1)
        }
      wheels.selectRow(
        min(max(row, 0), count(wheel) - 1), inComponent: place, animated: animated)
    }
  }

  private func readWheels() {
    var rows: [Wheel: Int] = [:]
    for (place, wheel) in kinds.enumerated() {
      rows[wheel] = wheels.selectedRow(inComponent: place)
    }
    let minute = (rows[.minute] ?? 0) * max(minuteInterval, 1)
    if datePickerMode == .countDownTimer {
      // A duration is at least a minute.
      return countDownDuration = max(Double((rows[.hour] ?? 0) * 60 + minute) * 60, 60)
    }
    var parts = days.dateComponents([.year, .month, .day, .hour, .minute], from: value)
    if let row = rows[.dayOfYear],
      let day = days.date(byAdding: .day, value: row - 365, to: middleDay)
    {
      let found = days.dateComponents([.year, .month, .day], from: day)
      (parts.year, parts.month, parts.day) = (found.year, found.month, found.day)
    }
    if let row = rows[.year] { parts.year = row + 1 }
    if let row = rows[.month] { parts.month = row + 1 }
    if let row = rows[.day] { parts.day = row + 1 }
    if let row = rows[.hour] {
      (parts.hour, parts.minute) = (row + 12 * (rows[.half] ?? 0), minute)
    }
    // Shorter months end at their last day.
    if let year = parts.year, let month = parts.month,
      let first = days.date(from: DateComponents(year: year, month: month, day: 1)),
      let length = days.range(of: .day, in: .month, for: first)?.count
    {
      parts.day = min(parts.day ?? 1, length)
    }
    value = allowed(days.date(from: parts) ?? value)
    showValue(animated: true)
  }

  /// The number of wheels.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }
  /// The number of rows of a wheel.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    count(kinds[component])
  }
  /// The title of a row.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch kinds[component] {
    case .day, .year: return String(row + 1)
    case .month: return days.monthSymbols[row]
    case .dayOfYear:
      guard let day = days.date(byAdding: .day, value: row - 365, to: middleDay) else { return nil }
      let parts = days.dateComponents([.weekday, .month, .day], from: day)
      if row == 365 { return "Today" }
      let weekday = days.shortWeekdaySymbols[parts.weekday! - 1]
      return "\(weekday) \(days.shortMonthSymbols[parts.month! - 1]) \(parts.day!)"
    case .hour: return String(hoursAreHalved && row == 0 ? 12 : row)
    case .half: return row == 0 ? days.amSymbol : days.pmSymbol
    case .minute:
      let minute = String(row * max(minuteInterval, 1))
      return minute.count < 2 ? "0" + minute : minute
    }
  }
  /// Days and months need more room than numbers.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let kinds = kinds
    let parts = kinds.map { kind -> CGFloat in
      switch kind {
      case .dayOfYear: 3
      case .month: 2.2
      case .year: 1.4
      default: 1
      }
    }
    return pickerView.bounds.width * parts[component] / parts.reduce(0, +)
  }
  /// Reads the wheels and sends `valueChanged` when a wheel comes to rest.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    readWheels()
    sendActions(for: .valueChanged)
  }
}

/// The style of a date picker; always wheels here.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// A style.
  case automatic, wheels, compact, inline
}

/// The name before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode
