import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

@testable import UIKitClients

@MainActor @Suite(.freesItsObjects)
struct ViewClientTests {
  @Test func explorerFollowsEveryFinger() throws {
    let client = ClientWindow()
    let explorer = TouchExplorerViewController()
    client.window.rootViewController = explorer
    try client.run("1: down(50,50) 30ms move(80,50) 30ms up; 2: 10ms down(200,50) 100ms")
    #expect(
      explorer.log == [
        "began 1 of 1, 1 taps", "began 1 of 2, 1 taps", "moved 1 of 2, 1 taps",
        "ended 1 of 2, 1 taps",
      ])
    #expect(explorer.rings.values.map(\.center) == [CGPoint(x: 200, y: 50)])
    client.window.cancelAllTouches()
    #expect(explorer.log.last == "cancelled 1 of 1, 1 taps")
    #expect(explorer.rings.isEmpty)
  }

  @Test func cellTakesItsSwipeAndForwardsAllElse() throws {
    final class Table: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    final class Owner: SwipeToDeleteCellDelegate {
      var deleted = 0
      func cellWantsToBeDeleted(_ cell: SwipeToDeleteCell) { deleted += 1 }
    }
    let client = ClientWindow()
    let (table, owner) = (Table(frame: client.window.bounds), Owner())
    let cell = SwipeToDeleteCell(style: .default, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 100, width: 400, height: 44)
    cell.delegate = owner
    table.addSubview(cell)
    client.window.addSubview(table)
    try client.run("down(300,120) 10ms move(300,140) 10ms up")
    #expect(table.log == ["began", "moved", "ended"])
    table.log = []
    try client.run("down(300,120) 10ms move(250,120) 10ms move(100,120) 10ms up")
    #expect(table.log == ["began", "cancelled"])
    #expect(owner.deleted == 1)
    #expect(cell.contentView.frame.origin == .zero)
  }

  @Test func photoMovesGrowsAndTurnsAtOnce() throws {
    let client = ClientWindow()
    let photo = PhotoView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    photo.pan.addTarget(photo, action: PhotoView.handlePan)
    photo.pinch.addTarget(photo, action: PhotoView.handlePinch)
    photo.rotation.addTarget(photo, action: PhotoView.handleRotation)
    client.window.addSubview(photo)
    let trace = try client.run(
      """
      1: down(150,300) move(150,200 over 300ms) 20ms up
      2: down(250,300) move(350,420 over 300ms) 20ms up
      """)
    #expect(trace.contains("pinch began") && trace.contains("rotation began"))
    #expect(trace.contains("pan began"))
    let t = photo.transform
    // The fingers start 100 pt apart and end 297 pt apart. As on a phone, 8 pt are lost (SPEC E1).
    #expect(abs(sqrt(t.a * t.a + t.b * t.b) - 297.3 / 108) < 0.02)
    #expect(t.b > 0)
    #expect(photo.center.x > 200)
  }
}
