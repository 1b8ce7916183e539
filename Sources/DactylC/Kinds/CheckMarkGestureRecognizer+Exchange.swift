#if Strokes
  import Dactyl
  import DactylStrokes

  extension CheckMarkGestureRecognizer {
    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      switch exchange.property {
      case .minimumAngle:
        if let new = exchange.number(minimumAngle, upTo: .pi) { minimumAngle = new }
      case .maximumAngle:
        if let new = exchange.number(maximumAngle, upTo: .pi) { maximumAngle = new }
      case .minimumLength: if let new = exchange.number(minimumLength) { minimumLength = new }
      case .maximumTilt: exchange.number(&criteria.maximumTilt, upTo: .pi)
      case .minimumLegRatio: exchange.number(&criteria.minimumLegRatio)
      case .maximumLegRatio: exchange.number(&criteria.maximumLegRatio)
      case .legRatioGrowth: exchange.number(&criteria.legRatioGrowth)
      case .recognizesEarly: exchange.flag(&recognizesEarly)
      case .earlyLegRatio: exchange.number(&earlyLegRatio, upTo: 1)
      default: break
      }
    }

    /// Adds the check mark.
    func write(to record: inout RecordWriter) {
      for point in [checkMark?.start, checkMark?.corner, checkMark?.end] {
        record.add(point.map { view?.convert($0, from: nil) ?? $0 } ?? .unread)
      }
      record.add(checkMark.map { $0.hand == .left ? 1 : 0 } ?? .nan)
      record.add(checkMark?.angle ?? .nan)
      record.add(checkMark?.tilt ?? .nan)
      record.add(checkMark?.legRatio ?? .nan)
    }
  }
#endif
