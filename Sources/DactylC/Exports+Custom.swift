// Pages with recognisers of their own load a larger engine.
#if !Core
  import Dactyl

  /// Proposes a state for a recogniser of the host's own, with a cause: number, value, limit, sense.
  @_expose(wasm, "dactyl_transition")
  @c(dactyl_transition)
  public func dactyl_transition(
    _ recognizer: Int32, _ state: Int32, _ cause: Int32, _ number: Double, _ limit: Double,
    _ sense: Int32
  ) -> Int32 {
    guard let recognizer = ownRecognizer(recognizer) else { return Status.badHandle }
    guard let state = ownState(state), let cause = ownCause(cause, number, limit, sense) else {
      return Status.badValue
    }
    recognizer.propose(state, because: cause)
    return Status.done
  }

  /// The same, because the fingers cross a threshold in this event.
  ///
  /// Among several such proposals, the one wins that crosses its threshold sooner on the way from
  /// `before` to `after`.
  @_expose(wasm, "dactyl_cross")
  @c(dactyl_cross)
  public func dactyl_cross(
    _ recognizer: Int32, _ threshold: Double, _ before: Double, _ after: Double, _ state: Int32,
    _ cause: Int32, _ number: Double, _ limit: Double, _ sense: Int32
  ) -> Int32 {
    guard let recognizer = ownRecognizer(recognizer) else { return Status.badHandle }
    guard threshold.isFinite, before.isFinite, after.isFinite, let state = ownState(state),
      let cause = ownCause(cause, number, limit, sense)
    else { return Status.badValue }
    recognizer.propose(
      state, because: cause,
      crossing: GestureRecognizer.crossing(threshold, from: before, to: after))
    return Status.done
  }

  /// Sets the deadline of a recogniser of the host's own; infinite for none.
  @_expose(wasm, "dactyl_set_deadline")
  @c(dactyl_set_deadline)
  public func dactyl_set_deadline(_ recognizer: Int32, _ time: Double) -> Int32 {
    guard let recognizer = ownRecognizer(recognizer) else { return Status.badHandle }
    guard !time.isNaN else { return Status.badValue }
    recognizer.deadline = time == .infinity ? nil : time
    return Status.done
  }

  private func ownRecognizer(_ handle: Int32) -> GestureRecognizer? {
    guard let slot = ObjectTable.slot(handle),
      RecognizerKind(rawValue: Int32(slot.pointee.kind)) == .custom
    else { return nil }
    return ObjectTable.recognizer(handle)
  }

  private func ownState(_ number: Int32) -> GestureRecognizer.State? {
    0...5 ~= number ? GestureRecognizer.State(rawValue: UInt8(number)) : nil
  }

  /// A cause of the host's own; nil for an invalid one. 20 and 21 name another recogniser.
  private func ownCause(
    _ code: Int32, _ number: Double, _ limit: Double, _ sense: Int32
  ) -> Cause? {
    switch code {
    case 0: return .unstated
    case 3: return .updated
    case 20, 21: return nil
    default:
      guard code > 0, 0...2 ~= sense, let sense = Cause.Sense(rawValue: UInt8(sense)) else {
        return nil
      }
      return .custom(
        "custom", code: Cause.Code(rawValue: code), value: number, limit: limit, sense: sense)
    }
  }
#endif
