import Foundation

/// The handle at the end of a row; dragging it moves the row.
final class ReorderHandle: UIControl {
  static let width: CGFloat = 44

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var table: UITableView? { cell?.superview as? UITableView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in 0..<3 {
      let bar = UIView(frame: CGRect(x: 12, y: CGFloat(line) * 5, width: 20, height: 1))
      bar.backgroundColor = UIColor(white: 0.7, alpha: 1)
      bar.isUserInteractionEnabled = false
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (line, bar) in subviews.enumerated() {
      bar.center.y = bounds.midY + CGFloat(line - 1) * 5
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table else { return false }
    return table.beginMove(of: cell, touch)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    table?.followMove(to: touch.location(in: nil))
    return table?.move != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { table?.endMove() }

  override func cancelTracking(with event: UIEvent?) { table?.breakOffMove() }
}
