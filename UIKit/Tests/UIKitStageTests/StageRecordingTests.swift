import Dactyl
import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// What the stage writes of a program's fingers.
@Suite(.freesItsObjects) @MainActor
struct StageRecordingTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// The times of the first two frames that are written when a finger comes after a while.
  private func times(after wait: Double) throws -> [Double] {
    let application = UIApplication.launch(Delegate())
    defer { application.terminate() }
    let window = try #require(application.windows.first)
    var frames: [InputFrame] = []
    _ = WindowWatch(window, WindowWatch.Sinks(frame: { frames.append($0) }))
    try application.advance(by: wait)
    let finger = Contact(id: 1, phase: .began, position: Point(5, 5))
    try window.send(InputFrame(time: wait, contacts: [finger]))
    #expect(frames.first?.contacts.isEmpty == true && frames.last?.contacts.count == 1)
    return frames.map(\.time)
  }

  /// What moves as the program starts takes no touches, so a replay must wait as long.
  @Test func aRecordingTellsHowLongTheProgramHadRun() throws {
    #expect(try times(after: 0.25) == [0, 0.25])
    #expect(try times(after: 60) == [0, Replay.before])
  }

  @Test func timesThatAreShiftedStayExact() {
    let time = Replay.exact(1234.56789)
    #expect(abs(time - 1234.56789) < 1e-6 && time - 77.75 + 77.75 == time)
  }
}
