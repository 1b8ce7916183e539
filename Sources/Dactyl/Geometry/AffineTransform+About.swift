extension AffineTransform {
  /// The transform that does what this one does about a point instead of the origin: the point is
  /// where the origin was.
  ///
  /// ```swift
  /// AffineTransform(scaleX: 2, y: 2).about(Point(10, 10))  // leaves (10, 10) where it is
  /// ```
  ///
  /// Concatenate it to what a view or a camera already has, to zoom about two fingers:
  ///
  /// ```swift
  /// let zoom = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
  /// camera = camera.concatenating(zoom.about(pinch.location(in: view)))
  /// pinch.scale = 1
  /// ```
  public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(AffineTransform(translationX: point.x, y: point.y))
  }
}
