import Dactyl
import Foundation
import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// When a program is in the background, and whether its device has force.
@MainActor
@Suite(.serialized, .freesItsObjects) struct ShownPagesTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var told: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { told.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { told.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { told.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { told.append("terminate") }
  }

  @Test func programIsInTheBackgroundWhileNobodySeesAPage() {
    let delegate = Delegate()
    let application = UIApplication.launch(delegate)
    var pages = ShownPages()
    // It starts in the foreground, also where the first page opens hidden.
    pages.note(1, isShown: false, in: application)
    pages.note(1, isShown: true, in: application)
    pages.note(2, isShown: true, in: application)
    pages.note(1, isShown: false, in: application)
    #expect(delegate.told == ["active"] && application.applicationState == .active)
    pages.note(2, isShown: false, in: application)
    pages.note(1, isShown: false, in: application)
    #expect(delegate.told == ["active", "resign", "background"])
    pages.note(3, isShown: true, in: application)
    #expect(delegate.told.suffix(2) == ["foreground", "active"])
    #expect(application.applicationState == .active)
    application.terminate()
    #expect(delegate.told.suffix(3) == ["resign", "background", "terminate"])
  }

  @Test func programInTheBackgroundEndsWithoutHearingOfItTwice() {
    let delegate = Delegate()
    let application = UIApplication.launch(delegate)
    var notices: [String] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        let word = $0.name.rawValue
        MainActor.assumeIsolated { notices.append(word) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.enterBackground()
    application.terminate()
    #expect(delegate.told == ["active", "resign", "background", "terminate"])
    #expect(notices == names.map(\.rawValue))
  }

  @Test func deviceHasForceOnceAFingerHasPressed() throws {
    func frame(_ kind: TouchKind, _ force: Double) -> InputFrame {
      let contact = Contact(id: 1, phase: .began, position: .zero, kind: kind, force: force)
      return InputFrame(time: 1, contacts: [contact])
    }
    // Pencils measure force on devices without it.
    #expect(!frame(.direct, 0).hasForce && !frame(.pencil, 0.5).hasForce)
    #expect(frame(.direct, 0.5).hasForce)
    let former = UIScreen.main
    defer { UIScreen.main = former }
    let application = UIApplication.launch(Delegate())
    defer { application.terminate() }
    var setting = ScreenSetting(chosen: CGSize(width: 300, height: 300))
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
    setting.apply(to: application)
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
    setting.hasForce = true
    setting.apply(to: application)
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .available)
  }
}
