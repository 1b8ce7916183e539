import Foundation

/// The coder for `init(coder:)` in code that `dactyl port` writes.
///
/// It holds only what an initialiser needs; the code sets the rest afterwards.
public final class InterfaceCoder: NSCoder {
  /// The view's frame.
  public var frame = CGRect.zero
  /// The reuse identifier of rows and items.
  public var reuseIdentifier: String?
  /// The style of a row.
  public var cellStyle: UITableViewCell.CellStyle?
  /// The style of a table.
  public var tableStyle: UITableView.Style?
  /// The kind of a button.
  public var buttonType: UIButton.ButtonType?

  /// A coder for a view with a frame.
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

  /// True: values have keys.
  public override var allowsKeyedCoding: Bool { true }
  /// False: there are no other values.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Nil: there are no other values.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// False: there are no other values.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// 0: there are no other values.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// 0: there are no other values.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
  /// 0: there are no other values.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
}
