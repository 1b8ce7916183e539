#if Strokes
  import Dactyl
  import DactylStrokes

  extension CircleGestureRecognizer {
    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      switch exchange.property {
      case .deviation: if let new = exchange.number(deviation) { deviation = new }
      case .maximumMeanDeviation:
        if let new = exchange.number(criteria.maximumMeanDeviation) {
          criteria.maximumMeanDeviation = new
        }
      case .minimumRadius:
        if let new = exchange.number(criteria.minimumRadius) { criteria.minimumRadius = new }
      case .minimumSweep:
        if let new = exchange.number(criteria.minimumSweep) { criteria.minimumSweep = new }
      case .maximumSweep:
        if let new = exchange.number(criteria.maximumSweep) { criteria.maximumSweep = new }
      case .maximumGap:
        if let new = exchange.number(criteria.maximumGap) { criteria.maximumGap = new }
      case .maximumTurnUnevenness:
        if let new = exchange.number(criteria.maximumTurnUnevenness, in: 0...Double.pi) {
          criteria.maximumTurnUnevenness = new
        }
      default: break
      }
    }

    /// Adds the fitted circle.
    func write(to record: inout RecordWriter) {
      record.add(center(in: view) ?? .unread)
      record.add(circle?.radius ?? .nan)
      record.add(circle?.sweep ?? .nan)
      record.add(circle?.deviation ?? .nan)
      record.add(circle?.meanDeviation ?? .nan)
    }
  }
#endif
