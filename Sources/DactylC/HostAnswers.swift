import Dactyl

/// A function of the host that answers a question, by its number, about a recogniser and something
/// else, by their handles; 0 is no.
typealias HostCallback = @convention(c) (Int32, Int32, Int32) -> Int32

/// Who answers what the engine asks while it decides, and what the host may look at meanwhile.
///
/// Global for the same reason as `ObjectTable`, and apart from it, because a host asks for touches
/// while something is done with its objects.
nonisolated(unsafe) var hostAnswers = HostAnswers()

/// See `hostAnswers`.
struct HostAnswers {
  /// Who answers; nil where nobody is asked, and every answer is yes.
  var callback: HostCallback?
  /// How many questions are being answered.
  private(set) var openCount = 0
  /// The touch that the present question is about.
  // Not `unowned`, with which the global would be initialised where it is used first, and each use
  // would ask whether it is that.
  var touch: Unmanaged<Touch>?
  private var numbers: UnsafeMutablePointer<Double>?
  private var capacity = 0
  private var present: UnsafeMutablePointer<Double>?

  init() {}

  /// Room for so many doubles, which the host reads before its next call.
  mutating func room(for count: Int) -> UnsafeMutablePointer<Double> {
    if let numbers, count <= capacity { return numbers }
    numbers?.deallocate()
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: count)
    numbers = larger
    capacity = count
    return larger
  }

  /// Room for the record of the present moment, which stays while touches are looked at.
  mutating func roomForRecord() -> UnsafeMutablePointer<Double> {
    if let present { return present }
    let room = UnsafeMutablePointer<Double>.allocate(capacity: RecordQueue.longest)
    present = room
    return room
  }

  fileprivate mutating func open() { openCount += 1 }

  fileprivate mutating func close() { openCount -= 1 }
}

/// Asks the host; true where it has no callback.
func askHost(_ question: HostQuestion, _ recognizer: Int32, _ subject: Int32 = 0) -> Bool {
  guard let callback = hostAnswers.callback, recognizer > 0 else { return true }
  hostAnswers.open()
  let answer = callback(question.rawValue, recognizer, subject)
  hostAnswers.close()
  return answer != 0
}
