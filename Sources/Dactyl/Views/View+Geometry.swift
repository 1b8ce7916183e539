extension View {
  /// The smallest upright rectangle around the view, in the superview.
  ///
  /// Setting it moves and resizes the view; do so only while `transform` is the identity, because
  /// then alone it says where the view is.
  public var frame: Rect {
    get {
      guard isTransformed else {
        return Rect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
          width: bounds.width, height: bounds.height)
      }
      return bounds.applying(transformToSuperview)
    }
    set {
      bounds.size = newValue.size
      center = newValue.center
    }
  }

  /// A point of this view in the coordinates of another, or of the window for nil (SPEC B5).
  ///
  /// Both views must belong to one tree; where one of them flattens the plane, so that no point can
  /// be told, the answer is the origin.
  public func convert(_ point: Point, to view: View?) -> Point {
    View.convert(point.applying(transformToRoot), to: view)
  }

  /// A point of another view, or of the window for nil, in the coordinates of this one (SPEC B5).
  public func convert(_ point: Point, from view: View?) -> Point {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return View.convert(inRoot, to: self)
  }

  /// The smallest upright rectangle in another view's coordinates around a rectangle of this view.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let view else { return rect.applying(transformToRoot) }
    guard let back = view.transformFromRoot else { return .zero }
    return rect.applying(transformToRoot.concatenating(back))
  }

  /// The smallest upright rectangle in this view's coordinates around a rectangle of another view.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let back = transformFromRoot else { return .zero }
    guard let view else { return rect.applying(back) }
    return rect.applying(view.transformToRoot.concatenating(back))
  }

  /// Takes a point of the window to a view.
  static func convert(_ point: Point, to view: View?) -> Point {
    guard let view, view.superviewReference != nil else { return point }
    if let shift = view.shiftToRoot { return point - shift }
    return view.turn(point)
  }

  /// Takes a displacement in the window to a view.
  package static func convert(_ vector: Vector, to view: View?) -> Vector {
    guard let view, !view.isOnlyShifted else { return vector }
    return view.turn(vector, toRoot: false)
  }

  /// Takes a displacement in a view to the window.
  static func convert(_ vector: Vector, from view: View?) -> Vector {
    guard let view, !view.isOnlyShifted else { return vector }
    return view.turn(vector, toRoot: true)
  }

  /// Whether `transformToRoot` does nothing but shift, as is usual.
  private var isOnlyShifted: Bool {
    // Superviews stay alive meanwhile, so references need not be counted.
    var view: Unmanaged<View>? = Unmanaged.passUnretained(self)
    while let current = view {
      if current._withUnsafeGuaranteedRef({ $0.isTransformed && $0.superviewReference != nil }) {
        return false
      }
      view = current._withUnsafeGuaranteedRef {
        $0.superviewReference.map { .passUnretained($0) }
      }
    }
    return true
  }

  /// By how much `transformToRoot` shifts, where it does nothing else, as is usual; nil if it
  /// does.
  private var shiftToRoot: Vector? {
    var shift = Vector.zero
    // Superviews stay alive meanwhile, so references need not be counted.
    var view = Unmanaged.passUnretained(self)
    while true {
      let above = view._withUnsafeGuaranteedRef { view -> Unmanaged<View>? in
        guard let above = view.superviewReference else { return nil }
        shift += view.center - view.bounds.center
        return Unmanaged.passUnretained(above)
      }
      guard let above else { return shift }
      if view._withUnsafeGuaranteedRef({ $0.isTransformed }) { return nil }
      view = above
    }
  }

  /// Takes points of this view to its superview.
  package var transformToSuperview: AffineTransform {
    let middle = bounds.center
    guard isTransformed else {
      return AffineTransform(translationX: center.x - middle.x, y: center.y - middle.y)
    }
    return AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Takes points of this view to the coordinates that the touches of its window have.
  var transformToRoot: AffineTransform {
    guard let shift = shiftToRoot else { return turnToRoot }
    return AffineTransform(translationX: shift.dx, y: shift.dy)
  }

  /// Takes points of the window to this view; nil if one between them flattens the plane.
  private var transformFromRoot: AffineTransform? {
    guard let shift = shiftToRoot else { return turnFromRoot }
    return AffineTransform(translationX: -shift.dx, y: -shift.dy)
  }

  /// Takes a point of the superview to this view, or gives nil if this view flattens the plane.
  func pointFromSuperview(_ point: Point) -> Point? {
    guard isTransformed else { return point - (center - bounds.center) }
    return turnFromSuperview(point)
  }
}

// The same where a view has a `transform`, which is rare.
extension View {
  private func turnFromSuperview(_ point: Point) -> Point? {
    transformToSuperview.inverted.map { point.applying($0) }
  }

  /// Takes a point of the window to this view.
  @inline(never)
  private func turn(_ point: Point) -> Point {
    guard let back = turnFromRoot else { return .zero }
    return point.applying(back)
  }

  /// Takes a displacement in this view to the window, or back.
  @inline(never)
  private func turn(_ vector: Vector, toRoot: Bool) -> Vector {
    if toRoot { return vector.applying(turnToRoot) }
    guard let back = turnFromRoot else { return .zero }
    return vector.applying(back)
  }

  private var turnFromRoot: AffineTransform? { turnToRoot.inverted }

  private var turnToRoot: AffineTransform {
    // A root's coordinates are its bounds: where it lies on a screen is the host's business.
    guard let above = superviewReference else { return .identity }
    var result = transformToSuperview
    var view = above
    while let next = view.superviewReference {
      result = result.concatenating(view.transformToSuperview)
      view = next
    }
    return result
  }
}
