// Pages collect pointer events themselves.
#if !arch(wasm32)
  import Dactyl

  /// Takes what a toolkit tells of one contact (SPEC F5); `dactyl_flush` sends it.
  @c(dactyl_touch)
  public func dactyl_touch(
    _ window: Int32, _ id: Int64, _ phase: Int32, _ x: Double, _ y: Double, _ kind: Int32,
    _ time: Double
  ) -> Int32 {
    guard let window = ObjectTable.window(window) else { return Status.badHandle }
    let contact = Contact(id: Int(truncatingIfNeeded: id), phase: .began, position: Point(x, y))
    guard let phase = UInt8(exactly: phase).flatMap(TouchPhase.init(rawValue:)),
      let kind = UInt8(exactly: kind).flatMap(TouchKind.init(rawValue:)),
      contact.isFinite, time.isFinite
    else { return Status.badValue }
    window._withUnsafeGuaranteedRef { window in
      var contact = contact
      contact.phase = phase
      contact.kind = kind
      window.collector.add(contact, at: time)
    }
    return Status.done
  }

  /// Sends what `dactyl_touch` was told, and meets the deadlines until a time; answers above 0 if
  /// records wait to be read, below 0 why a frame was refused, after which nothing is down.
  @c(dactyl_flush)
  public func dactyl_flush(_ window: Int32, _ now: Double) -> Int32 {
    guard hostAnswers.openCount == 0 else { return Status.busy }
    guard let window = ObjectTable.window(window) else { return Status.badHandle }
    guard now.isFinite else { return Status.badValue }
    return window._withUnsafeGuaranteedRef { window in
      var refusal = Status.done
      window.collector.endReport()
      while let frame = window.collector.next(at: now) {
        window.meetDeadlines(until: frame.time)
        do throws(InputError) {
          try window.handleFrame(frame.delayed(until: window.currentTime))
        } catch {
          // The frame may have held a lift (SPEC F4).
          window.cancelAllTouches()
          refusal = error.reason.status
        }
      }
      window.meetDeadlines(until: now)
      return refusal == Status.done ? window.records.count : refusal
    }
  }
#endif
