import Dactyl

extension Canvas {
  /// Two fingers move and zoom the paper.
  public func addZoom() {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.addAction { [unowned self] pan in
      let shift = pan.translation(in: self)
      camera = camera.concatenating(AffineTransform(translationX: shift.dx, y: shift.dy))
      pan.setTranslation(.zero, in: self)
    }

    let pinch = PinchGestureRecognizer()
    pinch.addAction { [unowned self] pinch in
      let zoom = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
      camera = camera.concatenating(zoom.about(pinch.location(in: self)))
      pinch.scale = 1
    }

    pinch.recognizeSimultaneously(with: pan)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }
}
