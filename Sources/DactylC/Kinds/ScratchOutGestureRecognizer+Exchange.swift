#if Strokes
  import Dactyl
  import DactylStrokes

  extension ScratchOutGestureRecognizer {
    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      switch exchange.property {
      case .minimumReversals:
        if let new = exchange.count(minimumReversals) { minimumReversals = new }
      case .minimumLegLength: exchange.number(&criteria.minimumLegLength)
      case .maximumAngle: exchange.number(&criteria.maximumAngle, upTo: .pi)
      default: break
      }
    }

    /// Adds what was drawn over, and the view beneath.
    func write(to record: inout RecordWriter) {
      if let scratchOut {
        let bounds = view?.convert(scratchOut.bounds, from: nil) ?? scratchOut.bounds
        record.add(bounds.origin)
        record.add(bounds.size.width)
        record.add(bounds.size.height)
      } else {
        record.add(Vector.unread)
        record.add(Vector.unread)
      }
      record.add(scratchOut.map { Double($0.reversals) } ?? .nan)
      record.add(scratchOut?.legLength ?? .nan)
      record.add(scratchOut?.angle ?? .nan)
      record.add(viewToDelete.map { Double($0.tag) } ?? 0)
    }
  }
#endif
