import Dactyl
import DactylInput
import DactylRecordings
import Platform

/// Wakes the loop when a viewer has said something; the inspector sends its fingers to the window.
final class ViewerSource: InputSource {
  /// What stands for phones on the command line.
  static let word = "phone"
  /// The extent of a phone's page, in points.
  static let size = Size(width: 390, height: 600)

  let name = ViewerSource.word
  let deadline: Double? = nil
  let header: RecordingHeader?
  private let wake = WakePipe()

  /// - Parameter isPad: whether the window has the extent of a phone's page where no device says
  ///   another.
  init(isPad: Bool) {
    header = isPad ? RecordingHeader(device: Self.word, size: Self.size) : nil
  }

  var descriptor: Int32? { wake.reading }

  /// Has the loop go round; from any thread.
  var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void {
    let wake = wake
    return { _ in wake.wake() }
  }

  /// Its frames come another way.
  func read(at now: Double) -> [InputArrival] {
    wake.clear()
    return []
  }
}
