import Foundation

struct KeptOfView {
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var style = UIUserInterfaceStyle.unspecified
  var accessibilityElements: [Any]?
  var isModal = false
  var groupsChildren = false
  var variations: SizeVariations?
}

extension UIView {
  /// Stored: effects of tilting the device.
  public var motionEffects: [UIMotionEffect] {
    get { kept.motionEffects }
    set { kept.motionEffects = newValue }
  }
  /// Stored: an effect of tilting the device.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// Stored: the identifier for state restoration.
  public var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
  /// Stored: the style that overrides the screen's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.style }
    set { kept.style = newValue }
  }
  /// Stored: the accessibility elements of the view.
  public var accessibilityElements: [Any]? {
    get { kept.accessibilityElements }
    set { kept.accessibilityElements = newValue }
  }
  /// Stored: true if assistive technology ignores everything beside the view.
  public var accessibilityViewIsModal: Bool {
    get { kept.isModal }
    set { kept.isModal = newValue }
  }
  /// Stored: true if assistive technology reads the children as a group.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept.groupsChildren }
    set { kept.groupsChildren = newValue }
  }
  /// The frame in the window, for assistive technology.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// The layout margins, by writing direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      let (margins, left, right) = (layoutMargins, layoutMargins.left, layoutMargins.right)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeft ? left : right, bottom: margins.bottom,
        trailing: isLeft ? right : left)
    }
    set {
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeft ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeft ? newValue.trailing : newValue.leading)
    }
  }
}

/// Insets by writing direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// No space.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets with the given widths.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No space.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Stored: an effect of tilting the device.
open class UIMotionEffect: NSObject {}

/// Stored: a property that follows the tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Stored: the axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// A tilt axis.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// Stored: the key path of the property.
  public let keyPath: String
  /// Stored: the axis of the tilt.
  public let type: EffectType
  /// Stored: the minimum.
  open var minimumRelativeValue: Any?
  /// Stored: the maximum.
  open var maximumRelativeValue: Any?

  /// An effect of a tilt on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Stored: several effects.
open class UIMotionEffectGroup: UIMotionEffect {
  /// Stored: the effects.
  open var motionEffects: [UIMotionEffect]?
}
