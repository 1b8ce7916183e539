import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// The operations for a window, as text and without a browser.
@MainActor
@Suite(.freesItsObjects) struct MirrorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let mirror = Mirror()

  private func changes() -> String { mirror.changes(in: [window]) }

  @Test func everythingIsToldAtFirstAndNothingAgain() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    window.addSubview(view)
    let first = changes()
    #expect(
      first == """
        ["+",1,"UIWindow"],["c",0,1],["=",1,{"g":[0,0,100,100]}],["+",2,"UIView"],["c",1,2],\
        ["=",2,{"g":[10,20,30,40],"bg":"#ff0000"}]
        """)
    #expect(changes() == "")
  }

  @Test func onlyWhatIsNewIsTold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    _ = changes()
    view.center = CGPoint(x: 50.25, y: 60)
    #expect(changes() == "[2,45.25,55]")
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(changes() == "[2,48.25,59]")
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    #expect(changes() == #"["=",2,{"g":[45.25,55,10,10],"t":[2,0,0,2],"a":0.5}]"#)
  }

  @Test func aViewTakenOverFromOneThatGoesIsStillFollowed() {
    let (gone, heir, moved) = (UIView(), UIView(), UIView())
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    moved.addSubview(label)
    gone.addSubview(moved)
    window.addSubview(gone)
    _ = changes()
    heir.addSubview(moved)
    gone.removeFromSuperview()
    window.addSubview(heir)
    _ = changes()
    let count = mirror.count
    label.center = CGPoint(x: 50, y: 50)
    #expect(changes() == "[4,45,45]")
    // With the heir goes all that lies on it.
    heir.removeFromSuperview()
    _ = changes()
    #expect(mirror.count == count - 3)
  }

  @Test func scrollingIsASingleOperation() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    for row in 0..<50 {
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: row * 20, width: 100, height: 20)))
    }
    window.addSubview(scroll)
    _ = changes()
    scroll.contentOffset.y = 35.5
    #expect(changes() == #"["=",2,{"o":[0,35.5]}]"#)
  }

  @Test func viewsThatChangePlacesKeepTheirElements() {
    let (one, two) = (UIView(), UIView())
    window.addSubview(one)
    window.addSubview(two)
    _ = changes()
    window.bringSubviewToFront(one)
    #expect(changes() == #"["c",1,3,2]"#)
    two.addSubview(one)
    #expect(changes() == #"["c",1,3],["c",3,2]"#)
    one.removeFromSuperview()
    #expect(changes() == #"["c",3]"#)
    #expect(mirror.count == 2)
  }

  @Test func whatLiesOnSomethingHiddenIsToldOnceItIsShown() {
    let view = UIView()
    window.addSubview(view)
    view.isHidden = true
    _ = changes()
    view.addSubview(UIView())
    #expect(changes() == "")
    view.isHidden = false
    #expect(changes() == #"["=",2,{"h":0}],["+",3,"UIView"],["c",2,3]"#)
  }

  @Test func ofALineThatGrowsOnlyTheEndIsTold() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    for step in 1...40 { path.addLine(to: CGPoint(x: step, y: 7)) }
    shape.path = path.cgPath
    window.layer.addSublayer(shape)
    _ = changes()
    path.addLine(to: CGPoint(x: 50, y: 50))
    shape.path = path.cgPath
    let told = changes()
    #expect(told.hasPrefix(#"["=",2,{"y":["#) && told.hasSuffix(#","L50 50\"/>"]}]"#))
    #expect(told.utf8.count < 50)
  }

  @Test func everythingMakesOfNothingWhatChangesMade() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    _ = changes()
    view.center.x = 77
    _ = changes()
    #expect(
      mirror.everything() == """
        ["+",1,"UIWindow"],["=",1,{"g":[0,0,100,100]}],["+",2,"UIView"],\
        ["=",2,{"g":[72,0,10,10]}],["c",1,2],["c",0,1]
        """)
  }

  @Test func springsComeToRestAtTheirEnd() {
    let curve = UIHostedAnimation.Curve.spring(dampingRatio: 0.5, velocity: 0).css(over: 1)
    let parts = curve.dropFirst("linear(".count).dropLast().split(separator: ",")
      .compactMap { Double($0) }
    #expect(parts.first == 0 && parts.last == 1)
    #expect(parts.max()! > 1.1 && abs(parts[39] - 1) < 0.02)
  }
}
