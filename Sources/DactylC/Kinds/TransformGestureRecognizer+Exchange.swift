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
    case .translationX:
      var present = translation(in: view)
      if let new = exchange.any(present.dx) {
        present.dx = new
        setTranslation(present, in: view)
      }
    case .translationY:
      var present = translation(in: view)
      if let new = exchange.any(present.dy) {
        present.dy = new
        setTranslation(present, in: view)
      }
    case .velocityX: exchange.constant(velocity(in: view).dx)
    case .velocityY: exchange.constant(velocity(in: view).dy)
    case .scale: if let new = exchange.any(scale) { scale = new }
    case .scaleVelocity: exchange.constant(scaleVelocity)
    case .rotation: if let new = exchange.any(rotation) { rotation = new }
    case .rotationVelocity: exchange.constant(rotationVelocity)
    case .transformA:
      exchangeMatrix(&exchange) {
        $0.a = $1 ?? $0.a; return $0.a
      }
    case .transformB:
      exchangeMatrix(&exchange) {
        $0.b = $1 ?? $0.b; return $0.b
      }
    case .transformC:
      exchangeMatrix(&exchange) {
        $0.c = $1 ?? $0.c; return $0.c
      }
    case .transformD:
      exchangeMatrix(&exchange) {
        $0.d = $1 ?? $0.d; return $0.d
      }
    case .transformX:
      exchangeMatrix(&exchange) {
        $0.tx = $1 ?? $0.tx; return $0.tx
      }
    case .transformY:
      exchangeMatrix(&exchange) {
        $0.ty = $1 ?? $0.ty; return $0.ty
      }
    default: break
    }
  }

  /// Reads one entry of the matrix, or sets it and keeps the others.
  private func exchangeMatrix(
    _ exchange: inout Exchange, _ entry: (inout AffineTransform, Double?) -> Double
  ) {
    var matrix = transform(in: view)
    guard let new = exchange.any(entry(&matrix, nil)) else { return }
    _ = entry(&matrix, new)
    setTransform(matrix, in: view)
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
