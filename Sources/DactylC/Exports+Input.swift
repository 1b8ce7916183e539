import Dactyl

/// Makes room for a number of doubles and returns where to write them; null if it is too large.
///
/// All windows and drawings share the buffer. It may move with every call that asks for more.
@_expose(wasm, "dactyl_frame")
@c(dactyl_frame)
public func dactyl_frame(_ words: Int32) -> UnsafeMutablePointer<Double>? {
  guard words >= 0, words <= ObjectTable.longestInput else { return nil }
  host.reserveInput(Int(words))
  return host.input
}

/// Sends the frame in the buffer; answers above 0 if records wait to be read.
@_expose(wasm, "dactyl_send")
@c(dactyl_send)
public func dactyl_send(_ window: Int32, _ words: Int32) -> Int32 {
  guard hostAnswers.openCount == 0 else { return Status.busy }
  guard let window = ObjectTable.window(window) else { return Status.badHandle }
  guard let input = host.input, words >= 0, words <= host.inputCapacity else {
    return Status.badFrame
  }
  return window._withUnsafeGuaranteedRef { window in
    let status = window.send(FrameBuffer(input, count: Int(words)))
    return status == Status.done ? window.records.count : status
  }
}

/// Lets time pass; answers above 0 if records wait to be read.
@_expose(wasm, "dactyl_advance")
@c(dactyl_advance)
public func dactyl_advance(_ window: Int32, _ time: Double) -> Int32 {
  guard hostAnswers.openCount == 0 else { return Status.busy }
  guard let window = ObjectTable.window(window) else { return Status.badHandle }
  return window._withUnsafeGuaranteedRef { window in
    do throws(InputError) {
      try window.handleFrame(InputFrame(time: time, contacts: []))
      return window.records.count
    } catch {
      return error.reason.status
    }
  }
}

/// When to call `dactyl_advance` without another frame; infinite for never, NaN for a wrong handle.
@_expose(wasm, "dactyl_next_deadline")
@c(dactyl_next_deadline)
public func dactyl_next_deadline(_ window: Int32) -> Double {
  guard let window = ObjectTable.window(window) else { return .nan }
  return window._withUnsafeGuaranteedRef { $0.nextDeadline ?? .infinity }
}

/// Cancels all touches; answers above 0 if records wait to be read.
@_expose(wasm, "dactyl_cancel_all_touches")
@c(dactyl_cancel_all_touches)
public func dactyl_cancel_all_touches(_ window: Int32) -> Int32 {
  guard hostAnswers.openCount == 0 else { return Status.busy }
  guard let window = ObjectTable.window(window) else { return Status.badHandle }
  return window._withUnsafeGuaranteedRef { window in
    window.cancelAllTouches()
    return window.records.count
  }
}
