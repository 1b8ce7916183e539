import Foundation

/// The space of bars at the top or bottom of a controller's view; safe areas replaced it.
@preconcurrency @MainActor
public final class UILayoutSupport: NSObject, UILayoutAnchors {
  private weak var controller: UIViewController?
  private let isTop: Bool

  init(_ controller: UIViewController, isTop: Bool) {
    (self.controller, self.isTop) = (controller, isTop)
    super.init()
  }

  /// The height of the bars' space, in points.
  public var length: CGFloat {
    let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
  /// The upper edge of the bars' space.
  public var topAnchor: NSLayoutYAxisAnchor {
    let view = controller!.view!
    return isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  /// The lower edge of the bars' space.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    let view = controller!.view!
    return isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
  /// The controller's view.
  public var anchoredView: UIView? { controller?.viewIfLoaded }
}

extension UIViewController {
  /// The space of bars at the top.
  public var topLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: true) }
  /// The space of bars at the bottom.
  public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: false) }

  /// Does nothing: the host decides the orientation.
  public class func attemptRotationToDeviceOrientation() {}
  /// Does nothing: the host decides the orientation.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
