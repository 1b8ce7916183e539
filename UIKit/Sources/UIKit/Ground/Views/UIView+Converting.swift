import Dactyl
import Foundation

extension UIView {
  /// Converts a point of this view to the coordinates of another, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.dactyl, to: view?.engine))
  }

  /// Converts a point of another view, or of the window for nil, to this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(engine.convert(point.dactyl, from: view?.engine))
  }

  /// The smallest upright rectangle in another view's coordinates around a rectangle of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.dactyl, to: view?.engine))
  }

  /// The smallest upright rectangle in this view's coordinates around a rectangle of another view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(engine.convert(rect.dactyl, from: view?.engine))
  }
}
