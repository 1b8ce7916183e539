import UIKit

extension Rule {
  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("again", .touchDownRepeat), ("in", .touchDragInside),
    ("out", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("up", .touchUpInside), ("up-outside", .touchUpOutside), ("cancel", .touchCancel),
    ("primary", .primaryActionTriggered), ("value", .valueChanged),
  ]

  @MainActor
  private static func control<Kind: UIControl>(
    _ kind: Kind, in bench: Bench, _ wanted: String, width: CGFloat = 100, height: CGFloat = 100
  ) -> Kind {
    bench.add(kind, 100, 100, width, height)
    for (name, event) in events where wanted.split(separator: " ").contains(Substring(name)) {
      bench.follow(kind, (name, event))
    }
    return kind
  }

  // swift-format-ignore
  static let controls: [Rule] = [
    Rule("UIControl.isEnabled", "true by default; a disabled control ignores touches", "true") {
      let button = control(UIButton(), in: $0, "down up")
      $0.note(button.isEnabled)
      button.isEnabled = false
      try $0.tap()
    },
    Rule("UIControl.isEnabled", "a disabled control keeps touches from views behind it", "") {
      $0.add(Hearing($0, "behind-"))
      control(UIButton(), in: $0, "up").isEnabled = false
      try $0.tap()
    },
    Rule("UIControl.isHighlighted", "follows the finger in and out", "true false true false") {
      let control = control(UIControl(), in: $0, "")
      for event in [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside]
        as [UIControl.Event]
      {
        control.addAction(
          UIAction { [log = $0.log, unowned control] _ in
            log.entries.append("\(control.isHighlighted)")
          },
          for: event)
      }
      try $0.play("down(150,150) 16ms move(350,150) 16ms move(150,150) 16ms up")
    },
    Rule("UIControl.state", "combines highlighted, disabled and selected", "true true true") {
      let control = UIControl()
      $0.note(control.state == .normal)
      control.isSelected = true
      control.isEnabled = false
      $0.note(control.state.contains(.selected), control.state.contains(.disabled))
    },
    Rule("UIControl.Event.touchDown", "is sent at once", "down") {
      _ = control(UIControl(), in: $0, "down")
      try $0.test.run("down(150,150)")
      $0.window.cancelAllTouches()
    },
    Rule("UIControl.Event.touchDownRepeat", "is sent for a tap count above 1", "down down again") {
      _ = control(UIControl(), in: $0, "down again")
      try $0.play("down(150,150) 50ms up 50ms down(150,150) 50ms up")
    },
    Rule("UIControl.Event.touchDragInside", "a finger moves within the bounds", "in") {
      _ = control(UIControl(), in: $0, "in out enter exit")
      try $0.play("down(150,150) 16ms move(170,150) 16ms up")
    },
    Rule("UIControl.Event.touchDragExit", "a finger leaves the bounds", "exit out") {
      _ = control(UIControl(), in: $0, "in out enter exit")
      try $0.play("down(150,150) 16ms move(350,150) 16ms up")
    },
    Rule("UIControl.Event.touchDragEnter", "a finger comes back into the bounds", "exit out enter in") {
      _ = control(UIControl(), in: $0, "in out enter exit")
      try $0.play("down(150,150) 16ms move(350,150) 16ms move(150,150) 16ms up")
    },
    Rule("UIControl.Event.touchUpInside", "a finger lifts inside", "up") {
      _ = control(UIControl(), in: $0, "up up-outside")
      try $0.tap()
    },
    Rule("UIControl.Event.touchUpOutside", "a finger lifts outside", "up-outside") {
      _ = control(UIControl(), in: $0, "up up-outside")
      try $0.play("down(150,150) 16ms move(350,150) 16ms up")
    },
    Rule("UIControl.Event.touchCancel", "the system cancels the touch", "cancel") {
      _ = control(UIControl(), in: $0, "up up-outside cancel")
      try $0.test.run("down(150,150)")
      $0.window.cancelAllTouches()
    },
    Rule("UIControl.beginTracking(_:with:)", "false ignores the touch", "") {
      final class Refusing: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      }
      _ = control(Refusing(), in: $0, "down up cancel")
      try $0.tap()
    },
    Rule("UIControl.continueTracking(_:with:)", "false stops tracking", "down") {
      final class Brief: UIControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      }
      _ = control(Brief(), in: $0, "down in up")
      try $0.play("down(150,150) 16ms move(170,150) 16ms up")
    },
    Rule("UIControl.sendActions(for:)", "calls the actions of the events", "up value") {
      let control = control(UIControl(), in: $0, "up value down")
      control.sendActions(for: [.touchUpInside, .valueChanged])
    },
    Rule("UIControl.addTarget(_:action:for:)", "holds the target weakly", "true") {
      weak var gone: NSObject?
      let control = UIControl()
      do {
        let target = NSObject()
        gone = target
        control.addTarget(target, action: "act", for: .touchUpInside)
      }
      $0.note(gone == nil)
    },
    Rule("UIControl.allControlEvents", "unites the events with actions", "true") {
      let control = control(UIControl(), in: $0, "up value")
      $0.note(control.allControlEvents == [.touchUpInside, .valueChanged])
    },
    Rule("UIControl.actions(forTarget:forControlEvent:)", "names a target's methods, or is nil", "[\"act\"] true") {
      let (control, target) = (UIControl(), NSObject())
      control.addTarget(target, action: "act", for: .touchUpInside)
      $0.note(control.actions(forTarget: target, forControlEvent: .touchUpInside) ?? [])
      $0.note(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    },
    Rule("UIControl.removeTarget(_:action:for:)", "nil matches all", "0") {
      let control = control(UIControl(), in: $0, "")
      control.addTarget($0.log, action: "act", for: .touchUpInside)
      control.removeTarget(nil, action: nil, for: .allEvents)
      $0.note(control.allTargets.count)
    },
    Rule("UIControl.addAction(_:for:)", "an action with the same identifier replaces the former", "second") {
      let control = control(UIControl(), in: $0, "")
      for name in ["first", "second"] {
        control.addAction(
          UIAction(identifier: UIAction.Identifier("one")) { [log = $0.log] _ in
            log.entries.append(name)
          },
          for: .touchUpInside)
      }
      try $0.tap()
    },
    Rule("UIButton", "a tap is its primary action", "primary up") {
      _ = control(UIButton(), in: $0, "primary")
      $0.follow($0.root.subviews[0] as! UIControl, ("up", .touchUpInside))
      try $0.tap()
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a button is the button's", "up") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UIButton(), in: $0, "up")
      try $0.tap()
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a switch is the switch's", "value") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UISwitch(), in: $0, "value")
      try $0.tap(120, 120)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a long press of a switch is the switch's, too", "value") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UISwitch(), in: $0, "value")
      try $0.play("down(120,120) 900ms up")
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap beside a switch is the view's", "ended false") {
      $0.follow(UITapGestureRecognizer())
      let toggle = control(UISwitch(), in: $0, "value", width: 51, height: 31)
      try $0.tap(200, 120)
      $0.note(toggle.isOn)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a disabled switch is the view's", "ended false") {
      $0.follow(UITapGestureRecognizer())
      let toggle = control(UISwitch(), in: $0, "value", width: 51, height: 31)
      toggle.isEnabled = false
      try $0.tap(120, 115)
      $0.note(toggle.isOn)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a stepper is the stepper's", "value") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UIStepper(), in: $0, "value")
      try $0.tap(190, 120)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a segment is the segmented control's", "value") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UISegmentedControl(items: ["a", "b"]), in: $0, "value")
      try $0.tap(190, 120)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a tap on a page control is the page control's", "value") {
      $0.follow(UITapGestureRecognizer())
      control(UIPageControl(), in: $0, "value").numberOfPages = 3
      try $0.tap(190, 120)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a drag of a slider's knob is the slider's", "value 0.5") {
      $0.follow(UIPanGestureRecognizer())
      let slider = control(UISlider(), in: $0, "value", width: 231, height: 40)
      slider.isContinuous = false
      try $0.play("down(115,120) 10ms move(150,120) 10ms move(215,120) 10ms up")
      $0.note(slider.value)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a drag beside a slider's knob is not", "began ended 0.0") {
      $0.follow(UIPanGestureRecognizer())
      let slider = control(UISlider(), in: $0, "value", width: 231, height: 40)
      try $0.play("down(300,120) 10ms move(270,120) 10ms up")
      $0.note(slider.value)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a drag of a switch's knob is the switch's", "value true") {
      $0.follow(UIPanGestureRecognizer())
      let toggle = control(UISwitch(), in: $0, "value", width: 51, height: 31)
      try $0.play("down(110,115) 10ms move(125,115) 10ms move(145,115) 10ms up")
      $0.note(toggle.isOn)
    },
    Rule("Attaching gesture recognizers to UIKit controls", "recognisers on the control itself come first", "ended") {
      $0.follow(UITapGestureRecognizer(), on: control(UIButton(), in: $0, "up"))
      try $0.tap()
    },
    Rule("Attaching gesture recognizers to UIKit controls", "a control of one's own leaves taps to views beneath", "ended") {
      $0.follow(UITapGestureRecognizer())
      _ = control(UIControl(), in: $0, "up")
      try $0.tap()
    },
    Rule("UIControl.isTouchInside", "a finger may stray from a button by about 70 points", "up") {
      _ = control(UIButton(), in: $0, "up")
      try $0.play("down(150,120) 10ms move(265,120) 10ms up")
      try $0.play("down(150,120) 10ms move(275,120) 10ms up")
    },
    Rule("UISwitch.isOn", "is false by default; setting it sends nothing", "false true") {
      let toggle = control(UISwitch(), in: $0, "value")
      $0.note(toggle.isOn)
      toggle.setOn(true, animated: false)
      $0.note(toggle.isOn)
    },
    Rule("UISlider.value", "0 of 0 to 1 by default, and within its limits", "0.0 0.0 1.0 1.0 0.0") {
      let slider = control(UISlider(), in: $0, "value")
      $0.note(slider.value, slider.minimumValue, slider.maximumValue)
      slider.value = 7
      $0.note(slider.value)
      slider.setValue(-7, animated: false)
      $0.note(slider.value)
    },
    Rule("UISlider.isContinuous", "true, the default, sends each change", "true value value") {
      let slider = control(UISlider(), in: $0, "value", width: 231, height: 40)
      $0.note(slider.isContinuous)
      try $0.play("down(115,120) 10ms move(150,120) 10ms move(215,120) 10ms up")
    },
    Rule("UISlider.isContinuous", "false sends one event as the finger lifts", "value") {
      control(UISlider(), in: $0, "value", width: 231, height: 40).isContinuous = false
      try $0.play("down(115,120) 10ms move(150,120) 10ms move(215,120) 10ms up")
    },
    Rule("UISlider.maximumValue", "a maximum below the value lowers the value", "0.5") {
      let slider = UISlider()
      slider.value = 1
      slider.maximumValue = 0.5
      $0.note(slider.value)
    },
    Rule("UIStepper", "0 of 0 to 100 in steps of 1, without wrapping, by default", "0.0 0.0 100.0 1.0 false true true") {
      let stepper = UIStepper()
      $0.note(stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue)
      $0.note(stepper.wraps, stepper.autorepeat, stepper.isContinuous)
    },
    Rule("UIStepper.wraps", "true goes from the maximum to the minimum", "value 0.0") {
      let stepper = control(UIStepper(), in: $0, "value")
      (stepper.value, stepper.wraps) = (100, true)
      try $0.tap(190, 120)
      $0.note(stepper.value)
    },
    Rule("UIStepper.autorepeat", "true repeats while a finger rests", "true", fails: true) {
      let stepper = control(UIStepper(), in: $0, "")
      try $0.play("down(190,120) 2000ms up")
      $0.note(stepper.value > 2)
    },
    Rule("UISegmentedControl.selectedSegmentIndex", "none by default; setting it sends nothing", "-1 1") {
      let segments = control(UISegmentedControl(items: ["a", "b"]), in: $0, "value")
      $0.note(segments.selectedSegmentIndex)
      segments.selectedSegmentIndex = 1
      $0.note(segments.selectedSegmentIndex)
    },
    Rule("UISegmentedControl.isMomentary", "true shows no selection after the touch", "value -1") {
      let segments = control(UISegmentedControl(items: ["a", "b"]), in: $0, "value")
      segments.isMomentary = true
      try $0.tap(190, 120)
      $0.note(segments.selectedSegmentIndex)
    },
    Rule("UISegmentedControl.setEnabled(_:forSegmentAt:)", "a disabled segment cannot be selected", "") {
      let segments = control(UISegmentedControl(items: ["a", "b"]), in: $0, "value")
      segments.setEnabled(false, forSegmentAt: 1)
      try $0.tap(190, 120)
    },
    Rule("UISegmentedControl.insertSegment(withTitle:at:animated:)", "the same segment stays selected and disabled", "2 false true") {
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.selectedSegmentIndex = 1
      segments.setEnabled(false, forSegmentAt: 1)
      segments.insertSegment(withTitle: "0", at: 0, animated: false)
      $0.note(segments.selectedSegmentIndex)
      $0.note(segments.isEnabledForSegment(at: 2), segments.isEnabledForSegment(at: 1))
    },
    Rule("UISegmentedControl.removeSegment(at:animated:)", "the same segment stays selected, unless it goes", "0 -1 0") {
      let segments = UISegmentedControl(items: ["a", "b", "c"])
      segments.selectedSegmentIndex = 1
      segments.removeSegment(at: 0, animated: false)
      $0.note(segments.selectedSegmentIndex)
      segments.removeSegment(at: 0, animated: false)
      $0.note(segments.selectedSegmentIndex)
      segments.removeAllSegments()
      $0.note(segments.numberOfSegments)
    },
    Rule("UIPageControl.currentPage", "stays within the pages", "0 2 0") {
      let pages = UIPageControl()
      $0.note(pages.currentPage)
      pages.numberOfPages = 3
      pages.currentPage = 7
      $0.note(pages.currentPage)
      pages.currentPage = -7
      $0.note(pages.currentPage)
    },
    Rule("UIPageControl", "a tap on one side turns a page and sends the value", "value 1 value 0") {
      let pages = control(UIPageControl(), in: $0, "value")
      pages.numberOfPages = 3
      try $0.tap(190, 120)
      $0.note(pages.currentPage)
      try $0.tap(110, 120)
      $0.note(pages.currentPage)
    },
    Rule("UIProgressView.progress", "0 by default, within 0…1", "0.0 1.0 0.0") {
      let view = UIProgressView()
      $0.note(view.progress)
      for progress in [7, -7] as [Float] {
        view.progress = progress
        $0.note(view.progress)
      }
    },
    Rule("UIRefreshControl.beginRefreshing()", "sends no event", "true false") {
      let refresh = UIRefreshControl()
      $0.follow(refresh, ("value", .valueChanged))
      refresh.beginRefreshing()
      $0.note(refresh.isRefreshing)
      refresh.endRefreshing()
      $0.note(refresh.isRefreshing)
    },
    Rule("UIRefreshControl", "a pull beyond the upper end sends the value", "value true") {
      let view = $0.add(UIScrollView(), 0, 0, 300, 500)
      view.contentSize = CGSize(width: 300, height: 2000)
      let refresh = UIRefreshControl()
      view.refreshControl = refresh
      $0.follow(refresh, ("value", .valueChanged))
      try $0.play("down(150,100) 16ms move(150,200) 16ms move(150,400) 16ms up")
      $0.note(refresh.isRefreshing)
    },
  ]

  // swift-format-ignore
  static let texts: [Rule] = [
    Rule("UITextField", "a tap begins editing, whatever recognises taps beneath", "true") {
      $0.follow(UITapGestureRecognizer())
      let field = $0.add(UITextField())
      try $0.tap()
      $0.note(field.isEditing)
      field.resignFirstResponder()
    },
    Rule("UITextFieldDelegate", "asks and tells in this order", "begin? began change? end? ended") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      field.delegate = host
      field.becomeFirstResponder()
      field.insertText("a")
      field.resignFirstResponder()
    },
    Rule("UITextFieldDelegate.textFieldShouldBeginEditing(_:)", "false keeps editing from beginning", "begin? false") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      (field.delegate, host.begins) = (host, false)
      $0.note(field.becomeFirstResponder())
    },
    Rule("UITextFieldDelegate.textFieldShouldEndEditing(_:)", "false keeps the field first responder", "begin? began end? false true") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      (field.delegate, host.ends) = (host, false)
      field.becomeFirstResponder()
      $0.note(field.resignFirstResponder(), field.isFirstResponder)
      host.ends = true
      field.delegate = nil
      field.resignFirstResponder()
    },
    Rule("UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)", "false keeps the text", "change? true") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      (field.delegate, host.changes) = (host, false)
      field.insertText("a")
      $0.note(field.text == "")
    },
    Rule("UITextFieldDelegate.textFieldShouldReturn(_:)", "true does what the return key does by default", "return? exit ended false") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      $0.follow(field, ("exit", .editingDidEndOnExit), ("ended", .editingDidEnd))
      field.becomeFirstResponder()
      field.delegate = host
      field.insertText("\n")
      $0.log.entries.removeAll { $0 == "end?" }
      $0.log.entries = $0.log.entries.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      $0.note(field.isEditing)
    },
    Rule("UITextFieldDelegate.textFieldShouldReturn(_:)", "false leaves the return key without effect", "return? true") {
      let (field, host) = ($0.add(UITextField()), Writer($0.log))
      $0.follow(field, ("exit", .editingDidEndOnExit))
      field.becomeFirstResponder()
      (field.delegate, host.returns) = (host, false)
      field.insertText("\n")
      $0.note(field.isEditing)
      field.delegate = nil
      field.resignFirstResponder()
    },
    Rule("UITextField.clearsOnBeginEditing", "false by default; true clears the text", "false old true") {
      let field = $0.add(UITextField())
      field.text = "old"
      $0.note(field.clearsOnBeginEditing)
      field.becomeFirstResponder()
      $0.note(field.text ?? "")
      field.resignFirstResponder()
      field.clearsOnBeginEditing = true
      field.becomeFirstResponder()
      $0.note(field.text == "")
      field.resignFirstResponder()
    },
    Rule("UITextField.text", "is an empty string by default; setting it sends no event", "true a") {
      let field = $0.add(UITextField())
      $0.follow(field, ("changed", .editingChanged))
      $0.note(field.text == "")
      field.text = "a"
      $0.note(field.text ?? "")
    },
    Rule("UIControl.Event.editingChanged", "typing sends it", "changed ab") {
      let field = $0.add(UITextField())
      field.text = "a"
      $0.follow(field, ("changed", .editingChanged))
      field.insertText("b")
      $0.note(field.text ?? "")
    },
    Rule("UITextView.selectedRange", "typing replaces the selection, of which only what is in the text stays", "aXd 2 0 3 0 aXd! 4 0") {
      let view = UITextView()
      view.text = "abcd"
      view.selectedRange = NSRange(location: 1, length: 2)
      view.insertText("X")
      $0.note(view.text ?? "", view.selectedRange.location, view.selectedRange.length)
      view.selectedRange = NSRange(location: 9, length: 9)
      $0.note(view.selectedRange.location, view.selectedRange.length)
      view.insertText("!")
      $0.note(view.text ?? "", view.selectedRange.location, view.selectedRange.length)
    },
    Rule("UIKeyInput.deleteBackward()", "deletes the selection, or the character before it", "ad d")
    {
      let view = UITextView()
      view.text = "abcd"
      view.selectedRange = NSRange(location: 1, length: 2)
      for _ in 0..<2 {
        view.deleteBackward()
        $0.note(view.text ?? "")
      }
    },
    Rule("UITextViewDelegate.textViewDidChangeSelection(_:)", "is called when the selection changes", "selection") {
      let (view, host) = (UITextView(), Writer($0.log))
      view.text = "abcd"
      view.delegate = host
      view.selectedRange = NSRange(location: 1, length: 2)
    },
    Rule("UITextView.text", "nil is an empty text", "true a") {
      let view = UITextView()
      view.text = nil
      $0.note(view.text == "")
      view.insertText("a")
      $0.note(view.text ?? "")
    },
    Rule("UITextView.isEditable", "true by default; false takes no keyboard", "true false") {
      let view = $0.add(UITextView())
      $0.note(view.isEditable)
      view.isEditable = false
      $0.note(view.becomeFirstResponder())
    },
    Rule("UndoManager.removeAllActions(withTarget:)", "forgets that target's changes only", "true a false") {
      let (undo, first, second) = (UndoManager(), NSObject(), NSObject())
      for (target, name) in [(first, "a"), (second, "b")] {
        undo.registerUndo(withTarget: target) { [log = $0.log] _ in log.entries.append(name) }
      }
      undo.removeAllActions(withTarget: second)
      $0.note(undo.canUndo)
      undo.undo()
      $0.note(undo.canUndo)
    },
    Rule("UndoManager.setActionName(_:)", "names the change in the menu's titles, then its redo", "Undo·Move Redo·Move Undo") {
      let (undo, target) = (UndoManager(), NSObject())
      @MainActor func move(_ target: NSObject) {
        undo.registerUndo(withTarget: target) { move($0) }
      }
      move(target)
      undo.setActionName("Move")
      let title = { (title: String) in title.replacingOccurrences(of: " ", with: "·") }
      $0.note(title(undo.undoMenuItemTitle))
      undo.undo()
      $0.note(title(undo.redoMenuItemTitle), undo.undoMenuItemTitle)
      undo.removeAllActions()
    },
    Rule("UndoManager.disableUndoRegistration()", "changes are not recorded until enabled again", "false true") {
      let (undo, target) = (UndoManager(), NSObject())
      undo.disableUndoRegistration()
      undo.registerUndo(withTarget: target) { _ in }
      $0.note(undo.canUndo)
      undo.enableUndoRegistration()
      undo.registerUndo(withTarget: target) { _ in }
      $0.note(undo.canUndo)
    },
    Rule("UndoManager.levelsOfUndo", "the oldest changes go", "c b") {
      let (undo, target) = (UndoManager(), NSObject())
      undo.levelsOfUndo = 2
      for name in ["a", "b", "c"] {
        undo.registerUndo(withTarget: target) { [log = $0.log] _ in log.entries.append(name) }
      }
      for _ in 0..<3 { undo.undo() }
    },
  ]

  /// A delegate of text fields and views that notes what it is asked.
  private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: Log
    var (begins, ends, changes, returns) = (true, true, true, true)
    init(_ log: Log) { self.log = log }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.entries.append("begin?")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.entries.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.entries.append("end?")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.entries.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.entries.append("change?")
      return changes
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.entries.append("return?")
      return returns
    }
    func textViewDidChangeSelection(_ textView: UITextView) { log.entries.append("selection") }
  }
}
