import Dactyl
import Foundation

/// Recognises fingers that move fast and straight in one direction; discrete.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    // UIKit recognises a swipe before the lift, even beside a pan.
    swipe.recognizesAtLift = false
    return swipe
  }

  override class var builtIn: UIGestureRecognizer.Type { UISwipeGestureRecognizer.self }

  private var own: SwipeGestureRecognizer {
    unsafeDowncast(engine, to: SwipeGestureRecognizer.self)
  }

  /// The number of fingers that must swipe; default 1.
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// The directions it recognises; default right.
  open var direction: Direction {
    get { Direction(rawValue: UInt(own.direction.rawValue)) }
    set { own.direction = .init(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
}

extension UISwipeGestureRecognizer {
  /// Directions of a swipe on the screen.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// The directions with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }
}
