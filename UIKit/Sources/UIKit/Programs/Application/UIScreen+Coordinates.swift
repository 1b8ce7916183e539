import Foundation

// The screen's coordinates are those of windows that fill it.
extension UIScreen: UICoordinateSpace {
  /// The screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself, which a host turns with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// A point of the screen in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// A point of another space in the screen's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// A rectangle of the screen in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// A rectangle of another space in the screen's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The screen's coordinates.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
