extension GestureRecognizer {
  /// The place of one of its touches, or nil if there are not that many (SPEC C11).
  public func touchLocation(at index: Int, in view: View?) -> Point? {
    (0..<numberOfTouches).contains(index) ? location(ofTouch: index, in: view) : nil
  }

  /// The centre of its touches in the window; once all are lifted, the last centre.
  var centroid: Point {
    followed.isEmpty ? lastCentroid : followed.centre
  }
}
