import Foundation

/// An edge of what bars leave of a controller's view, as it was before there were safe areas.
@preconcurrency @MainActor
public final class UILayoutSupport: NSObject, UILayoutAnchors {
  private weak var controller: UIViewController?
  private let isTop: Bool

  init(_ controller: UIViewController, isTop: Bool) {
    (self.controller, self.isTop) = (controller, isTop)
    super.init()
  }

  /// How much of the view bars take at this edge, in points.
  public var length: CGFloat {
    let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
  /// The upper edge of what bars take.
  public var topAnchor: NSLayoutYAxisAnchor {
    let view = controller!.view!
    return isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  /// The lower edge of what bars take.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    let view = controller!.view!
    return isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
  /// The view it is about.
  public var anchoredView: UIView? { controller?.viewIfLoaded }
}

extension UIViewController {
  /// What bars take at the top.
  public var topLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: true) }
  /// What bars take at the bottom.
  public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: false) }

  /// Does nothing: a host says how the device is held.
  public class func attemptRotationToDeviceOrientation() {}
  /// Does nothing: a host says how the device is held.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
