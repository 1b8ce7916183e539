import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Apple's documented rules for controls, recognisers of views beneath, and scroll views.
@MainActor @Suite(.freesItsObjects)
struct TouchRuleTests {
  private let test = TestWindow()
  private let log = Log()

  /// Adds a view to the window and records its control events.
  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    test.view.addSubview(view)
    (view as? UIControl)?.addAction(
      UIAction { [log] _ in log.entries.append("control") },
      for: view is UIButton ? .touchUpInside : .valueChanged)
    return view
  }

  private func addBeneath(_ recognizer: UIGestureRecognizer) {
    recognizer.addAction { [log] in log.entries.append("\($0.state)") }
    test.view.addGestureRecognizer(recognizer)
  }

  // "Attaching gesture recognizers to UIKit controls": "UIKit controls call their action method in
  // the following situations: A single finger single tap occurs on a UIButton, UISwitch, UIStepper,
  // UISegmentedControl, or UIPageControl object."
  @Test(arguments: 0..<5)
  func tapOnAControlIsTheControls(kind: Int) throws {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 0)
    let controls: [UIControl] = [
      UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), pages,
    ]
    _ = add(controls[kind], CGRect(x: 100, y: 100, width: 100, height: 40))
    addBeneath(UITapGestureRecognizer())
    try test.run("down(190,120) 50ms up")
    #expect(log.text == "control")
    try test.run("500ms down(400,400) 50ms up")
    #expect(log.text == "control ended")
  }

  // "To handle any of the preceding gestures before the control calls its action method, install
  // your gesture recognizer on the control itself."
  @Test func recognizerOnTheControlItselfComesFirst() throws {
    let button = add(UIButton(), CGRect(x: 100, y: 100, width: 100, height: 40))
    button.addGestureRecognizer(UITapGestureRecognizer { [log] in log.note($0) })
    try test.run("down(150,120) 50ms up")
    #expect(log.text == "ended")
  }

  @Test func doubleTapAndAnOwnControlLeaveTapsToRecognizersBeneath() throws {
    _ = add(UIControl(), CGRect(x: 100, y: 100, width: 100, height: 40))
    addBeneath(UITapGestureRecognizer())
    try test.run("down(150,120) 50ms up")
    #expect(log.text == "ended")
  }

  // "A single finger swipe occurs on the knob of a UISlider object, in a direction parallel to the
  // slider."
  @Test func dragOfTheKnobIsTheSlidersAndOneBesideItIsNot() throws {
    let slider = add(UISlider(), CGRect(x: 100, y: 100, width: 231, height: 40))
    slider.isContinuous = false
    addBeneath(UIPanGestureRecognizer())
    try test.run("down(115,120) 10ms move(150,120) 10ms move(215,120) 10ms up")
    #expect(log.text == "control" && slider.value == 0.5)
    try test.run("500ms down(300,120) 10ms move(270,120) 10ms up")
    #expect(log.text == "control began ended" && slider.value == 0.5)
  }

  // "A single finger pan occurs on the knob of a UISwitch object, in a direction parallel to the
  // switch."
  @Test func dragOfTheKnobSwitches() throws {
    let toggle = add(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
    addBeneath(UIPanGestureRecognizer())
    try test.run("down(110,115) 10ms move(125,115) 10ms move(145,115) 10ms up")
    #expect(log.text == "control" && toggle.isOn)
  }

  @Test func tapOnATextFieldBeginsToEdit() throws {
    test.window.makeKeyAndVisible()
    let field = add(UITextField(), CGRect(x: 100, y: 100, width: 100, height: 40))
    addBeneath(UITapGestureRecognizer())
    try test.run("down(150,120) 50ms up")
    #expect(field.isEditing && log.text == "")
    field.resignFirstResponder()
  }

  // gestureRecognizerShouldBegin(_:): "Subclasses may override this method and use it to prevent
  // recognizers from recognizing."
  @Test func viewThatWasHitMayRefuseRecognizersBeneath() throws {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view === self
      }
    }
    let view = add(Refusing(), CGRect(x: 100, y: 100, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    addBeneath(UIPanGestureRecognizer())
    for y in [110, 180] { try test.run("500ms down(180,\(y)) 10ms move(220,\(y)) 10ms up") }
    try test.run("500ms down(110,110) 10ms move(220,110) 10ms up")
    #expect(log.text == "")
    try test.run("500ms down(310,310) 10ms move(220,310) 10ms up")
    #expect(log.text == "began ended")
  }

  @Test func fingerMayStrayFromAButtonBy70Points() throws {
    _ = add(UIButton(), CGRect(x: 100, y: 100, width: 100, height: 40))
    try test.run("down(150,120) 10ms move(265,120) 10ms up")
    #expect(log.text == "control")
    try test.run("500ms down(150,120) 10ms move(275,120) 10ms up")
    #expect(log.text == "control")
  }

  // Responder chain, UIViewController: "If the view controller was presented by another view
  // controller, the next responder is the presenting view controller."
  @Test func presentedControllersNextResponderPresentsIt() {
    let (first, second) = (UIViewController(), UIViewController())
    test.window.rootViewController = first
    first.present(second, animated: false)
    #expect(second.next === first && first.next !== second)
    first.dismiss(animated: false)
    test.window.rootViewController = nil
  }

  // MARK: Scroll views

  private final class Noting: UIView {
    let log: Log
    init(_ log: Log, _ frame: CGRect) {
      self.log = log
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.entries.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.entries.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.entries.append("cancelled")
    }
  }

  private func scrollView() -> UIScrollView {
    let view = add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(Noting(log, CGRect(x: 0, y: 0, width: 300, height: 2000)))
    return view
  }

  // delaysContentTouches: "If the value of this property is true, the scroll view delays handling
  // the touch-down gesture until it can determine if scrolling is the intent."
  @Test func contentHearsNothingOfADragAndAllOfATap() throws {
    let view = scrollView()
    try test.run("down(100,200) 16ms move(100,150) 16ms move(100,100) 300ms up")
    #expect(log.text == "" && view.contentOffset.y > 50)
    try test.run("2000ms down(100,200) 50ms up")
    #expect(log.text == "began ended")
  }

  // canCancelContentTouches: "the view receives a touchesCancelled(_:with:) message and the scroll
  // view handles the touch as a scroll. If the value of this property is false, the scroll view
  // doesn't scroll regardless of finger movement once the content view starts tracking."
  @Test(arguments: [true, false])
  func contentThatHasItsTouchLosesItIfItMay(mayCancel: Bool) throws {
    let view = scrollView()
    view.canCancelContentTouches = mayCancel
    try test.run("down(100,200) 200ms move(100,150) 16ms move(100,100) 300ms up")
    #expect(log.text == (mayCancel ? "began cancelled" : "began ended"))
    #expect((view.contentOffset.y > 0) == mayCancel)
  }

  // delaysContentTouches: "If the value is false, the scroll view immediately calls
  // touchesShouldBegin(_:with:in:)."
  @Test func contentHearsAtOnceWhereNothingIsDelayed() throws {
    scrollView().delaysContentTouches = false
    try test.run("down(100,200) 16ms move(100,150) 16ms move(100,100) 300ms up")
    #expect(log.text == "began cancelled")
  }

  // touchesShouldCancel(in:): "The default returned value is true if view is not a UIControl
  // object; otherwise, it returns false."
  @Test func buttonThatIsHeldKeepsItsTouchAndOneThatIsFlickedDoesNot() throws {
    let view = scrollView()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    button.addAction(UIAction { [log] _ in log.entries.append("pressed") }, for: .touchUpInside)
    view.addSubview(button)
    #expect(!view.touchesShouldCancel(in: button) && view.touchesShouldCancel(in: UIView()))
    try test.run("down(100,150) 400ms move(100,120) 16ms move(100,110) 16ms up")
    #expect(log.text == "pressed" && view.contentOffset == .zero)
    try test.run("500ms down(100,150) 16ms move(100,120) 16ms move(100,50) 300ms up")
    #expect(log.text == "pressed" && view.contentOffset.y > 30)
  }

  @Test func firstRowLiesBelowTheBar() {
    final class Rows: UITableViewController {
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(
        _ view: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows()
    test.window.rootViewController = UINavigationController(rootViewController: rows)
    test.window.layoutIfNeeded()
    let inset = rows.tableView.adjustedContentInset.top
    #expect(inset > 0 && rows.tableView.contentOffset.y == -inset)
    test.window.rootViewController = nil
  }

  @Test func pictureOfARowIsNoHigherThanTheRow() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 1500, height: 750)).image {
      _ in
    }
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame.size == CGSize(width: 180, height: 90))
  }
}
