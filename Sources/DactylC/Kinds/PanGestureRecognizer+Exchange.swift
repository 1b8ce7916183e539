import Dactyl

extension PanGestureRecognizer {
  /// Reads or sets a property of its own.
  func carryOut(_ exchange: inout Exchange) {
    switch exchange.property {
    case .minimumNumberOfTouches:
      if let new = exchange.count(minimumNumberOfTouches) { minimumNumberOfTouches = new }
    case .maximumNumberOfTouches:
      if let new = exchange.count(maximumNumberOfTouches) { maximumNumberOfTouches = new }
    case .minimumDistance:
      if let new = exchange.number(minimumDistance) { minimumDistance = new }
    case .translationX, .translationY:
      var present = translation(in: view)
      exchange.component(of: &present, isX: exchange.property == .translationX)
      if exchange.hasChanged { setTranslation(present, in: view) }
    case .velocityX: exchange.constant(velocity(in: view).dx)
    case .velocityY: exchange.constant(velocity(in: view).dy)
    default: break
    }
  }

  /// Adds translation and velocity.
  func write(to record: inout RecordWriter, _ velocities: Bool) {
    record.add(translation(in: view))
    record.add(velocities ? velocity(in: view) : .unread)
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// Reads or sets a property of its own or of any pan.
  func carryOutOfEdge(_ exchange: inout Exchange) {
    switch exchange.property {
    case .edges:
      if let new = exchange.options(edges.rawValue, all: RectEdge.all.rawValue) {
        edges = RectEdge(rawValue: new)
      }
    case .edgeWidth: if let new = exchange.number(edgeWidth) { edgeWidth = new }
    default: carryOut(&exchange)
    }
  }
}
