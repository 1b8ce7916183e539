import Dactyl

// What a gesture measures can be read between records, and set: the gesture goes on from there.

extension PanGestureRecognizer {
  /// Reads or sets what it measures.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .translationX, .translationY:
      var present = translation(in: view)
      access.component(of: &present, isX: access.property == .translationX)
      if access.hasChanged { setTranslation(present, in: view) }
    case .velocityX: access.constant(velocity(in: view).dx)
    case .velocityY: access.constant(velocity(in: view).dy)
    default: break
    }
  }
}

extension PinchGestureRecognizer {
  /// Reads or sets what it measures.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .scale: if let new = access.any(scale) { scale = new }
    case .scaleVelocity: access.constant(velocity)
    default: break
    }
  }
}

extension RotationGestureRecognizer {
  /// Reads or sets what it measures.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .rotation: if let new = access.any(rotation) { rotation = new }
    case .rotationVelocity: access.constant(velocity)
    default: break
    }
  }
}

extension TransformGestureRecognizer {
  /// Reads or sets what it measures.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .translationX, .translationY:
      var present = translation(in: view)
      access.component(of: &present, isX: access.property == .translationX)
      if access.hasChanged { setTranslation(present, in: view) }
    case .velocityX: access.constant(velocity(in: view).dx)
    case .velocityY: access.constant(velocity(in: view).dy)
    case .scale: if let new = access.any(scale) { scale = new }
    case .scaleVelocity: access.constant(scaleVelocity)
    case .rotation: if let new = access.any(rotation) { rotation = new }
    case .rotationVelocity: access.constant(rotationVelocity)
    case .transformA, .transformB, .transformC, .transformD, .transformX, .transformY:
      accessMatrix(&access)
    default: break
    }
  }

  /// Reads one entry of the matrix, or sets it and keeps the others.
  private func accessMatrix(_ access: inout PropertyAccess) {
    var matrix = transform(in: view)
    switch access.property {
    case .transformA: access.any(&matrix.a)
    case .transformB: access.any(&matrix.b)
    case .transformC: access.any(&matrix.c)
    case .transformD: access.any(&matrix.d)
    case .transformX: access.any(&matrix.tx)
    default: access.any(&matrix.ty)
    }
    if access.hasChanged { setTransform(matrix, in: view) }
  }
}
