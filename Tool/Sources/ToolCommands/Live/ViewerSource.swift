import Dactyl
import DactylInput
import DactylRecordings
import Platform

/// Wakes the loop for viewers' requests; the inspector itself sends viewers' fingers to the window.
final class ViewerSource: InputSource {
  /// The command line's word for phones.
  static let word = "phone"

  let name = ViewerSource.word
  let deadline: Double? = nil
  let header: RecordingHeader?
  private let wake = WakePipe()

  /// - Parameter isPad: true to give the window the size of a phone's page unless a device has one.
  init(isPad: Bool) {
    header = isPad ? RecordingHeader(device: Self.word, size: LiveAccess.phoneSize) : nil
  }

  var descriptor: Int32? { wake.reading }

  /// Wakes the loop, from any thread.
  var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void {
    let wake = wake
    return { _ in wake.wake() }
  }

  /// Returns nothing: the inspector sends the frames.
  func read(at now: Double) -> [InputArrival] {
    wake.clear()
    return []
  }
}
