#if !hasFeature(Embedded)
  extension Cause: CustomStringConvertible {
    /// The cause in words, such as `moved 14.2 pt, limit 10 pt`.
    public var description: String { words { "\($0)" } }

    /// The cause in words, with other recognisers called what `name` says.
    public func words(naming name: (RecognizerID) -> String) -> String {
      switch self {
      case .moved(let distance, let limit):
        "moved \(decimal(distance)) pt, limit \(decimal(limit)) pt"
      case .movedTooLittle(let distance, let limit):
        "moved \(decimal(distance)) pt, needs \(decimal(limit)) pt"
      case .followed: "fingers moved on"
      case .held(let duration, let limit):
        "held \(decimal(duration)) s, needs \(decimal(limit)) s"
      case .heldTooLong(let duration, let limit):
        "held \(decimal(duration)) s, limit \(decimal(limit)) s"
      case .liftedEarly(let duration, let limit):
        "lifted after \(decimal(duration)) s, needs \(decimal(limit)) s"
      case .lifted: "lifted"
      case .tooManyTouches(let count, let limit): "\(fingers(count)), limit \(limit)"
      case .tooFewTouches(let count, let limit): "\(fingers(count)), needs \(limit)"
      case .tapped(let count): count == 1 ? "1 tap" : "\(count) taps"
      case .nextTapLate(let elapsed, let limit):
        "\(decimal(elapsed)) s since the last tap, limit \(decimal(limit)) s"
      case .nextTapFar(let distance, let limit):
        "next tap \(decimal(distance)) pt away, limit \(decimal(limit)) pt"
      case .spanChanged(let distance, let limit):
        "span changed by \(decimal(distance)) pt, needs \(decimal(limit)) pt"
      case .turned(let arc, let limit):
        "turned along \(decimal(arc)) pt, needs \(decimal(limit)) pt"
      case .tooSlow(let duration, let limit):
        "took \(decimal(duration)) s, limit \(decimal(limit)) s"
      case .offCourse(let deviation, let limit):
        "off course by \(degrees(deviation))°, limit \(degrees(limit))°"
      case .offEdge(let distance, let limit):
        "\(decimal(distance)) pt from the edge, limit \(decimal(limit)) pt"
      case .pointerEntered: "pointer came in"
      case .pointerExited: "pointer left"
      case .prevented(let other): "prevented by \(name(other))"
      case .requirementRecognized(let other): "\(name(other)) had to fail and recognised"
      case .refusedByView: "refused by the view"
      case .refusedByDelegate: "refused by the delegate"
      case .touchesCancelled: "touches cancelled by the system"
      case .disabled: "disabled"
      case .removed: "removed"
      case .sequenceEnded: "all touches lifted"
      case .reset: "reset"
      case .unstated: "no cause stated"
      case .custom(let own):
        own.value == 0 && own.limit == 0
          ? "\(own.label)" : "\(own.label): \(decimal(own.value)), limit \(decimal(own.limit))"
      }
    }

    private func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }

    private func degrees(_ radians: Double) -> String { decimal(radians * 180 / .pi) }
  }

  /// A number with at most two decimals and without trailing zeros, for people to read.
  package func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int64((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths != 0 ? "-" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    if rest == 0 { return whole }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }
#endif
