import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// Content drags, glides, animates and zooms.
@MainActor @Suite(.freesItsObjects)
struct ScrollTests {
  private final class Told: NSObject, UIScrollViewDelegate {
    var words: [String] = []
    var zoomed: UIView?
    var least: CGFloat = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      least = min(least, scrollView.contentOffset.y)
      if words.last != "scroll" { words.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { words.append("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      words.append("lift")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      words.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { words.append("glide") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { words.append("rest") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      words.append("pinch")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { words.append("zoomed \(scale)") }
  }

  private let told = Told()
  private let scrollView = UIScrollView(frame: .zero)
  private let test: TestWindow

  init() {
    test = TestWindow(view: scrollView)
    scrollView.contentSize = CGSize(width: 1000, height: 10_000)
    scrollView.delegate = told
  }

  @Test func contentGoesOnAndItsDelegateIsToldInOrder() throws {
    try test.run(
      "down(500,800) 16ms move(500,760) 16ms move(500,720) 16ms move(500,680) 16ms move(500,640) up"
    )
    #expect(told.words == ["drag", "scroll", "lift", "end true", "glide", "scroll", "rest"])
    // 2500 pt/s decay by e in 0.5 s: about 1250 pt after the 150 pt of the drag.
    #expect(scrollView.contentOffset.y > 1200 && scrollView.contentOffset.y < 1500)
    #expect(!scrollView.isDecelerating && !scrollView.isDragging)
  }

  @Test func contentGivesWayBeyondItsEndAndComesBack() throws {
    try test.run("down(500,300) 16ms move(500,400) 16ms move(500,600) 400ms up")
    // 290 pt pulled at 1000 pt of height: 1000 · (1 − 1 / (0.55 · 0.29 + 1)).
    #expect(abs(told.least + 137.6) < 1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(told.words.last == "rest")
  }

  @Test func pagesAreTurnedByFlicksAndHeldByShortDrags() throws {
    scrollView.isPagingEnabled = true
    try test.run("down(500,800) 16ms move(500,700) 16ms move(500,600) up")
    #expect(scrollView.contentOffset.y == 1000)
    try test.run("down(500,500) 200ms move(500,400) 200ms move(500,390) 200ms up")
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func fingerStopsContentThatGoesOn() throws {
    let frames = try touches(
      "down(500,800) 16ms move(500,760) 16ms move(500,720) 16ms move(500,680) 16ms up 50ms")
    try test.window.dactylWindow.play(frames)
    try test.window.advance(to: test.window.currentTime + 0.1)
    #expect(scrollView.isDecelerating)
    let origin = test.window.currentTime
    try test.window.send(
      InputFrame(
        time: origin + 0.01,
        contacts: [Contact(id: 9, phase: .began, position: Point(500, 500))]))
    #expect(!scrollView.isDecelerating && told.words.last == "rest")
    let place = scrollView.contentOffset
    try test.window.advance(to: origin + 1)
    #expect(scrollView.contentOffset == place)
  }

  @Test func innerViewLetsTheOuterOneHaveDragsItCannotFollow() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    inner.contentSize = CGSize(width: 3000, height: 500)
    scrollView.addSubview(inner)
    try test.run("down(500,400) 16ms move(500,360) 16ms move(500,320) 300ms up")
    #expect(scrollView.contentOffset.y > 50 && inner.contentOffset == .zero)
    let place = scrollView.contentOffset
    try test.run("down(500,300) 16ms move(460,300) 16ms move(420,300) 300ms up")
    #expect(inner.contentOffset.x > 50 && scrollView.contentOffset == place)
  }

  @Test func dragAcrossTheOnlyWayContentGoesMovesNothing() throws {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    row.addGestureRecognizer(swipe)
    scrollView.addSubview(row)
    let trace = try test.run("down(500,50) 16ms move(470,50) 16ms move(420,50) 16ms up")
    #expect(trace == "swipe recognized")
    #expect(told.words.isEmpty && scrollView.contentOffset == .zero)
  }

  @Test func wheelMovesTheFrontmostContentThatGoesItsWay() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    inner.contentSize = CGSize(width: 3000, height: 500)
    scrollView.addSubview(inner)
    let window = test.window
    #expect(window.scroll(by: CGPoint(x: 0, y: 120), at: CGPoint(x: 500, y: 300)))
    #expect(scrollView.contentOffset.y == 120 && inner.contentOffset == .zero)
    #expect(window.scroll(by: CGPoint(x: 80, y: 0), at: CGPoint(x: 500, y: 300)))
    #expect(inner.contentOffset.x == 80 && scrollView.contentOffset == CGPoint(x: 0, y: 120))
    #expect(window.scroll(by: CGPoint(x: 0, y: -500), at: CGPoint(x: 500, y: 300)))
    #expect(scrollView.contentOffset == .zero)
    #expect(!window.scroll(by: CGPoint(x: 0, y: -1), at: CGPoint(x: 500, y: 300)))
  }

  @Test func keysMoveContentUnlessSomebodyTakesThem() throws {
    func press(_ key: UIPress.PressType) throws -> CGFloat {
      test.window.send([UIPress(key)])
      try test.window.advance(to: test.window.currentTime + 0.4)
      return scrollView.contentOffset.y
    }
    #expect(try press(.downArrow) == 44)
    #expect(try press(.pageDown) == 44 + 956)
    #expect(try press(.pageUp) == 44)
    #expect(try press(.upArrow) == 0)
    #expect(try press(.select) == 0)
    scrollView.allowsKeyboardScrolling = false
    #expect(try press(.downArrow) == 0)
  }

  @Test func pinchZoomsWithinLimitsAndKeepsWhatIsBetweenTheFingers() throws {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    scrollView.addSubview(photo)
    scrollView.contentSize = photo.bounds.size
    scrollView.maximumZoomScale = 2
    told.zoomed = photo
    try test.run(
      """
      1: down(400,500) 16ms move(300,500) 16ms move(100,500) 16ms up
      2: down(600,500) 16ms move(700,500) 16ms move(900,500) 16ms up
      """)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentSize == CGSize(width: 2000, height: 2000))
    #expect(told.words.contains("pinch") && told.words.contains("zoomed 2.0"))
    #expect(abs(scrollView.contentOffset.x - 500) < 60)
    scrollView.setZoomScale(1, animated: false)
    #expect(scrollView.contentOffset == .zero && photo.transform == .identity)
  }
}
