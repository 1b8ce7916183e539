import Foundation

/// Wheels that fingers turn to choose a day, a time or a duration.
///
/// Days, months and years are those of `calendar`, written as its locale does. Days before
/// `minimumDate` and after `maximumDate` can be turned to; the value goes to the nearest that is
/// allowed.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What the user picks.
  public enum Mode: Int, Hashable, Sendable {
    /// An hour and a minute.
    case time
    /// A day.
    case date
    /// A day within a year around today, an hour and a minute.
    case dateAndTime
    /// Hours and minutes that something lasts.
    case countDownTimer
  }

  /// What is chosen; default a day with its time.
  open var datePickerMode = Mode.dateAndTime { didSet { showValue(animated: false) } }
  /// Stored: what it looks like; it always has wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The calendar whose days are meant.
  open var calendar: Calendar! = .current { didSet { showValue(animated: false) } }
  /// Stored: the language in which it is written; that of the calendar counts.
  open var locale: Locale?
  /// The zone whose times are meant; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { showValue(animated: false) } }
  /// The earliest that can be chosen; nil for any.
  open var minimumDate: Date? { didSet { showValue(animated: false) } }
  /// The latest that can be chosen; nil for any.
  open var maximumDate: Date? { didSet { showValue(animated: false) } }
  /// How many minutes lie between rows; default 1.
  open var minuteInterval = 1 { didSet { showValue(animated: false) } }
  /// The selected date.
  open var date: Date {
    get { value }
    set { setDate(newValue, animated: false) }
  }
  /// How long something lasts, in seconds.
  open var countDownDuration: TimeInterval = 60 { didSet { showValue(animated: false) } }
  private var value = Date()
  private let wheels = UIPickerView()

  /// A picker with a place and extent.
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

  /// Chooses; nobody is told.
  open func setDate(_ date: Date, animated: Bool) {
    value = allowed(date)
    showValue(animated: animated)
  }

  /// 320 × 216 pt.
  open override var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }
  /// 320 × 216 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The wheels fill the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  // MARK: Wheels

  private enum Wheel { case day, month, year, dayOfYear, hour, minute }

  private var kinds: [Wheel] {
    switch datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.dayOfYear, .hour, .minute]
    }
  }

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
    case .hour: 24
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
        case .hour: isDuration ? minutes / 60 : parts.hour!
        case .minute: (isDuration ? minutes % 60 : parts.minute!) / max(minuteInterval, 1)
        }
      wheels.selectRow(
        min(max(row, 0), count(wheel) - 1), inComponent: place, animated: animated)
    }
  }

  /// Takes over what the wheels say.
  private func readWheels() {
    var rows: [Wheel: Int] = [:]
    for (place, wheel) in kinds.enumerated() {
      rows[wheel] = wheels.selectedRow(inComponent: place)
    }
    let minute = (rows[.minute] ?? 0) * max(minuteInterval, 1)
    if datePickerMode == .countDownTimer {
      // Nothing lasts no time at all.
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
    if let row = rows[.hour] { (parts.hour, parts.minute) = (row, minute) }
    // The last day of a month that is shorter.
    if let year = parts.year, let month = parts.month,
      let first = days.date(from: DateComponents(year: year, month: month, day: 1)),
      let length = days.range(of: .day, in: .month, for: first)?.count
    {
      parts.day = min(parts.day ?? 1, length)
    }
    value = allowed(days.date(from: parts) ?? value)
    showValue(animated: true)
  }

  /// How many wheels there are.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }
  /// How many rows a wheel has.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    count(kinds[component])
  }
  /// What is written in a row.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch kinds[component] {
    case .day, .year: return String(row + 1)
    case .month: return days.monthSymbols[row]
    case .dayOfYear:
      guard let day = days.date(byAdding: .day, value: row - 365, to: middleDay) else { return nil }
      let parts = days.dateComponents([.weekday, .month, .day], from: day)
      let weekday = days.shortWeekdaySymbols[parts.weekday! - 1]
      return "\(weekday) \(days.shortMonthSymbols[parts.month! - 1]) \(parts.day!)"
    case .hour: return String(row)
    case .minute:
      let minute = String(row * max(minuteInterval, 1))
      return minute.count < 2 ? "0" + minute : minute
    }
  }
  /// A wheel rests: the value is another one, which is told.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    readWheels()
    sendActions(for: .valueChanged)
  }
}

/// What a picker of days looks like; always wheels.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// One of the looks.
  case automatic, wheels, compact, inline
}

/// The name before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode
