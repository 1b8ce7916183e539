#if Strokes
  import Dactyl
  import DactylStrokes

  extension CheckMarkGestureRecognizer {
    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      let angles = 0...Double.pi
      switch exchange.property {
      case .minimumAngle:
        if let new = exchange.number(minimumAngle, in: angles) { minimumAngle = new }
      case .maximumAngle:
        if let new = exchange.number(maximumAngle, in: angles) { maximumAngle = new }
      case .minimumLength: if let new = exchange.number(minimumLength) { minimumLength = new }
      case .maximumTilt:
        if let new = exchange.number(criteria.maximumTilt, in: angles) {
          criteria.maximumTilt = new
        }
      case .minimumLegRatio:
        if let new = exchange.number(criteria.minimumLegRatio) { criteria.minimumLegRatio = new }
      case .maximumLegRatio:
        if let new = exchange.number(criteria.maximumLegRatio) { criteria.maximumLegRatio = new }
      case .legRatioGrowth:
        if let new = exchange.number(criteria.legRatioGrowth) { criteria.legRatioGrowth = new }
      case .maximumShortLegBow:
        if let new = exchange.number(criteria.maximumShortLegBow) {
          criteria.maximumShortLegBow = new
        }
      case .maximumLongLegBow:
        if let new = exchange.number(criteria.maximumLongLegBow) {
          criteria.maximumLongLegBow = new
        }
      case .recognizesEarly:
        if let new = exchange.flag(recognizesEarly) { recognizesEarly = new }
      case .earlyLegRatio:
        if let new = exchange.number(earlyLegRatio, in: 0...1) { earlyLegRatio = new }
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
