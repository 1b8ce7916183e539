import DactylRecordings
import Foundation
import FreedObjects
import Testing
import UIKit

@testable import Bubbles
@testable import CheckPlease
@testable import Circle
@testable import MailList
@testable import PinchMe
@testable import Taps
@testable import TouchExplorer
@testable import UIKitStage

/// Plays a session recorded in a browser to the app, without the stage and its clock.
@MainActor @Suite(.freesItsObjects)
struct SessionTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment

  private static func delegate(of app: String) -> (any UIApplicationDelegate)? {
    switch app {
    case "CheckPlease": CheckPlease.AppDelegate()
    case "TouchExplorer": TouchExplorer.AppDelegate()
    case "Taps": Taps.AppDelegate()
    case "PinchMe": PinchMe.AppDelegate()
    case "Circle": Circle.AppDelegate()
    case "Bubbles": Bubbles.AppDelegate()
    case "MailList": MailList.AppDelegate()
    default: nil
    }
  }

  /// The screen on which a ported app starts.
  private static func size(of app: String) -> CGSize? {
    switch app {
    case "PinchMe": PinchMe.PortedInterface.screenSize
    case "TouchExplorer": TouchExplorer.PortedInterface.screenSize
    default: nil
    }
  }

  /// `DACTYL_SESSION` names a folder with the recording, session.jsonl, and the decisions,
  /// trace.txt; `DACTYL_SESSION_APP` names the app.
  @Test(.enabled(if: environment["DACTYL_SESSION"] != nil))
  func aSessionOfTheBrowserIsDecidedAlike() throws {
    let folder = try #require(Self.environment["DACTYL_SESSION"])
    let name = try #require(Self.environment["DACTYL_SESSION_APP"])
    let application = UIApplication.launch(try #require(Self.delegate(of: name)))
    defer { application.terminate() }
    let screen = UIScreen.main
    defer { UIScreen.main = screen }
    ScreenSetting(chosen: Self.size(of: name) ?? screen.bounds.size).apply(to: application)
    let window = try #require(application.keyWindow)
    var trace: [String] = []
    _ = WindowWatch(window, WindowWatch.Sinks(decision: { trace.append($0) }))
    try Replay.play("\(folder)/session.jsonl", from: 0) { try window.send($0) }
    try application.advance(by: 10)
    let told = try String(contentsOfFile: "\(folder)/trace.txt", encoding: .utf8)
    #expect(trace == told.split(separator: "\n").map(String.init))
  }
}
