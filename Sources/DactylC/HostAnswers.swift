import Dactyl

/// A host's function that answers a question, by number, about a recogniser and a second object, by
/// handles; 0 is no.
typealias HostCallback = @convention(c) (Int32, Int32, Int32) -> Int32

/// The host's callback, and what the host may read while it runs.
///
/// Global like `ObjectTable`, but apart: a host reads touches while a call changes objects.
nonisolated(unsafe) var hostAnswers = HostAnswers()

/// The host's callback, and what the host may read while it runs.
struct HostAnswers {
  /// The host's function; nil answers every question with yes.
  var callback: HostCallback?
  /// The number of questions that wait for an answer.
  private(set) var openCount = 0
  /// The touch that the present question is about.
  // With `unowned`, the global would be initialised lazily, and each use would check that.
  var touch: Unmanaged<Touch>?
  private var numbers: UnsafeMutablePointer<Double>?
  private var capacity = 0
  private var present: UnsafeMutablePointer<Double>?

  init() {}

  /// Memory for `count` doubles, which the host reads before its next call.
  mutating func room(for count: Int) -> UnsafeMutablePointer<Double> {
    if let numbers, count <= capacity { return numbers }
    numbers?.deallocate()
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: count)
    numbers = larger
    capacity = count
    return larger
  }

  /// Memory for a record of the present, which stays valid while the host reads touches.
  mutating func roomForRecord() -> UnsafeMutablePointer<Double> {
    if let present { return present }
    let room = UnsafeMutablePointer<Double>.allocate(capacity: RecordQueue.longest)
    present = room
    return room
  }

  fileprivate mutating func open() { openCount += 1 }

  fileprivate mutating func close() { openCount -= 1 }
}

/// Asks the host a question; true without a callback.
func askHost(_ question: HostQuestion, _ recognizer: Int32, _ subject: Int32 = 0) -> Bool {
  guard let callback = hostAnswers.callback, recognizer > 0 else { return true }
  hostAnswers.open()
  let answer = callback(question.rawValue, recognizer, subject)
  hostAnswers.close()
  return answer != 0
}
