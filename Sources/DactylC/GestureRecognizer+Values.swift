import Dactyl

// What a gesture measures can be read between records, and set: the gesture goes on from there.

extension PanGestureRecognizer {
  /// Reads or sets what it measures, or what every recogniser has.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .translationX, .translationY:
      var present = translation(in: view)
      access.exchange(&present, isX: access.property == .translationX)
      if access.isSetting { setTranslation(present, in: view) }
    case .velocityX, .velocityY:
      let velocity = velocity(in: view)
      access.number = access.property == .velocityX ? velocity.dx : velocity.dy
    default: accessCommonSetting(&access)
    }
  }
}

extension PinchGestureRecognizer {
  /// Reads or sets what it measures, or what every recogniser has.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .scale: if access.isSetting { scale = access.number } else { access.number = scale }
    case .scaleVelocity: access.number = velocity
    default: accessCommonSetting(&access)
    }
  }
}

extension RotationGestureRecognizer {
  /// Reads or sets what it measures, or what every recogniser has.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .rotation:
      if access.isSetting { rotation = access.number } else { access.number = rotation }
    case .rotationVelocity: access.number = velocity
    default: accessCommonSetting(&access)
    }
  }
}

extension TransformGestureRecognizer {
  /// Reads or sets what it measures, or what every recogniser has.
  func accessValue(_ access: inout PropertyAccess) {
    switch access.property {
    case .translationX, .translationY:
      var present = translation(in: view)
      access.exchange(&present, isX: access.property == .translationX)
      if access.isSetting { setTranslation(present, in: view) }
    case .velocityX, .velocityY:
      let velocity = velocity(in: view)
      access.number = access.property == .velocityX ? velocity.dx : velocity.dy
    case .scale: if access.isSetting { scale = access.number } else { access.number = scale }
    case .scaleVelocity: access.number = scaleVelocity
    case .rotation:
      if access.isSetting { rotation = access.number } else { access.number = rotation }
    case .rotationVelocity: access.number = rotationVelocity
    case .transformA, .transformB, .transformC, .transformD, .transformX, .transformY:
      accessMatrix(&access)
    default: accessCommonSetting(&access)
    }
  }

  /// Reads one entry of the matrix, or sets it and keeps the others.
  private func accessMatrix(_ access: inout PropertyAccess) {
    var matrix = transform(in: view)
    switch access.property {
    case .transformA: access.exchange(&matrix.a)
    case .transformB: access.exchange(&matrix.b)
    case .transformC: access.exchange(&matrix.c)
    case .transformD: access.exchange(&matrix.d)
    case .transformX: access.exchange(&matrix.tx)
    default: access.exchange(&matrix.ty)
    }
    if access.isSetting { setTransform(matrix, in: view) }
  }
}

extension PropertyAccess {
  /// Reads or sets one component of a displacement.
  fileprivate mutating func exchange(_ vector: inout Vector, isX: Bool) {
    if isX { exchange(&vector.dx) } else { exchange(&vector.dy) }
  }
}
