import Foundation

/// A view or guide that constraints can relate.
@preconcurrency @MainActor
public protocol UILayoutAnchors: AnyObject {
  /// The view itself, or the guide's view.
  var anchoredView: UIView? { get }
}

/// An invisible rectangle of a view for constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutAnchors {
  /// The kind of a guide.
  enum Part {
    /// Constraints place it.
    case own
    /// The area that bars leave free.
    case safeArea
    /// The area within the margins.
    case margins
    /// The area within the margins, limited to a readable width.
    case readable
    /// A scroll view's content.
    case content
    /// A scroll view's bounds.
    case frame
  }

  let part: Part
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide, which conflict messages show.
  open var identifier = ""

  /// Creates a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    part = .own
    super.init()
  }

  init(_ owner: UIView, _ part: Part) {
    self.part = part
    owningView = owner
    super.init()
  }

  /// The view that the guide belongs to.
  public var anchoredView: UIView? { owningView }

  /// The guide's frame in the view after the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch part {
    case .own, .content:
      return owner.layoutRoot.layout.solution?.frame(of: self, in: owner) ?? .zero
    case .frame: return owner.bounds
    case .safeArea, .margins, .readable: return owner.bounds.inset(by: insets)
    }
  }

  /// The distances from the view's edges to the guide.
  var insets: UIEdgeInsets {
    guard let owner = owningView else { return .zero }
    switch part {
    case .own, .content, .frame: return .zero
    case .safeArea: return owner.safeAreaInsets
    case .margins: return owner.effectiveMargins
    case .readable:
      // UIKit limits readable lines to 672 points at the usual text size.
      var insets = owner.effectiveMargins
      let surplus = owner.bounds.width - insets.left - insets.right - 672
      if surplus > 0 {
        insets.left += surplus / 2
        insets.right += surplus / 2
      }
      return insets
    }
  }
}

extension UIView: UILayoutAnchors {
  /// This view.
  public var anchoredView: UIView? { self }
}

extension UILayoutAnchors {
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The side where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The side where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UIView {
  /// The area that bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The area within the margins, at most 672 points wide.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The guides that the program added.
  public var layoutGuides: [UILayoutGuide] { layout.guides.filter { $0.part == .own } }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.drop(constraint)
      }
      holder = view.superview
    }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func guide(_ part: UILayoutGuide.Part) -> UILayoutGuide {
    if let known = layout.guides.first(where: { $0.part == part }) { return known }
    let guide = UILayoutGuide(self, part)
    layout.guides.append(guide)
    return guide
  }
}
