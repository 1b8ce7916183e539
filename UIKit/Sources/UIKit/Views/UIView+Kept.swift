import Foundation

/// What a view is told and keeps.
struct KeptOfView {
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var style = UIUserInterfaceStyle.unspecified
  var accessibilityElements: [Any]?
  var isModal = false
  var groupsChildren = false
}

extension UIView {
  /// Stored: how it moves as the device is leant.
  public var motionEffects: [UIMotionEffect] {
    get { kept.motionEffects }
    set { kept.motionEffects = newValue }
  }
  /// Stored: moves as the device is leant.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes what moves the view back.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// Stored: what to call it where its state is kept.
  public var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
  /// Stored: whether it is bright or dark whatever the screen is.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.style }
    set { kept.style = newValue }
  }
  /// Stored: what on it is told to those who do not see.
  public var accessibilityElements: [Any]? {
    get { kept.accessibilityElements }
    set { kept.accessibilityElements = newValue }
  }
  /// Stored: whether those who do not see are told of nothing else.
  public var accessibilityViewIsModal: Bool {
    get { kept.isModal }
    set { kept.isModal = newValue }
  }
  /// Stored: whether what lies on it is told as a whole.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept.groupsChildren }
    set { kept.groupsChildren = newValue }
  }
  /// Where it lies on the screen, for those who do not see.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// The space that constraints to the margins leave, counted with the direction of texts.
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

  /// A view with the extent of a part of this one, in place of a picture of it.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
}

/// The space at the edges of a rectangle, counted with the direction of texts.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The space, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// No space.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Space by its widths.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No space.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Stored: how a view moves as the device is leant.
open class UIMotionEffect: NSObject {}

/// Stored: a property that follows the lean.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Stored: which lean it follows.
  public enum EffectType: Int, Hashable, Sendable {
    /// One of the leans.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// Stored: the property.
  public let keyPath: String
  /// Stored: the lean.
  public let type: EffectType
  /// Stored: the least value.
  open var minimumRelativeValue: Any?
  /// Stored: the largest value.
  open var maximumRelativeValue: Any?

  /// A property and the lean that it follows.
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
