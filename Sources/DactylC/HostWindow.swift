import Dactyl

/// A window that writes down what happens, for a host that looks at it afterwards.
final class HostWindow: Window {
  /// What happened since the host last looked.
  var records = RecordBuffer()
  /// Whether views being told of touches is written down too.
  var recordsTouches = false
  /// Whether every record has its velocities, and not only those at the begin and end of a gesture.
  var recordsVelocities = false

  private struct LateHit {
    var contact: Int
    var view: View
  }

  private struct Entry {
    /// 0 once the recogniser is gone.
    var handle: Int32
    /// The last record; nil where the recogniser is not one of the host's.
    var record: UnsafeMutablePointer<Double>?
  }

  // By the recognisers' numbers in the window, the first of which is 1; 0 stands for those who are
  // gone.
  private var entries: ContiguousArray<Entry> = []
  /// Whether there are records of recognisers that are gone.
  private var hasAbandonedRecords = false
  private lazy var delegate = HostDelegate(of: self)
  /// The views that the host says the new contacts of the present frame have hit; nil where it does
  /// not say.
  private var hits: ContiguousArray<View?> = []
  private var nextHit = 0
  /// The same by contact, kept until it lifts, while palms are rejected: a contact may begin late.
  private var lateHits: ContiguousArray<LateHit> = []
  // Two, because the engine keeps the samples of a frame until the next: each is filled while the
  // other is kept.
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
    for entry in entries { free(entry) }
  }

  /// Lets go of itself, which the window would else keep alive as its own observer.
  func close() {
    observer = nil
    cancelAllTouches()
  }

  // MARK: Recognisers

  /// Notes which handle a recogniser has.
  func note(_ recognizer: GestureRecognizer, handle: Int32) {
    let number = recognizer.id.number
    while entries.count < number { entries.append(Entry(handle: 0)) }
    entries[number - 1] = Entry(handle: handle, record: RecordBuffer.makeOwn())
    recognizer.delegate = delegate
  }

  /// Forgets a recogniser.
  func forget(_ recognizer: GestureRecognizer) {
    let number = recognizer.id.number
    delegate.simultaneity.removeAll(of: number)
    HostWindow.removeRequirements(toFail: recognizer, in: self)
    guard number > 0, number <= entries.count else { return }
    entries[number - 1].handle = 0
    hasAbandonedRecords = true
  }

  /// Gives back the memory of those who are gone and of whom nothing is left to be read.
  private func freeAbandonedRecords() {
    guard hasAbandonedRecords, records.count == 0 else { return }
    hasAbandonedRecords = false
    for index in entries.indices where entries[index].handle == 0 {
      free(entries[index])
      entries[index].record = nil
    }
  }

  private func free(_ entry: Entry) {
    if let record = entry.record { RecordBuffer.deallocate(own: record) }
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
    delegate.simultaneity.insert(recognizer.id.number, other?.id.number ?? 0)
  }

  /// Takes that back.
  func forbidSimultaneous(_ recognizer: GestureRecognizer, with other: GestureRecognizer?) {
    delegate.simultaneity.remove(recognizer.id.number, other?.id.number ?? 0)
  }

  // MARK: Input

  /// Sends the frame that a buffer holds; tells what is wrong with it, if anything.
  func send(_ words: FrameBuffer) -> Int32 {
    freeAbandonedRecords()
    swap(&present, &former)
    let status = words.fill(&present)
    guard status == Status.done else { return status }
    if hits.count > 0 { hits.removeAll(keepingCapacity: true) }
    nextHit = 0
    for index in present.contacts.indices where present.contacts[index].phase == .began {
      guard noteHit(words.hit(ofContact: index)) else { return Status.badHandle }
    }
    if palmRejection != nil { noteLateHits() }
    do throws(InputError) {
      try send(present)
      return Status.done
    } catch {
      return error.status
    }
  }

  /// Notes which view the host says a contact has hit, 0 where it does not say; whether that is a
  /// view of this window.
  private func noteHit(_ handle: Int) -> Bool {
    guard handle != 0 else {
      hits.append(nil)
      return true
    }
    guard handle > 0, let view = host.view(Int32(handle)), view.window === self else {
      return false
    }
    hits.append(view)
    return true
  }

  private func noteLateHits() {
    var next = 0
    for contact in present.contacts {
      switch contact.phase {
      case .moved, .stationary: continue
      case .began, .ended, .cancelled: lateHits.removeAll { $0.contact == contact.id }
      }
      guard contact.phase == .began else { continue }
      if let view = hits[next] { lateHits.append(LateHit(contact: contact.id, view: view)) }
      next += 1
    }
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    // Asked once for each contact that begins, in the order of the frame; else about a hovering
    // pointer.
    if let contact = beginningContactID, !lateHits.isEmpty {
      for hit in lateHits where hit.contact == contact && hit.view.window === self {
        return hit.view
      }
      return super.hitTest(point, with: event)
    }
    guard nextHit < hits.count else { return super.hitTest(point, with: event) }
    let hit = hits[nextHit]
    nextHit += 1
    return hit ?? super.hitTest(point, with: event)
  }

  // MARK: Output

  /// Where the last record of a recogniser lies.
  func record(of recognizer: GestureRecognizer) -> UnsafeMutablePointer<Double>? {
    let number = recognizer.id.number
    return number > 0 && number <= entries.count ? entries[number - 1].record : nil
  }
}

extension HostWindow: WindowObserver {
  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    let number = recognizer.id.number
    guard number > 0, number <= entries.count else { return }
    let entry = entries[number - 1]
    var record = records.begin(0, in: entry.record)
    record.add(Double(entry.handle))
    record.add(Double(transition.from.rawValue))
    record.add(Double(transition.to.rawValue))
    record.add(transition.time)
    let cause = transition.cause.numbers
    record.add(Double(cause.code))
    if let other = transition.cause.other {
      record.add(Double(handle(of: other)))
    } else {
      record.add(cause.value)
    }
    record.add(cause.limit)
    record.add(Double(cause.sense.rawValue))
    record.add(Double(recognizer.numberOfTouches))
    let place = recognizer.location(in: nil)
    record.add(place)
    record.add(recognizer.view?.convert(place, from: nil) ?? place)
    // A fit for each move would cost more than all the rest; hosts ask for it where they need it.
    record.addReadings(
      of: recognizer, includingVelocities: recordsVelocities || transition.to != .changed)
    records.finish(record)
  }

  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    guard recordsTouches else { return }
    var count = 0
    for _ in touches { count += 1 }
    var index = 0
    for touch in touches {
      var record = records.begin(1)
      record.add(Double(view.tag))
      record.add(Double(phase.rawValue))
      record.add(currentTime)
      record.add(Double(index))
      record.add(Double(count))
      record.add(Double(touch.contactID))
      record.add(Double(touch.tapCount))
      record.add(touch.location(in: nil))
      record.add(touch.location(in: view))
      records.finish(record)
      index += 1
    }
  }
}
