#if Strokes
  import Dactyl
  import DactylStrokes

  extension CircleGestureRecognizer {
    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      switch exchange.property {
      case .deviation: if let new = exchange.number(deviation) { deviation = new }
      case .minimumRadius: exchange.number(&criteria.minimumRadius)
      case .minimumSweep: exchange.number(&criteria.minimumSweep)
      case .maximumSweep: exchange.number(&criteria.maximumSweep)
      case .maximumGap: exchange.number(&criteria.maximumGap)
      case .maximumTurnUnevenness:
        exchange.number(&criteria.maximumTurnUnevenness, upTo: .pi)
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
