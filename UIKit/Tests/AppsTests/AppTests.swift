import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit
import UIKitPictures

@testable import Bubbles
@testable import CheckPlease
@testable import Circle
@testable import MailList
@testable import PinchMe
@testable import Taps
@testable import TouchExplorer

/// A running app with its controller; it ends with the test.
@MainActor
final class RunningApp<Controller: UIViewController> {
  let application: UIApplication
  let window: UIWindow
  let controller: Controller

  init(_ delegate: any UIApplicationDelegate, _ kind: Controller.Type = Controller.self) throws {
    application = UIApplication.launch(delegate)
    window = try #require(application.keyWindow)
    controller = try #require(window.rootViewController as? Controller)
  }

  isolated deinit { application.terminate() }

  /// Plays fingers after those played before.
  func play(_ frames: [InputFrame]) throws {
    let start = window.currentTime
    for var frame in frames {
      frame.time += start
      try window.send(frame)
    }
  }
}

/// Touches each app as its user would, without a screen.
@MainActor
@Suite(.serialized, .freesItsObjects) struct AppTests {
  @Test func aCheckMarkIsPraisedForAMoment() throws {
    let app = try RunningApp(CheckPlease.AppDelegate(), CheckPlease.ViewController.self)
    #expect(app.controller.label.text == "Draw a check mark")
    try app.play(
      touches("down(100,400) 16ms move(130,430) 16ms move(160,460) 16ms move(260,300) 16ms up"))
    #expect(app.controller.label.text == "Good job!")
    try app.application.advance(by: 1.59)
    #expect(app.controller.label.text == "Good job!")
    try app.application.advance(by: 0.02)
    #expect(app.controller.label.text == "Draw a check mark")
  }

  @Test func aStrokeDownIsNotPraised() throws {
    let app = try RunningApp(CheckPlease.AppDelegate(), CheckPlease.ViewController.self)
    try app.play(touches("down(100,400) 16ms move(130,430) 16ms move(160,460) 16ms up"))
    #expect(app.controller.label.text == "Draw a check mark")
  }

  @Test func theExplorerSaysWhatTheViewIsTold() throws {
    let app = try RunningApp(TouchExplorer.AppDelegate(), TouchExplorer.ViewController.self)
    func words() -> [String?] {
      [app.controller.message.text, app.controller.taps.text, app.controller.touches.text]
    }
    try app.play(touches("1: down(100,400); 2: down(200,400)"))
    #expect(words() == ["touchesBegan", "1 tap", "2 touches"])
    #expect(app.controller.view.subviews.count == 3)
    app.window.cancelAllTouches()
    #expect(words() == ["touchesCancelled", "1 tap", "0 touches"])
    #expect(app.controller.view.subviews.count == 1)
  }

  @Test func twoTapsOfTwoFingersAreNotCountedAsOne() throws {
    let app = try RunningApp(Taps.AppDelegate(), Taps.ViewController.self)
    for _ in 0..<2 {
      try app.play(touches("1: down(100,400) 50ms up; 2: down(200,400) 50ms up"))
      try app.application.advance(by: 0.1)
    }
    try app.application.advance(by: 1)
    let texts = app.controller.labels.flatMap { $0.map { $0.text! } }
    #expect(texts.filter { !$0.hasSuffix("\n0") } == ["2 × 2\n1"])
  }

  @Test func theLabelsScaleIsCarriedOnFromPinchToPinch() throws {
    let app = try RunningApp(PinchMe.AppDelegate(), PinchMe.ViewController.self)
    for _ in 0..<2 {
      try app.play(
        touches(
          """
          1: down(170,660) 16ms move(160,660) 16ms move(120,660) 16ms up; \
          2: down(220,660) 16ms move(230,660) 16ms move(270,660) 16ms up
          """))
    }
    let size = app.controller.label.font.pointSize
    #expect(size > 24 * 2 && size <= 24 * 4)
  }

  @Test func aCircleIsFittedAndABowIsNone() throws {
    let app = try RunningApp(Circle.AppDelegate(), Circle.ViewController.self)
    func draw(to end: Double) throws {
      func place(_ angle: Double) -> String {
        "(\((195 + 90 * cos(angle)).rounded()),\((400 + 90 * sin(angle)).rounded()))"
      }
      let moves = (1...24).map { "16ms move\(place(end * Double($0) / 24))" }
      try app.play(touches("down\(place(0)) \(moves.joined(separator: " ")) 16ms up"))
    }
    try draw(to: 2 * .pi)
    #expect(app.controller.label.text == "Circle, radius 90")
    try draw(to: .pi)
    #expect(app.controller.label.text == "Not closed")
  }

  @Test func aZigZagDeletesTheBubbleUnderItAndASwipeDoesNot() throws {
    let app = try RunningApp(Bubbles.AppDelegate(), Bubbles.ViewController.self)
    try app.play(touches("down(70,240) 16ms move(120,242) 16ms move(190,244) 16ms up"))
    #expect(app.controller.label.text == "A swipe deletes nothing")
    #expect(app.controller.bubbles.count == 4)
    try app.application.advance(by: 1)
    try app.play(
      touches(
        """
        down(80,230) 16ms move(140,235) 16ms move(80,240) 16ms move(140,245) 16ms move(80,250) \
        16ms move(140,255) 16ms up
        """))
    #expect(app.controller.label.text == "Gone; 3 left")
  }

  @Test func aRowTakesTheSwipeAndTheRestGoesUpTheChain() throws {
    let app = try RunningApp(MailList.AppDelegate(), MailList.ViewController.self)
    try app.play(touches("down(360,250) 16ms move(220,250) 16ms move(60,250) 16ms up"))
    #expect(app.controller.messages.prefix(2).map(\.subject) == ["Message 1", "Message 3"])
    try app.application.advance(by: 1)
    try app.play(touches("down(200,150) 60ms up"))
    try app.application.advance(by: 1)
    #expect(app.controller.heading.text == "Message 1")
    #expect(app.controller.messages[0].isRead)
    try app.play(touches("down(200,600) 16ms move(200,560) 16ms move(200,400) 16ms up"))
    #expect(app.controller.list.contentOffset.y > 100)
  }

  @Test func aShortSwipeOffersWhatCanBeDone() throws {
    let app = try RunningApp(MailList.AppDelegate(), MailList.ViewController.self)
    try app.play(touches("down(100,150) 16ms move(130,150) 16ms move(170,150) 16ms up"))
    #expect(!app.controller.messages[0].isRead)
    try app.play(touches("down(20,150) 60ms up"))
    try app.application.advance(by: 1)
    #expect(app.controller.messages[0].isRead && app.controller.heading.text == "Inbox")
    try app.play(touches("down(300,150) 16ms move(270,150) 16ms move(220,150) 16ms up"))
    try app.play(touches("down(370,150) 60ms up"))
    #expect(app.controller.messages.first?.subject == "Message 2")
  }

  @Test func rowsGrowWithTheTextsThatPeopleWant() throws {
    let app = try RunningApp(MailList.AppDelegate(), MailList.ViewController.self)
    let list = app.controller.list
    let first = IndexPath(row: 0, section: 0)
    let height = list.rectForRow(at: first).height
    app.window.screen = UIScreen(
      bounds: app.window.bounds, scale: 3,
      traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    app.window.layoutIfNeeded()
    #expect(list.rectForRow(at: first).height > height * 1.4)
    #expect(app.controller.heading.font.pointSize == 48)
  }
}

/// The look of a gesture in progress, without a browser.
@MainActor
@Suite(.serialized, .freesItsObjects) struct PictureTests {
  private static let expected = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Docs/pictures/stage-film.svg")

  /// Compares with the picture in Docs; `DACTYL_WRITE_PICTURES=1` writes it anew.
  @Test func aCheckMarkIsDrawnPictureByPicture() throws {
    let app = try RunningApp(CheckPlease.AppDelegate(), CheckPlease.ViewController.self)
    var film = FilmStrip(columns: 5, scale: 0.4)
    film.add(app.window, "before")
    try app.play(touches("down(110,420) 16ms move(135,450) 16ms move(160,480)"))
    film.add(app.window, "the first leg")
    let start = app.window.currentTime
    for step in 1...2 {
      let place = Point(160 + 65 * Double(step), 480 - 90 * Double(step))
      let phase: TouchPhase = step == 1 ? .moved : .ended
      try app.window.send(
        InputFrame(
          time: start + 0.016 * Double(step),
          contacts: [Contact(id: 1, phase: phase, position: place)]))
      film.add(app.window, step == 1 ? "the second leg" : "lifted")
    }
    try app.application.advance(by: 1.6)
    film.add(app.window, "1.6 s later")
    if ProcessInfo.processInfo.environment["DACTYL_WRITE_PICTURES"] != nil {
      try film.write(to: Self.expected.path)
    }
    #expect(try film.svg == String(contentsOf: Self.expected, encoding: .utf8))
  }
}
