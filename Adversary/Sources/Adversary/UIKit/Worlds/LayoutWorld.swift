import Foundation
import UIKit

/// Operations on constraints.
enum LayoutOperation: String, CaseIterable {
  case makeItem, forgetItem, constrain, deactivate, activate, changeConstant, changePriority
  case contradict, layOut, moveItem, fit, changeIntrinsic, changeStack, addGuide, animateLayout
  case resizeWindow
}

/// Views under constraints, most of which one secret arrangement satisfies.
///
/// Unless one contradicts it, every required constraint must hold after each layout.
final class LayoutWorld: World {
  private var items: [Item] = []
  private var constraints: [Bound] = []
  private var stacks: [UIStackView] = []
  private var guides: [UILayoutGuide] = []
  /// True once something contradicts the secret arrangement, or may.
  private var isContradicted = false

  /// A view and its place in the secret arrangement.
  private struct Item {
    var view: UIView
    var secret: CGRect
  }

  /// A constraint between two items, or on the size of one.
  private struct Bound {
    var constraint: NSLayoutConstraint
    var isRequired: Bool
  }

  override var ownCount: Int { LayoutOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    for _ in 0..<5 { makeItem() }
  }

  @MainActor override func end() {
    // The layout must not keep alive views that move after the last pass.
    for item in items { item.view.frame.origin.x += 1 }
    windows.first?.frame.size.width += 1
    constraints = []
    guides = []
    stacks = []
    items = []
  }

  @MainActor private func makeItem() {
    let view: UIView
    switch dice.below(6) {
    case 0:
      let label = UILabel()
      label.text = String(repeating: "word ", count: dice.below(9))
      label.numberOfLines = dice.below(3)
      view = label
    case 1:
      let stack = UIStackView()
      stack.axis = dice.oneIn(2) ? .horizontal : .vertical
      stack.addArrangedSubview(HostileUIView(in: self, frame: .zero))
      stacks.append(stack)
      isContradicted = true
      view = stack
    default: view = LaidOutView(in: self, frame: rectangle())
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let secret = CGRect(
      x: dice.below(300), y: dice.below(200), width: dice.below(200), height: dice.below(200))
    items.append(Item(view: place(view), secret: secret))
    if dice.oneIn(3), let other = dice.pick(items), !other.view.isDescendant(of: view) {
      other.view.addSubview(view)
    }
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    switch LayoutOperation.allCases[operation] {
    case .makeItem: if items.count < 20 { makeItem() }
    case .forgetItem:
      if !items.isEmpty { items.remove(at: dice.below(items.count)).view.removeFromSuperview() }
    case .constrain: for _ in 0..<3 { constrain() }
    case .contradict:
      if dice.oneIn(8), let item = dice.pick(items) {
        isContradicted = true
        item.view.widthAnchor.constraint(equalToConstant: number()).isActive = true
      }
    case .deactivate: dice.pick(constraints)?.constraint.isActive = false
    case .activate: if let bound = dice.pick(constraints) { activate(bound.constraint) }
    case .changeConstant:
      if dice.oneIn(8), let bound = dice.pick(constraints) {
        isContradicted = true
        bound.constraint.constant = number()
      }
    case .changePriority:
      if let bound = dice.pick(constraints), !bound.isRequired {
        bound.constraint.priority = UILayoutPriority(Float(1 + dice.below(999)))
      }
    case .layOut: windows.first?.layoutIfNeeded()
    // A frame set by the program stays until something else changes the layout.
    case .moveItem:
      if dice.oneIn(8), let item = dice.pick(items) {
        isContradicted = true
        item.view.frame = rectangle()
      }
    case .fit:
      let size = CGSize(width: number(), height: number())
      _ = dice.pick(items)?.view.systemLayoutSizeFitting(size)
    case .changeIntrinsic: dice.pick(items)?.view.invalidateIntrinsicContentSize()
    case .changeStack:
      if let stack = dice.pick(stacks), let view = stack.arrangedSubviews.first {
        stack.spacing = CGFloat(dice.below(20))
        view.isHidden.toggle()
      }
    case .addGuide:
      if let view = dice.pick(items)?.view {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        guides.append(guide)
        if guides.count > 4 { guides[0].owningView?.removeLayoutGuide(guides.removeFirst()) }
      }
    case .animateLayout:
      UIView.animate(withDuration: 0.2) { [unowned self] in
        windows.first?.layoutIfNeeded()
      } completion: { [unowned self] _ in
        called("layout animated")
      }
    case .resizeWindow:
      windows.first?.frame.size = CGSize(width: 300 + dice.below(200), height: 300)
    }
  }

  @MainActor private func constrain() {
    guard constraints.count < 60, let first = dice.pick(items), let other = dice.pick(items),
      first.view !== other.view, commonRoot(first.view, other.view)
    else { return }
    let attribute = dice.pick(LayoutWorld.attributes)!
    let isSize = attribute == .width || attribute == .height
    let isAlone = isSize && dice.oneIn(2)
    let relation = dice.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual])!
    let multiplier: CGFloat = isSize ? dice.pick([1, 2, 0.5])! : 1
    let base = isAlone ? 0 : multiplier * value(attribute, of: other.secret)
    let slack: CGFloat = relation == .equal ? 0 : CGFloat(dice.below(50))
    let constraint = NSLayoutConstraint(
      item: first.view, attribute: attribute, relatedBy: relation,
      toItem: isAlone ? nil : other.view, attribute: isAlone ? .notAnAttribute : attribute,
      multiplier: isAlone ? 1 : multiplier,
      constant: value(attribute, of: first.secret) - base + slack)
    let isRequired = dice.oneIn(2)
    if !isRequired { constraint.priority = UILayoutPriority(Float(1 + dice.below(998))) }
    constraint.isActive = true
    constraints.append(Bound(constraint: constraint, isRequired: isRequired))
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  private func value(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    default: frame.midY
    }
  }

  @MainActor private func activate(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? UIView else { return }
    if let second = constraint.secondItem as? UIView, !commonRoot(first, second) { return }
    constraint.isActive = true
  }

  @MainActor private func commonRoot(_ one: UIView, _ other: UIView) -> Bool {
    root(one) === root(other)
  }

  @MainActor private func root(_ view: UIView) -> UIView {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }

  @MainActor override func look(at window: UIWindow) {
    for item in items {
      let frame = item.view.bounds
      note("item", Int(frame.width.rounded()), Int(frame.height.rounded()))
      if !frame.width.isFinite || !frame.height.isFinite { find("a view has the bounds \(frame)") }
    }
    guard !isContradicted else { return }
    for bound in constraints where bound.isRequired && bound.constraint.isActive {
      guard let first = bound.constraint.firstItem as? UIView, let one = placed(first, in: window)
      else { continue }
      var goal = bound.constraint.constant
      if let second = bound.constraint.secondItem as? UIView {
        guard let other = placed(second, in: window) else { continue }
        goal += bound.constraint.multiplier * value(bound.constraint.secondAttribute, of: other)
      }
      let excess = value(bound.constraint.firstAttribute, of: one) - goal
      if excess > 1.5 || (bound.constraint.relation == .equal && excess < -1.5) {
        find("\(bound.constraint), which can be satisfied, is missed by \(excess)")
      }
    }
  }

  /// A view's frame in a window; nil if it is elsewhere or a transform lies between.
  @MainActor private func placed(_ view: UIView, in window: UIWindow) -> CGRect? {
    guard view.window === window else { return nil }
    var ancestor: UIView? = view
    while let one = ancestor {
      if !one.transform.isIdentity || one is UIScrollView { return nil }
      ancestor = one.superview
    }
    return view.convert(view.bounds, to: window)
  }
}

/// A view that does anything during layout.
private final class LaidOutView: UIView {
  unowned let world: LayoutWorld

  init(in world: LayoutWorld, frame: CGRect) {
    self.world = world
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    world.called("layoutSubviews")
  }

  override func updateConstraints() {
    super.updateConstraints()
    world.called("updateConstraints")
  }

  override func didMoveToSuperview() { world.called("didMoveToSuperview") }

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}
