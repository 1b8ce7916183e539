import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Fingers drag items from views and lists and drop them on others.
@MainActor @Suite(.freesItsObjects)
struct DraggingTests {
  /// A view that gives a text away and takes some.
  final class Card: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var text: String?
    var log: [String] = []
    var operation = UIDropOperation.copy
    var handles = true

    init(_ frame: CGRect, text: String? = nil) {
      self.text = text
      super.init(frame: frame)
      addInteraction(UIDragInteraction(delegate: self))
      addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { fatalError("not in archives") }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      return text.map {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0)))]
      } ?? []
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { dragInteraction(interaction, itemsForBeginning: session) }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { handles && session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("over") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: String.self) { [weak self] texts in
        self?.log.append("drop " + texts.joined(separator: "+"))
      }
    }
  }

  private let test = TestWindow()

  private func makeCards() -> (Card, Card) {
    let first = Card(CGRect(x: 0, y: 0, width: 100, height: 100), text: "poem")
    let second = Card(CGRect(x: 200, y: 0, width: 100, height: 100))
    test.view.addSubview(first)
    test.view.addSubview(second)
    return (first, second)
  }

  /// Plays a timeline and looks around before its last frame.
  private func run(_ timeline: String, beforeLast look: () throws -> Void) throws {
    let origin = test.window.currentTime
    var frames = try touches(timeline).map { frame in
      var later = frame
      later.time += origin
      return later
    }
    let last = frames.removeLast()
    try test.window.dactylWindow.play(frames)
    try look()
    try test.window.dactylWindow.play([last])
  }

  @Test func itemIsDraggedFromOneViewToAnother() throws {
    let (first, second) = makeCards()
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log == ["items", "begin", "end copy"])
    #expect(second.log == ["enter", "drop poem", "over"])
    #expect(test.window.subviews.count == 1, "the preview is gone")
  }

  @Test func previewFollowsTheFinger() throws {
    _ = makeCards()
    try run("1: down(50,40) 600ms move(250,140) 16ms cancel") {
      let preview = try #require(test.window.subviews.last)
      #expect(preview.accessibilityLabel == "Dragged item")
      #expect(preview.center == CGPoint(x: 250, y: 150))
    }
  }

  @Test func pressWithoutMovementDragsNothing() throws {
    let (first, _) = makeCards()
    try test.run("1: down(50,50) 700ms up")
    #expect(first.log == ["items"])
    #expect(test.window.subviews.count == 1)
  }

  @Test func viewWithoutItemsAndDisabledInteractionsLiftNothing() throws {
    let (first, second) = makeCards()
    try test.run("1: down(250,50) 600ms move(50,50) 16ms up")
    #expect(second.log == ["items"] && first.log.isEmpty)
    let drag = try #require(first.interactions.first as? UIDragInteraction)
    drag.isEnabled = false
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log.isEmpty)
  }

  @Test func forbiddenPlaceEndsTheDrag() throws {
    let (first, second) = makeCards()
    second.operation = .forbidden
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log.last == "end forbidden" && second.log == ["enter", "over"])
    second.operation = .cancel
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log.last == "end cancel")
    second.handles = false
    second.log = []
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log.last == "end cancel" && second.log.isEmpty)
  }

  @Test func cancelledTouchCancelsTheDrag() throws {
    let (first, second) = makeCards()
    try test.run("1: down(50,50) 600ms move(250,50) 16ms cancel")
    #expect(first.log == ["items", "begin", "end cancel"])
    #expect(second.log == ["enter", "over"])
  }

  @Test func viewThatLosesItsInteractionCancelsTheDrag() throws {
    let (first, _) = makeCards()
    try run("1: down(50,50) 600ms move(250,50) 16ms up") {
      first.removeInteraction(first.interactions[0])
      #expect(first.log == ["items", "begin", "end cancel"])
    }
    #expect(first.log.count == 3)
  }

  @Test func viewThatLeavesTheWindowCancelsItsDrag() throws {
    let (first, second) = makeCards()
    try run("1: down(50,50) 600ms move(250,50) 16ms up") { first.removeFromSuperview() }
    #expect(first.log == ["items", "begin", "end cancel"] && second.log == ["enter", "over"])
    test.view.addSubview(first)
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(first.log.last == "end copy")
  }

  @Test func moveNeedsTheSourcesConsent() throws {
    final class Jealous: NSObject, UIDragInteractionDelegate {
      var end: UIDropOperation?
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "mine")))]
      }
      func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
      ) -> Bool { false }
      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
      ) { end = operation }
    }
    let (first, second) = makeCards()
    let jealous = Jealous()
    first.removeInteraction(first.interactions[0])
    first.addInteraction(UIDragInteraction(delegate: jealous))
    second.operation = .move
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(jealous.end == .cancel && second.log == ["enter", "over"])
  }

  @Test func enterAndExitAreToldOnce() throws {
    let (first, second) = makeCards()
    try test.run("1: down(50,50) 600ms move(220,50) 16ms move(250,50) 16ms move(270,60) 16ms up")
    #expect(second.log == ["enter", "drop poem", "over"])
    second.log = []
    try test.run("1: down(50,50) 600ms move(250,50) 16ms move(260,50) 16ms move(500,500) 16ms up")
    #expect(second.log == ["enter", "exit", "over"])
    #expect(first.log.last == "end cancel")
  }

  @Test func innermostViewThatHandlesTheItemsReceivesThem() throws {
    let (_, second) = makeCards()
    let inner = Card(CGRect(x: 0, y: 0, width: 100, height: 100))
    second.addSubview(inner)
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(inner.log == ["enter", "drop poem", "over"] && second.log.isEmpty)
    inner.handles = false
    try test.run("1: down(50,50) 600ms move(250,50) 16ms up")
    #expect(second.log == ["enter", "drop poem", "over"])
  }

  @Test func tapOfAnotherFingerAddsItems() throws {
    let (first, second) = makeCards()
    let third = Card(CGRect(x: 400, y: 0, width: 100, height: 100), text: "song")
    test.view.addSubview(third)
    try test.run(
      """
      1: down(50,50) 600ms move(200,200) 500ms move(250,50) 16ms up
      2: 700ms down(450,50) 50ms up
      """)
    #expect(third.log == ["items"])
    #expect(second.log == ["enter", "drop poem+song", "over"])
    #expect(first.log.last == "end copy")
  }

  @Test func earlyMovementScrollsAndALiftStopsIt() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    test.view.addSubview(scroll)
    let card = Card(CGRect(x: 0, y: 0, width: 100, height: 280), text: "poem")
    scroll.addSubview(card)
    try test.run("1: down(50,200) 50ms move(50,180) 16ms move(50,140) 100ms up")
    #expect(card.log.isEmpty && scroll.contentOffset.y > 0)
    scroll.contentOffset = .zero
    try test.run("1: down(50,200) 600ms move(50,180) 16ms move(50,140) 16ms up")
    #expect(card.log == ["items", "begin", "enter", "drop poem", "over", "end copy"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func dragNearAnEdgeScrollsTheContent() throws {
    let (_, _) = makeCards()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    test.view.addSubview(scroll)
    try test.run("1: down(50,50) 600ms move(50,490) 1000ms move(50,350) 500ms up")
    #expect(abs(scroll.contentOffset.y - 300) < 12)
  }
}
