import Dactyl

/// A window whose frames come as numbers, and which writes down what happens, for a host that looks
/// at it afterwards.
final class HostWindow: Window {
  /// What happened since the host last looked.
  var records = RecordQueue()
  /// Whether views being told of touches is written down too.
  var recordsTouches = false {
    didSet {
      #if hasFeature(Embedded)
        observer = recordsTouches ? self : nil
      #else
        // Whoever observes in its place passes everything on.
        if observer == nil || observer === self { observer = recordsTouches ? self : nil }
      #endif
    }
  }
  #if !hasFeature(Embedded)
    /// Called when the host releases the window.
    var ending: (() -> Void)?
  #endif
  /// Whether every record has its places and velocities, and not only those at the begin and end of
  /// a gesture.
  var recordsDetails = false
  /// Who answers what the recognisers ask.
  private(set) lazy var delegate = HostDelegate()
  /// The recogniser that was named by a cause last.
  var lastNamed = (number: 0, handle: Int32(0))

  /// The views that the host says contacts have hit, until these are lifted: while palms are
  /// rejected, a contact may begin late. Pairs of a contact and the handle of a view.
  private var hits = NumberPairs()

  /// A window that covers a part of the plane.
  override init(frame: Rect) {
    super.init(frame: frame)
    bounds = frame
    tellNoViews()
    // Not kept alive by what it keeps itself.
    let window = Unmanaged.passUnretained(self)
    recorder = ChangeRecorder { recognizer, former, state, cause in
      window._withUnsafeGuaranteedRef { $0.record(recognizer, from: former, to: state, cause) }
    }
  }

  deinit {
    records.deallocate()
    hits.deallocate()
  }

  /// Lets go of itself, which it keeps alive where it is its own observer, and of all touches.
  func close() {
    #if !hasFeature(Embedded)
      ending?()
    #endif
    recorder = nil
    observer = nil
    cancelAllTouches()
    hits.removeAll()
  }

  /// Sends the frame that a buffer holds; tells what is wrong with it, if anything.
  func send(_ words: FrameBuffer) -> Int32 {
    if let contacts = words.rows, takeMove(contacts) { return Status.done }
    guard let frame = words.frame else { return Status.badFrame }
    for index in frame.contacts.indices {
      let contact = frame.contacts[index].id
      switch frame.contacts[index].phase {
      case .moved, .stationary: continue
      case .began, .ended, .cancelled: hits.keep { $0.first != contact }
      }
      let handle = words.hit(ofContact: index)
      guard frame.contacts[index].phase == .began, handle != 0 else { continue }
      guard handle > 0, ObjectTable.view(Int32(handle))?.window === self else {
        return Status.badHandle
      }
      hits.append(contact, handle)
    }
    do throws(InputFault) {
      try take(frame)
      return Status.done
    } catch {
      return error.rule.status
    }
  }

  override func hitTest(_ contact: Contact, with event: Event?) -> View? {
    for index in 0..<hits.count where hits[index].first == contact.id {
      if let view = ObjectTable.view(Int32(hits[index].second)), view.window === self {
        return view
      }
    }
    return super.hitTest(contact, with: event)
  }
}
