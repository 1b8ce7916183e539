import DactylC

/// A program that calls the C library with good and bad arguments, as bytes dictate.
final class Caller {
  private let dice: Dice
  private var findings: [String] = []
  private var windows: [Int32] = []
  /// Handles of windows, views, recognisers and libraries, some of them stale.
  private var handles: [Int32] = []
  private var buffer: UnsafeMutablePointer<Double>?
  private var room = 0
  private var time = 0.0
  /// The contacts that are down in each window.
  private var down: [Int32: [Int]] = [:]
  /// True once we may have overwritten lengths of records.
  private var hasScribbled = false
  /// Each object's handle with its parent's; 0 for no parent.
  private var parents: [Int32: Int32] = [:]
  /// The handles in the present call.
  private var given: [Int32] = []

  init(_ bytes: [UInt8]) {
    dice = Dice(bytes: bytes)
    createWindow()
    for _ in 0..<8 { call(.viewCreate) }
    for _ in 0..<12 { call(.recognizerCreate) }
  }

  /// Calls functions until the bytes are used up, then releases everything; returns what went
  /// wrong.
  func play() -> [String] {
    while !dice.isUsedUp { call(dice.oneIn(3) ? .send : dice.any(Export.self)) }
    _ = dactyl_set_callback(nil)
    Caller.asked = nil
    for handle in windows + handles { _ = dactyl_release(handle) }
    for handle in windows + handles {
      if dactyl_release(handle) != Caller.badHandle { find("handle \(handle) outlives its object") }
    }
    return findings
  }

  private static let badHandle: Int32 = -1
  /// The functions in which 0 stands for every recogniser.
  private static let forAll: Set<Export> = [.allowSimultaneous, .forgetRelation]
  private static let recordLength = 56

  private func find(_ words: String) { findings.append(words) }

  private func call(_ export: Export) {
    let outer = given
    given = []
    let known = parents
    let answer = answer(of: export)
    // A relation to 0 holds for all.
    for handle in given
    where known[handle] == nil && !(handle == 0 && Caller.forAll.contains(export)) {
      if answer >= 0 {
        find("\(export.rawValue) takes \(handle), the handle of nothing: \(answer)")
      }
    }
    given = outer
  }

  /// Calls a function; returns its answer as a number.
  private func answer(of export: Export) -> Double {
    switch export {
    case .version: Double(dactyl_version())
    case .windowCreate: createWindow()
    case .viewCreate:
      keep(dactyl_view_create(handle()), on: given.last ?? 0)
    case .recognizerCreate:
      keep(
        dactyl_recognizer_create(handle(), dice.oneIn(10) ? number() : 1 + Int32(dice.below(13))),
        on: given.last ?? 0)
    case .release: release()
    case .viewSetFrame:
      Double(dactyl_view_set_frame(handle(), value(), value(), value(), value()))
    case .viewSetTransform:
      Double(
        dactyl_view_set_transform(
          handle(), value(), value(), value(), value(), value(), value()))
    case .viewMove: move()
    case .setNumber: Double(dactyl_set_number(handle(), property(), value()))
    case .getNumber: dactyl_get_number(handle(), property())
    case .propertyName: length(of: dactyl_property_name(property()))
    case .requireToFail: Double(dactyl_require_to_fail(handle(), handle()))
    case .allowSimultaneous: Double(dactyl_allow_simultaneous(handle(), handle()))
    case .forgetRelation: Double(dactyl_forget_relation(handle(), handle()))
    case .frame: makeRoom(for: dice.oneIn(10) ? number() : Int32(dice.below(400)))
    case .send: dice.oneIn(4) ? sendAnything() : sendFrame()
    case .advance: Double(dactyl_advance(handle(), dice.oneIn(40) ? value() : time))
    case .touch:
      Double(
        dactyl_touch(
          handle(), Int64(contact()), state(), value(), value(), state(),
          dice.oneIn(40) ? value() : time))
    case .flush: Double(dactyl_flush(handle(), dice.oneIn(40) ? value() : time))
    case .nextDeadline: dactyl_next_deadline(handle())
    case .cancelAllTouches: Double(dactyl_cancel_all_touches(handle()))
    case .nextRecord: readRecords(of: handle())
    case .queue:
      dactyl_queue(handle()).map { Double($0.load(as: Int32.self)) } ?? -1
    case .record: scribble()
    case .libraryCreate: keep(dactyl_library_create(), on: 0)
    case .libraryDefine: Double(dactyl_library_define(handle(), class_(), number()))
    case .libraryAdd: Double(dactyl_library_add(handle(), class_(), writeDrawing()))
    case .libraryAddOutline:
      Double(dactyl_library_add_outline(handle(), class_(), value(), writeOutline()))
    case .libraryAddOther:
      Double(dactyl_library_add_other(handle(), value(), writeOutline()))
    case .libraryShow: Double(dactyl_library_show(handle(), class_(), writeShown()))
    case .libraryHide: Double(dactyl_library_hide(handle(), class_()))
    case .libraryRecognizeShown: Double(dactyl_library_recognize_shown(handle(), writeShown()))
    case .shown: readAnswer(dactyl_shown(handle()))
    case .libraryOutline: readAnswer(dactyl_library_outline(handle(), class_()))
    case .libraryRemove: Double(dactyl_library_remove(handle(), class_()))
    case .libraryRemoveClass: Double(dactyl_library_remove_class(handle(), class_()))
    case .libraryRecognize: Double(dactyl_library_recognize(handle(), writeDrawing()))
    case .libraryRecognizeTemplate:
      Double(dactyl_library_recognize_template(handle(), class_()))
    case .drawing: readAnswer(dactyl_drawing(handle()))
    case .setCallback: setCallback(dice.oneIn(4) ? nil : answerQuestion)
    case .present: sum(dactyl_present(handle()), head: 0, stride: 0, most: Caller.recordLength)
    case .touches:
      sum(
        dactyl_touches(handle(), dice.oneIn(6) ? number() : Int32(dice.below(5)), contact()),
        head: 1, stride: 16, most: 4096)
    case .transition:
      Double(dactyl_transition(handle(), state(), cause(), value(), value(), small()))
    case .cross:
      Double(
        dactyl_cross(
          handle(), value(), value(), value(), state(), cause(), value(), value(), small()))
    case .setDeadline:
      Double(dactyl_set_deadline(handle(), dice.oneIn(3) ? value() : time + 0.1))
    case .ignoreTouch: Double(dactyl_ignore_touch(handle(), contact()))
    case .conflicts: sum(dactyl_conflicts(handle()), head: 1, stride: 6, most: 10_000)
    case .progress: sum(dactyl_progress(handle()), head: 1, stride: 3, most: 10)
    }
  }

  // MARK: Arguments

  /// A handle: usually a good one, else a stale or an invented one.
  private func handle() -> Int32 {
    given.append(anyHandle())
    return given.last!
  }

  private func anyHandle() -> Int32 {
    switch dice.below(12) {
    case 0: number()
    case 1: (dice.pick(handles) ?? 1) &+ 65536
    case 2...5: dice.pick(windows) ?? 1
    default: dice.pick(handles) ?? 1
    }
  }

  private func number() -> Int32 {
    switch dice.below(6) {
    case 0: 0
    case 1: -1
    case 2: .max
    case 3: .min
    case 4: Int32(truncatingIfNeeded: dice.bits())
    default: Int32(dice.below(70000))
    }
  }

  private func value() -> Double { dice.oneIn(6) ? dice.oddNumber() : Double(dice.below(400)) }
  private func property() -> Int32 { dice.oneIn(12) ? number() : Int32(dice.below(245)) }
  private func class_() -> Int32 { dice.oneIn(12) ? number() : Int32(dice.below(4)) }

  private func contact() -> Int32 { dice.oneIn(6) ? number() : Int32(dice.below(12)) }
  private func state() -> Int32 { dice.oneIn(6) ? number() : Int32(dice.below(6)) }
  private func small() -> Int32 { dice.oneIn(6) ? number() : Int32(dice.below(3)) }
  private func cause() -> Int32 {
    switch dice.below(4) {
    case 0: 0
    case 1: number()
    case 2: 1000 + Int32(dice.below(5))
    default: Int32(dice.below(160))
    }
  }

  // MARK: Questions

  /// The caller that the library asks; a C function can only refer to a global.
  nonisolated(unsafe) private static var asked: Caller?
  /// How many questions are nested.
  private var depth = 0

  private let answerQuestion: @convention(c) (Int32, Int32, Int32) -> Int32 = { question, _, _ in
    Caller.asked?.answer(question) ?? 1
  }

  private func setCallback(_ callback: (@convention(c) (Int32, Int32, Int32) -> Int32)?) -> Double {
    Caller.asked = self
    return Double(dactyl_set_callback(callback))
  }

  /// Answers the library, after calling it as a host should not.
  private func answer(_ question: Int32) -> Int32 {
    guard depth < 3 else { return 1 }
    depth += 1
    defer { depth -= 1 }
    while !dice.isUsedUp, dice.oneIn(3) { call(dice.any(Export.self)) }
    return dice.oneIn(8) ? number() : Int32(dice.below(2))
  }

  // MARK: Objects

  @discardableResult
  private func createWindow() -> Double {
    guard windows.count < 4 else { return 0 }
    let isOdd = dice.oneIn(8)
    let window = dactyl_window_create(0, 0, isOdd ? value() : 400, isOdd ? value() : 300)
    if window > 0 {
      windows.append(window)
      parents[window] = 0
    }
    return Double(window)
  }

  private func keep(_ handle: Int32, on parent: Int32) -> Double {
    guard handle > 0 else { return Double(handle) }
    handles.append(handle)
    parents[handle] = parent
    if depth == 0, handles.count > 60 {
      let gone = handles.remove(at: dice.below(30))
      if dactyl_release(gone) == 0 { forget(gone) }
    }
    return Double(handle)
  }

  /// Notes that an object is gone with its descendants.
  private func forget(_ handle: Int32) {
    parents[handle] = nil
    for (child, parent) in parents where parent == handle { forget(child) }
  }

  private func move() -> Double {
    let (view, superview) = (handle(), handle())
    let status = dactyl_view_move(view, superview, dice.oneIn(2) ? -1 : number())
    if status >= 0, parents[view] != nil { parents[view] = superview }
    return Double(status)
  }

  private func release() -> Double {
    guard dice.oneIn(4) else { return 0 }
    let handle = handle()
    let status = dactyl_release(handle)
    if status == 0 {
      forget(handle)
      if dactyl_release(handle) != Caller.badHandle { find("a released handle is still good") }
    }
    // During an answer the library releases nothing, so keep the handle.
    guard depth == 0 else { return Double(status) }
    // Stale handles remain in use, and some are dropped now and then.
    if dice.oneIn(2) {
      windows.removeAll { $0 == handle }
      handles.removeAll { $0 == handle }
    }
    if windows.isEmpty { createWindow() }
    return Double(status)
  }

  // MARK: Frames

  private func makeRoom(for words: Int32) -> Double {
    guard let place = dactyl_frame(words) else {
      if words >= 0, words <= 1 << 20 { find("there is no room for \(words) doubles") }
      return -1
    }
    if words < 0 || words > 1 << 20 { find("there is room for \(words) doubles") }
    buffer = place
    room = Int(words)
    return Double(room)
  }

  /// Sends a plausible frame, now and then with a mistake.
  private func sendFrame() -> Double {
    guard let window = dice.pick(windows) else { return -1 }
    time += dice.oneIn(20) ? 0.5 : 0.008
    let before = down[window, default: []]
    let first = before.isEmpty || dice.oneIn(8) ? (1...5).first { !before.contains($0) } : nil
    let contacts = before + (first.map { [$0] } ?? [])
    let words = 4 + 16 * contacts.count
    guard makeRoom(for: Int32(words)) >= 0, let buffer else { return -1 }
    for index in 0..<words { buffer[index] = .nan }
    buffer[0] = time
    buffer[1] = Double(contacts.count)
    buffer[2] = 0
    buffer[3] = 0
    var after: [Int] = []
    for (index, id) in contacts.enumerated() {
      let phase = id == first ? 0 : dice.oneIn(10) ? 3 : 1
      if phase != 3 { after.append(id) }
      let word = 4 + 16 * index
      buffer[word] = Double(id)
      buffer[word + 1] = Double(phase)
      buffer[word + 2] = Double(dice.below(400))
      buffer[word + 3] = Double(dice.below(300))
      if dice.oneIn(60) { buffer[word + dice.below(16)] = value() }
      if dice.oneIn(20) { buffer[word + 14] = Double(anyHandle()) }
    }
    if dice.oneIn(40) { buffer[dice.below(4)] = value() }
    let status = send(Int32(words), to: window)
    if status >= 0 { down[window] = after }
    return status
  }

  /// Sends the buffer's present content.
  private func sendAnything() -> Double {
    // The last answer may have moved the buffer.
    if makeRoom(for: Int32(room)) > 0, let buffer {
      for _ in 0..<dice.below(20) { buffer[dice.below(room)] = value() }
    }
    return send(dice.oneIn(4) ? number() : Int32(room), to: handle())
  }

  private func send(_ words: Int32, to window: Int32) -> Double {
    let status = dactyl_send(window, words)
    if status > 0, dice.oneIn(2) { _ = readRecords(of: window) }
    return Double(status)
  }

  // MARK: Answers

  private func readRecords(of window: Int32) -> Double {
    var sum = 0.0
    for count in 0..<2000 {
      guard let record = dactyl_next_record(window) else { return count == 0 ? -1 : sum.magnitude }
      let length = record[0]
      let isPlausible = length >= 2 && length <= Double(Caller.recordLength)
      if !isPlausible, !hasScribbled { find("a record has \(length) doubles") }
      for index in 1..<(isPlausible ? Int(length) : 2) where record[index].isFinite {
        sum += record[index]
      }
    }
    find("there are records without end")
    return sum
  }

  /// Overwrites the last record of a recogniser, as a host may.
  private func scribble() -> Double {
    guard let record = dactyl_record(handle()) else { return -1 }
    hasScribbled = true
    for index in 0..<Caller.recordLength where dice.oneIn(4) { record[index] = value() }
    return 0
  }

  /// Reads a list of numbers completely; the first is its length or its number of rows.
  private func sum(
    _ numbers: UnsafePointer<Double>?, head: Int, stride: Int, most: Int
  ) -> Double {
    guard let numbers else { return -1 }
    guard numbers[0] >= 0, numbers[0] <= Double(most) else {
      if !hasScribbled { find("a list has \(numbers[0]) numbers") }
      return -1
    }
    let count = head + Int(numbers[0]) * max(stride, 1)
    var sum = 0.0
    for index in 0..<count where numbers[index].isFinite { sum += numbers[index] }
    return sum
  }

  private func length(of text: UnsafePointer<CChar>?) -> Double {
    guard var text else { return -1 }
    var count = 0.0
    while text.pointee != 0 {
      count += 1
      text += 1
    }
    return count
  }

  private func readAnswer(_ count: Int32) -> Double {
    guard count > 0, makeRoom(for: count) >= 0, let buffer else { return Double(count) }
    var sum = 0.0
    for index in 0..<Int(count) where buffer[index].isFinite { sum += buffer[index] }
    return sum
  }

  // MARK: Drawings

  private func writeDrawing() -> Int32 {
    let strokes = 1 + dice.below(3)
    let points = 2 + dice.below(12)
    let words = strokes * (1 + 2 * points)
    guard makeRoom(for: Int32(words)) >= 0, let buffer else { return 0 }
    var word = 0
    for _ in 0..<strokes {
      buffer[word] = dice.oneIn(10) ? value() : Double(points)
      for index in 1...(2 * points) { buffer[word + index] = value() }
      word += 1 + 2 * points
    }
    return dice.oneIn(10) ? number() : Int32(words)
  }

  /// What a recogniser has seen, with a number of it changed now and then, or a drawing.
  private func writeShown() -> Int32 {
    let count = dactyl_shown(anyHandle())
    guard count > 0, dice.oneIn(2) else { return writeDrawing() }
    if dice.oneIn(4), let words = dactyl_frame(count) { words[dice.below(Int(count))] = value() }
    return count
  }

  private func writeOutline() -> Int32 {
    guard dice.oneIn(2) else { return writeDrawing() }
    let library = anyHandle()
    let count = dactyl_library_outline(library, class_())
    return count > 0 ? count - 1 : writeDrawing()
  }
}
