import Foundation

/// What `init(coder:)` is called with where `dactyl port` has made code of a storyboard or xib: it
/// carries what must be known at once, and the rest is set afterwards.
public final class InterfaceCoder: NSCoder {
  /// The view's place.
  public var frame = CGRect.zero
  /// The name by which rows and items are used again.
  public var reuseIdentifier: String?
  /// The style of a row.
  public var cellStyle: UITableViewCell.CellStyle?
  /// The style of a table.
  public var tableStyle: UITableView.Style?
  /// The kind of a button.
  public var buttonType: UIButton.ButtonType?

  /// A coder for a view with a place.
  public init(
    frame: CGRect = .zero, reuseIdentifier: String? = nil,
    cellStyle: UITableViewCell.CellStyle? = nil, tableStyle: UITableView.Style? = nil,
    buttonType: UIButton.ButtonType? = nil
  ) {
    self.frame = frame
    self.reuseIdentifier = reuseIdentifier
    self.cellStyle = cellStyle
    self.tableStyle = tableStyle
    self.buttonType = buttonType
    super.init()
  }

  /// True: values have names.
  public override var allowsKeyedCoding: Bool { true }
  /// False: nothing else is carried.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Nil: nothing else is carried.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// False: nothing else is carried.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// 0: nothing else is carried.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// 0: nothing else is carried.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
  /// 0: nothing else is carried.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
}
