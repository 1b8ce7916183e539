import Dactyl

extension TransformGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .axes:
      if let new = exchange.options(axes.rawValue, all: TransformAxes.all.rawValue) {
        axes = TransformAxes(rawValue: new)
      }
    case .unlocksAxesTogether: exchange.flag(&unlocksAxesTogether)
    case .minimumNumberOfTouches:
      if let new = exchange.count(minimumNumberOfTouches) { minimumNumberOfTouches = new }
    case .minimumDistance:
      if let new = exchange.number(minimumDistance) { minimumDistance = new }
    case .minimumSpanChange:
      if let new = exchange.number(minimumSpanChange) { minimumSpanChange = new }
    case .minimumArc: if let new = exchange.number(minimumArc) { minimumArc = new }
    default: carryOutValue(&exchange)
    }
  }

  private func carryOutValue(_ exchange: inout Exchange) {
    switch exchange.property {
    case .translationX, .translationY:
      var present = translation(in: view)
      exchange.component(of: &present, isX: exchange.property == .translationX)
      if exchange.hasChanged { setTranslation(present, in: view) }
    case .velocityX: exchange.constant(velocity(in: view).dx)
    case .velocityY: exchange.constant(velocity(in: view).dy)
    case .scale: if let new = exchange.any(scale) { scale = new }
    case .scaleVelocity: exchange.constant(scaleVelocity)
    case .rotation: if let new = exchange.any(rotation) { rotation = new }
    case .rotationVelocity: exchange.constant(rotationVelocity)
    case .transformA, .transformB, .transformC, .transformD, .transformX, .transformY:
      exchangeMatrix(&exchange)
    default: break
    }
  }

  /// Reads one entry of the matrix, or sets it and keeps the others.
  private func exchangeMatrix(_ exchange: inout Exchange) {
    var matrix = transform(in: view)
    switch exchange.property {
    case .transformA: exchange.any(&matrix.a)
    case .transformB: exchange.any(&matrix.b)
    case .transformC: exchange.any(&matrix.c)
    case .transformD: exchange.any(&matrix.d)
    case .transformX: exchange.any(&matrix.tx)
    default: exchange.any(&matrix.ty)
    }
    if exchange.hasChanged { setTransform(matrix, in: view) }
  }

  /// Adds all values, the transform last.
  func write(to record: inout RecordWriter, _ velocities: Bool) {
    record.add(translation(in: view))
    record.add(velocities ? velocity(in: view) : .unread)
    record.add(scale)
    record.add(velocities ? scaleVelocity : .nan)
    record.add(rotation)
    record.add(velocities ? rotationVelocity : .nan)
    let matrix = transform(in: view)
    record.add(matrix.a)
    record.add(matrix.b)
    record.add(matrix.c)
    record.add(matrix.d)
    record.add(matrix.tx)
    record.add(matrix.ty)
  }
}
