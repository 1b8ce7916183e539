import Foundation

/// Views in a row; they are put onto it and keep their places, because nothing is laid out.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the room; not looked at.
  public enum Distribution: Int, Hashable, Sendable {
    /// All of it.
    case fill
    /// All of it, in equal parts.
    case fillEqually
    /// All of it, in proportion.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal ways between middles.
    case equalCentering
  }

  /// How views stand across the row; not looked at.
  public enum Alignment: Int, Hashable, Sendable {
    /// From side to side.
    case fill
    /// At the side where texts begin.
    case leading
    /// On the line of the first text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the side where texts end.
    case trailing
    /// On the line of the last text.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// In which direction the row goes; not looked at.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views share the room; not looked at.
  open var distribution: Distribution = .fill
  /// How views stand across the row; not looked at.
  open var alignment: Alignment = .fill
  /// The gap between views, in points; not looked at.
  open var spacing: CGFloat = 0
  /// Whether margins count; not looked at.
  open var isLayoutMarginsRelativeArrangement = false

  /// Views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Takes a view out of the row as it leaves.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
}
