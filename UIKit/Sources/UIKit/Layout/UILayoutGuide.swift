import Foundation

/// Something that constraints can be about: a view, or a guide of one.
@preconcurrency @MainActor
public protocol UILayoutAnchors: AnyObject {
  /// The view it is about.
  var anchoredView: UIView? { get }
}

/// A rectangle of a view that is not seen, to make constraints with.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutAnchors {
  /// Which part of the view a guide is.
  enum Part {
    /// Where constraints put it.
    case own
    /// What bars leave.
    case safeArea
    /// What margins leave.
    case margins
    /// What of the margins' width is read well.
    case readable
    /// The content of a scroll view.
    case content
    /// A scroll view's own place.
    case frame
  }

  let part: Part
  /// The view whose part it is.
  open internal(set) weak var owningView: UIView?
  /// Stored: what to call it, also where constraints conflict.
  open var identifier = ""

  /// A guide of no view yet; give it to one with `addLayoutGuide(_:)`.
  public override init() {
    part = .own
    super.init()
  }

  init(_ owner: UIView, _ part: Part) {
    self.part = part
    owningView = owner
    super.init()
  }

  /// The view whose part it is.
  public var anchoredView: UIView? { owningView }

  /// Where it is in the view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch part {
    case .own, .content:
      return owner.layoutRoot.layout.solution?.frame(of: self, in: owner) ?? .zero
    case .frame: return owner.bounds
    case .safeArea, .margins, .readable: return owner.bounds.inset(by: insets)
    }
  }

  /// What lies between the view's sides and the guide.
  var insets: UIEdgeInsets {
    guard let owner = owningView else { return .zero }
    switch part {
    case .own, .content, .frame: return .zero
    case .safeArea: return owner.safeAreaInsets
    case .margins: return owner.effectiveMargins
    case .readable:
      // Lines of more than 672 pt are not read well, say UIKit's guides at the usual size of text.
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
  /// The side where texts begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The side where texts end.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The line on which the first text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The line on which the last text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UIView {
  /// What bars leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// What margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// What of the margins' width is read well: at most 672 pt.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layout.guides.filter { $0.part == .own } }

  /// Takes a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Drops a guide, and the constraints that are about it.
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
