import Dactyl

/// A window that writes down what happens, for a host that looks at it afterwards.
final class HostWindow: Window {
  /// What happened since the host last looked.
  var records = RecordBuffer()
  /// Whether views being told of touches is written down too.
  var recordsTouches = false
  /// Whether every record has its velocities, and not only those at the begin and end of a gesture.
  var recordsVelocities = false
  /// The labels of causes that recognisers made up.
  private(set) var labels: ContiguousArray<StaticString> = []

  private struct Entry {
    var handle: Int32
    var kind: RecognizerKind
    /// The last record that was read.
    var record: UnsafeMutablePointer<Double>?
  }

  /// Room for the longest record, with some to spare for a host's own numbers.
  private static let recordRoom = RecordBuffer.longest - 1

  // By the recognisers' numbers in the window, the first of which is 1; 0 stands for those who are gone.
  private var entries: ContiguousArray<Entry> = []
  private var simultaneity = Simultaneity()
  /// The views that the host says the new contacts of the present frame have hit; nil where it does not say.
  private var hits: ContiguousArray<View?> = []
  private var nextHit = 0
  // Two, because the engine keeps the samples of a frame until the next: each is filled while the other is kept.
  private var present = InputFrame(time: 0, contacts: [])
  private var former = InputFrame(time: 0, contacts: [])

  /// A window that covers a part of the plane.
  override init(frame: Rect) {
    super.init(frame: frame)
    bounds = frame
    observer = self
  }

  deinit {
    records.deallocate()
    for entry in entries { entry.record?.deallocate() }
  }

  /// Lets go of itself, which the window would else keep alive as its own observer.
  func close() {
    observer = nil
    cancelAllTouches()
  }

  // MARK: Recognisers

  /// Notes which handle a recogniser has.
  func note(_ recognizer: GestureRecognizer, _ kind: RecognizerKind, handle: Int32) {
    let number = recognizer.id.number
    while entries.count < number { entries.append(Entry(handle: 0, kind: kind)) }
    let record = UnsafeMutablePointer<Double>.allocate(capacity: HostWindow.recordRoom)
    record.initialize(repeating: 0, count: HostWindow.recordRoom)
    entries[number - 1] = Entry(handle: handle, kind: kind, record: record)
    recognizer.delegate = self
  }

  /// Forgets a recogniser.
  func forget(_ recognizer: GestureRecognizer) {
    let number = recognizer.id.number
    simultaneity.removeAll(of: number)
    HostWindow.removeRequirements(toFail: recognizer, in: self)
    guard number > 0, number <= entries.count else { return }
    entries[number - 1].record?.deallocate()
    entries[number - 1] = Entry(handle: 0, kind: entries[number - 1].kind)
  }

  /// Nobody waits any more for a recogniser that is gone, or keeps it in memory.
  private static func removeRequirements(toFail other: GestureRecognizer, in view: View) {
    for recognizer in view.gestureRecognizers { recognizer.removeRequirement(toFail: other) }
    for subview in view.subviews { removeRequirements(toFail: other, in: subview) }
  }

  /// The handle of a recogniser; 0 once it is gone.
  func handle(of id: RecognizerID) -> Int32 {
    id.number > 0 && id.number <= entries.count ? entries[id.number - 1].handle : 0
  }

  /// Lets two recognisers recognise at the same time, or one and all others.
  func allowSimultaneous(_ recognizer: GestureRecognizer, with other: GestureRecognizer?) {
    simultaneity.insert(recognizer.id.number, other?.id.number ?? 0)
  }

  /// Takes that back.
  func forbidSimultaneous(_ recognizer: GestureRecognizer, with other: GestureRecognizer?) {
    simultaneity.remove(recognizer.id.number, other?.id.number ?? 0)
  }

  // MARK: Input

  /// Sends the frame that a buffer holds; tells what is wrong with it, if anything.
  func send(words: UnsafeBufferPointer<Double>, hit: (Int32) -> View?) -> Int32 {
    swap(&present, &former)
    hits.removeAll(keepingCapacity: true)
    nextHit = 0
    let status = FrameWords(words).fill(&present) { handle in
      guard handle != 0 else {
        hits.append(nil)
        return true
      }
      guard let view = hit(handle), view.window === self else { return false }
      hits.append(view)
      return true
    }
    guard status == Status.done else { return status }
    do throws(InputError) {
      try send(present)
      return Status.done
    } catch {
      return error.status
    }
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    // Asked once for each contact that begins, in the order of the frame; else about a hovering pointer.
    guard nextHit < hits.count else { return super.hitTest(point, with: event) }
    let hit = hits[nextHit]
    nextHit += 1
    return hit ?? super.hitTest(point, with: event)
  }

  // MARK: Output

  /// The next record that the host has not read, where it stays until the next one of the same recogniser is read.
  ///
  /// Those of touches, and of recognisers that are gone, only until anything else happens.
  func nextRecord() -> UnsafePointer<Double>? {
    guard let (owner, record) = records.next() else { return nil }
    guard owner > 0, let last = entries[owner - 1].record else { return UnsafePointer(record) }
    last.update(from: record, count: Int(record[0]))
    return UnsafePointer(last)
  }

  /// Where the last record of a recogniser lies.
  func record(of recognizer: GestureRecognizer) -> UnsafeMutablePointer<Double>? {
    let number = recognizer.id.number
    return number > 0 && number <= entries.count ? entries[number - 1].record : nil
  }

  private func label(of cause: Cause) -> Int {
    guard case .custom(let own) = cause else { return 0 }
    let start = own.label.utf8Start
    if let index = labels.firstIndex(where: { $0.utf8Start == start }) { return index + 1 }
    labels.append(own.label)
    return labels.count
  }
}

extension HostWindow: WindowObserver {
  func window(
    _ window: Window, observed transition: Transition, of recognizer: GestureRecognizer
  ) {
    let number = transition.recognizer.number
    guard number > 0, number <= entries.count else { return }
    let entry = entries[number - 1]
    let cause = transition.cause.numbers
    let other = transition.cause.other.map { Double(handle(of: $0)) }
    records.begin(0, of: number)
    records.add(Double(entry.handle))
    records.add(Double(transition.from.rawValue))
    records.add(Double(transition.to.rawValue))
    records.add(transition.time)
    records.add(Double(cause.code))
    records.add(other ?? cause.value)
    records.add(cause.limit)
    records.add(Double(label(of: transition.cause)))
    records.add(Double(recognizer.numberOfTouches))
    records.add(recognizer.location(in: nil))
    records.add(recognizer.location(in: recognizer.view))
    // A fit for each move would cost more than all the rest; hosts ask for it where they need it.
    entry.kind.write(
      recognizer, to: &records, velocities: recordsVelocities || transition.to != .changed)
    records.end()
  }

  func window(_ window: Window, told view: View, about touches: TouchSet, phase: TouchPhase) {
    guard recordsTouches else { return }
    var count = 0
    for _ in touches { count += 1 }
    var index = 0
    for touch in touches {
      records.begin(1)
      records.add(Double(view.tag))
      records.add(Double(phase.rawValue))
      records.add(currentTime)
      records.add(Double(index))
      records.add(Double(count))
      records.add(Double(touch.contactID))
      records.add(Double(touch.tapCount))
      records.add(touch.location(in: nil))
      records.add(touch.location(in: view))
      records.end()
      index += 1
    }
  }
}

extension HostWindow: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    simultaneity.contains(recognizer.id.number, other.id.number)
  }
}
