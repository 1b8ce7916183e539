import Foundation

/// Pairs of a horizontal and a vertical size class; named width by height.
public struct SizeClasses: OptionSet, Hashable, Sendable {
  /// A bit for each pair.
  public let rawValue: Int

  /// Pairs by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Most phones on their side.
  public static let compactByCompact = SizeClasses(rawValue: 1)
  /// A phone held upright.
  public static let compactByRegular = SizeClasses(rawValue: 2)
  /// A large phone on its side.
  public static let regularByCompact = SizeClasses(rawValue: 4)
  /// A tablet.
  public static let regularByRegular = SizeClasses(rawValue: 8)
  /// All pairs.
  public static let all = SizeClasses(rawValue: 15)

  /// The pair of these traits; an unknown class counts as that of a phone held upright.
  init(of traits: UITraitCollection) {
    let isWide = traits.horizontalSizeClass == .regular
    let isLow = traits.verticalSizeClass == .compact
    self.init(rawValue: 1 << ((isWide ? 2 : 0) + (isLow ? 0 : 1)))
  }

  /// The place of a single pair in a list of all four.
  var place: Int { rawValue.trailingZeroBitCount }
}

/// What an archive changes with the size classes.
@MainActor
final class SizeVariations {
  fileprivate var subviews: [(view: UIView, sizes: SizeClasses)] = []
  fileprivate var constraints: [(constraint: NSLayoutConstraint, sizes: SizeClasses)] = []
  fileprivate var constants: [(constraint: NSLayoutConstraint, values: [CGFloat])] = []
  fileprivate var fonts: [UIFont] = []
  private var applied: SizeClasses?

  /// Applies what differs from the size classes applied last, so that the program's own changes stay.
  func apply(_ traits: UITraitCollection, to owner: UIView) {
    let (former, new) = (applied, SizeClasses(of: traits))
    guard former != new else { return }
    applied = new
    func changes(_ sizes: SizeClasses) -> Bool? {
      let isIn = sizes.contains(new)
      return former.map { sizes.contains($0) } == isIn ? nil : isIn
    }
    for (constraint, sizes) in constraints where changes(sizes) == false {
      constraint.isActive = false
    }
    for (view, sizes) in subviews where changes(sizes) == false && view.superview === owner {
      view.removeFromSuperview()
    }
    var below: UIView?
    for (view, sizes) in subviews {
      if changes(sizes) == true, view.superview == nil { owner.insertArchived(view, above: below) }
      if view.superview === owner { below = view }
    }
    // A constraint may reach a view that comes farther below.
    owner.applyVariationsBelow(traits)
    for (constraint, values) in constants {
      let value = values[new.place]
      if former == nil || values[former!.place] != value { constraint.constant = value }
    }
    if !fonts.isEmpty, former.map({ fonts[$0.place] }) != fonts[new.place] {
      owner.setArchived(fonts[new.place])
    }
    for (constraint, sizes) in constraints where changes(sizes) == true {
      constraint.isActive = true
    }
  }
}

extension UIView {
  private var variations: SizeVariations {
    if let present = kept.variations { return present }
    let new = SizeVariations()
    kept.variations = new
    return new
  }

  /// Makes a subview be there in some size classes only; `dactyl port` writes calls of this.
  ///
  /// The order of the calls is that of the subviews, rear to front.
  public func archive(subview view: UIView, in sizes: SizeClasses) {
    variations.subviews.append((view, sizes))
  }

  /// Makes a constraint hold in some size classes only; `dactyl port` writes calls of this.
  public func archive(_ constraint: NSLayoutConstraint, in sizes: SizeClasses) {
    variations.constraints.append((constraint, sizes))
  }

  /// Gives a constraint a constant for each pair of size classes; `dactyl port` writes calls of this.
  ///
  /// - Precondition: There are four: compact by compact, compact by regular, regular by compact,
  ///   regular by regular.
  public func archive(_ constraint: NSLayoutConstraint, constants: [CGFloat]) {
    precondition(constants.count == 4, "\(constants.count) constants for four pairs")
    variations.constants.append((constraint, constants))
  }

  /// Gives a label, button, field or text view a font for each pair of size classes; `dactyl port`
  /// writes calls of this.
  ///
  /// - Precondition: There are four, in the order of `archive(_:constants:)`.
  public func archive(fonts: [UIFont]) {
    precondition(fonts.count == 4, "\(fonts.count) fonts for four pairs")
    variations.fonts = fonts
  }

  fileprivate func setArchived(_ font: UIFont) {
    switch self {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let view as UITextView: view.font = font
    case let button as UIButton:
      button.titleLabel?.font = font
      button.invalidateIntrinsicContentSize()
    default: break
    }
  }

  /// Applies the variations archived so far, now and whenever the size classes change; `dactyl port`
  /// writes calls of this.
  public func applyVariations() { kept.variations?.apply(traitCollection, to: self) }

  fileprivate func applyVariationsBelow(_ traits: UITraitCollection) {
    for child in children {
      child.kept.variations?.apply(traits, to: child)
      child.applyVariationsBelow(traits)
    }
  }

  fileprivate func insertArchived(_ view: UIView, above below: UIView?) {
    if let stack = self as? UIStackView {
      let place = below.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 }
      stack.insertArrangedSubview(view, at: place ?? 0)
    } else if let below {
      insertSubview(view, aboveSubview: below)
    } else {
      insertSubview(view, at: 0)
    }
  }
}
