import Dactyl
import Foundation

/// Recognises fingers that quickly go straight in one direction; discrete.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    // UIKit's is recognised before the lift, also beside a pan.
    swipe.recognizesAtLift = false
    return swipe
  }

  override class var builtIn: UIGestureRecognizer.Type { UISwipeGestureRecognizer.self }

  private var own: SwipeGestureRecognizer {
    unsafeDowncast(engine, to: SwipeGestureRecognizer.self)
  }

  /// How many fingers must swipe; default 1.
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// The directions that are recognised; default right.
  open var direction: Direction {
    get { Direction(rawValue: UInt(own.direction.rawValue)) }
    set { own.direction = .init(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
}

extension UISwipeGestureRecognizer {
  /// Directions of a swipe on screen.
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
