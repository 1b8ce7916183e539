import Dactyl

/// A window that takes frames as numbers, and records what happens for its host to read.
final class HostWindow: Window {
  /// The records that the host has not read.
  var records = RecordQueue()
  #if Core
    /// Deliveries of touches to views are recorded by the larger engines.
    var recordsTouches: Bool {
      get { false }
      set {}
    }
  #else
    /// True to record deliveries of touches to views, too.
    var recordsTouches = false {
      didSet {
        #if hasFeature(Embedded)
          observer = recordsTouches ? self : nil
        #else
          // Another observer forwards everything.
          if observer == nil || observer === self { observer = recordsTouches ? self : nil }
        #endif
      }
    }
  #endif
  #if !hasFeature(Embedded)
    /// Called when the host releases the window.
    var ending: (() -> Void)?
  #endif
  /// True if every record has places and velocities, not only those that begin or end a gesture.
  var recordsDetails = false
  /// The delegate of all recognisers.
  private(set) lazy var delegate = HostDelegate()
  /// The recogniser that a cause named last.
  var lastNamed = (number: 0, handle: Int32(0))

  #if !arch(wasm32)
    /// Puts contacts that are told one at a time together.
    var collector = ContactCollector()
  #endif

  /// The views that contacts hit, as the host says, by contact and handle of the view.
  ///
  /// Kept until lift, because palm rejection may begin a contact late.
  private var hits = NumberPairs()
  /// The place among them of the one that was looked for last.
  private var nextHit = 0
  /// The frame that was sent last; its memory is used again.
  private var input = InputFrame(time: 0, contacts: [])

  /// A window that covers a part of the plane.
  override init(frame: Rect) {
    super.init(frame: frame)
    bounds = frame
    // Unretained: the window keeps the recorder.
    let window = Unmanaged.passUnretained(self)
    recorder = ChangeRecorder { recognizer, former, state, cause in
      window._withUnsafeGuaranteedRef { $0.writeRecord(recognizer, from: former, to: state, cause) }
    }
  }

  deinit {
    records.deallocate()
    hits.deallocate()
  }

  /// Cancels all touches, and breaks the cycle of a window that observes itself.
  func close() {
    #if !hasFeature(Embedded)
      ending?()
    #endif
    recorder = nil
    observer = nil
    cancelAllTouches()
    hits.removeAll()
  }

  /// Sends the frame in a buffer; answers with a status.
  func send(_ words: FrameBuffer) -> Int32 {
    // Taken out of the window, so that references to its lists are not counted.
    var frame = InputFrame(time: 0, contacts: [])
    swap(&frame, &input)
    defer { swap(&frame, &input) }
    guard words.read(into: &frame) else { return Status.badFrame }
    // Without palm rejection, contacts begin in their own frame.
    if palmFilter == nil { hits.removeAll() }
    let known = hits.count
    for index in frame.contacts.indices {
      let contact = frame.contacts[index].id
      switch frame.contacts[index].phase {
      case .moved, .stationary: continue
      case .began, .ended, .cancelled: if known > 0 { hits.keep { $0.first != contact } }
      }
      let handle = words.hit(ofContact: index)
      guard frame.contacts[index].phase == .began, handle != 0 else { continue }
      guard handle > 0, ObjectTable.view(Int32(handle))?.window === self else {
        return Status.badHandle
      }
      hits.append(contact, handle)
    }
    do throws(InputError) {
      try handleFrame(frame)
      return Status.done
    } catch {
      return error.reason.status
    }
  }

  override func hitTest(_ contact: Contact, with event: Event?) -> View? {
    // Contacts begin in the order in which they were named.
    for _ in 0..<hits.count {
      nextHit = nextHit + 1 < hits.count ? nextHit + 1 : 0
      guard hits[nextHit].first == contact.id else { continue }
      if let view = ObjectTable.view(Int32(hits[nextHit].second)), view.window === self {
        return view
      }
    }
    return super.hitTest(contact, with: event)
  }
}
