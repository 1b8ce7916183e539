import DactylTesting
import FreedObjects
import Testing
import UIKit

@testable import Triggers

/// All that a storyboard can start and give, as `dactyl port` writes it.
@MainActor
@Suite(.serialized, .freesItsObjects) struct TriggerTests {
  private func run() throws -> (RunningApp<UINavigationController>, Triggers.StartController) {
    let app = try RunningApp(Triggers.AppDelegate(), UINavigationController.self)
    app.window.layoutIfNeeded()
    return (app, try #require(app.controller.topViewController as? Triggers.StartController))
  }

  private func title(_ app: RunningApp<UINavigationController>) -> String? {
    app.controller.topViewController?.title
  }

  @Test func aRecogniserAButtonAndAnItemGoTheirWaysAndSayWhoTheyAre() throws {
    let (app, start) = try run()
    try app.play(touches("down(60,200) 30ms up 800ms"))
    #expect(title(app) == "Detail")
    app.controller.popViewController(animated: false)
    try app.play(touches("down(90,280) 30ms up 800ms"))
    #expect(start.presentedViewController != nil)
    try app.play(touches("down(90,280) 30ms up 800ms"))
    #expect(start.presentedViewController == nil)
    app.window.layoutIfNeeded()
    let item = try #require(
      app.controller.navigationBar.subviews.last { $0 is UIButton && !$0.isHidden })
    let place = item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
    try app.play(touches("down(\(place.x),\(place.y)) 30ms up 800ms"))
    #expect(title(app) == "Detail")
    #expect(
      start.log == [
        "awake", "embed from nobody", "tap from UITapGestureRecognizer", "modal from UIButton",
        "back", "item from nobody",
      ])
  }

  @Test func aRowAndItsAccessoryGoTwoWays() throws {
    let (app, start) = try run()
    try app.play(touches("down(250,280) 30ms up 800ms"))
    #expect(start.log.last == "list from UIButton")
    let list = try #require(app.controller.topViewController as? Triggers.ListController)
    app.window.layoutIfNeeded()
    let row = try #require(list.tableView.visibleCells.last as? Triggers.RowCell)
    #expect(row.isAwake && row.textLabel?.text == "Row 1")
    let place = row.convert(CGPoint(x: 100, y: 20), to: nil)
    try app.play(touches("down(\(place.x),\(place.y)) 30ms up 800ms"))
    #expect(title(app) == "Detail")
    app.controller.popViewController(animated: false)
    app.window.layoutIfNeeded()
    let end = row.convert(CGPoint(x: row.bounds.maxX - 24, y: 20), to: nil)
    try app.play(touches("down(\(end.x),\(end.y)) 30ms up 800ms"))
    #expect(app.controller.viewControllers.count == 3 && title(app) == nil)
  }

  @Test func recognisersOfAStoryboardHaveTheirSettings() throws {
    let (app, start) = try run()
    let recognizers = start.view.gestureRecognizers ?? []
    let edge = recognizers.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
    #expect(edge?.edges == .right)
    #expect(recognizers.contains { !$0.delaysTouchesEnded })
    try app.play(touches("down(388,600) 16ms move(350,600) 16ms move(300,600) 16ms up 800ms"))
    try app.play(touches("down(200,600) 500ms up 800ms"))
    try app.play(touches("down(200,700) 16ms move(200,640) 16ms move(200,580) 16ms up 800ms"))
    #expect(start.log == ["awake", "embed from nobody", "edge", "press", "swipe"])
    #expect(start.box.subviews.count == 1 && start.children.count == 1)
  }

  @Test func propertiesOfOnesOwnHaveValuesOfEveryKind() throws {
    let (_, start) = try run()
    let card = try #require(start.card)
    #expect(card.titles == ["Card"], "awakeFromNib comes once, after the outlets")
    #expect(card.edge == .clear, "the program has no colour of this name")
    #expect(card.shade == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(card.tone == .systemBlue)
    #expect((card.count, card.share, card.isOn, card.words) == (3, 0.25, true, "two \"words\""))
    #expect((card.place, card.extent) == (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4)))
    #expect(card.area == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aSoundTakesItsTimeAndThenItsDelegateHears() throws {
    let (app, start) = try run()
    try app.play(touches("down(90,500) 30ms up"))
    #expect(start.log.last == "sound of 0.25 s" && start.player?.isPlaying == true)
    try app.application.advance(by: 0.2)
    #expect(abs((start.player?.currentTime ?? 0) - 0.2) < 1e-9)
    try app.application.advance(by: 0.1)
    #expect(start.log.last == "played" && start.player?.isPlaying == false)
    start.player?.numberOfLoops = 1
    start.player?.play()
    try app.application.advance(by: 0.3)
    start.player?.pause()
    #expect(abs((start.player?.currentTime ?? 0) - 0.05) < 1e-9, "in the second round")
    try app.application.advance(by: 1)
    #expect(start.log.count { $0 == "played" } == 1)
    start.player?.play()
    try app.application.advance(by: 1)
    #expect(start.log.count { $0 == "played" } == 2)
  }
}
