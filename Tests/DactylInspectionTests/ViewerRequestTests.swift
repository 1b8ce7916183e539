import Dactyl
import DactylInspection
import DactylTesting
import Testing

struct ViewerRequestTests {
  @Test func settingsTakeEffectAndAreTold() throws {
    let pan = PanGestureRecognizer()
    let test = InspectedWindow(pan)
    test.inspection.begin()
    test.say(
      #"{"type":"set","recognizer":1,"settings":{"minimumDistance":40,"maximumNumberOfTouches":2,"#
        + #""axis":"x","isEnabled":true,"allowedTouchKinds":["pencil"]}}"#)
    #expect(
      test.lines == [
        #"{"type":"settings","time":0,"recognizer":1,"settings":{"maximumNumberOfTouches":2,"#
          + #""minimumDistance":40,"axis":"x","allowedTouchKinds":["pencil"]}}"#
      ])
    test.say(#"{"type":"set","recognizer":1,"settings":{"maximumNumberOfTouches":null}}"#)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.minimumDistance == 40 && pan.axis == .horizontal)
    #expect(pan.allowedTouchKinds == .pencil)
  }

  @Test func everySettingOfEveryKindReadsBackAsItWasTold() throws {
    let test = InspectedWindow(
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
      PinchGestureRecognizer(), RotationGestureRecognizer(), SwipeGestureRecognizer(),
      ScreenEdgePanGestureRecognizer(), TransformGestureRecognizer(), HoverGestureRecognizer())
    test.inspection.begin()
    let tree = String(decoding: test.inspection.opening(), as: UTF8.self)
    var count = 0
    for part in tree.split(separator: #""settings":"#).dropFirst() {
      count += 1
      let settings = part[...part.firstIndex(of: "}")!]
      test.say(#"{"type":"set","recognizer":\#(count),"settings":\#(settings)}"#)
    }
    #expect(count == 9)
    #expect(test.lines.isEmpty)
    #expect(String(decoding: test.inspection.opening(), as: UTF8.self) == tree)
  }

  @Test(arguments: [
    (
      #"{"minimumDistanc":4}"#,
      #"minimumDistanc: no such setting, did you mean \"minimumDistance\"?"#
    ),
    (#"{"minimumDistance":-1}"#, "minimumDistance: expected at least 0.0"),
    (#"{"axis":"z"}"#, #"axis: \"z\" is none of them, did you mean \"x\"?"#),
    (
      #"{"maximumNumberOfTouches":1.5}"#,
      "maximumNumberOfTouches: expected a whole number, found a number"
    ),
    (#"{"minimumDistance":true}"#, "minimumDistance: expected a number, found a boolean"),
  ])
  func aWrongSettingChangesNothing(settings: String, words: String) {
    let pan = PanGestureRecognizer()
    let test = InspectedWindow(pan)
    test.inspection.begin()
    let good = settings.dropLast() + #","minimumNumberOfTouches":2}"#
    test.say(#"{"type":"set","recognizer":1,"settings":\#(good)}"#)
    #expect(test.lines == [#"{"type":"note","time":0,"what":"wrong","words":"\#(words)"}"#])
    #expect(pan.minimumNumberOfTouches == 1)
  }

  @Test(arguments: [
    "", "hello", "[1]", #"{"type":"reset"}"#, #"{"type":"set"}"#,
    #"{"type":"set","recognizer":7,"settings":{}}"#, #"{"type":"set","recognizer":1.5}"#,
    #"{"type":"set","recognizer":1,"settings":[]}"#, #"{"t":"now","c":[]}"#, #"{"t":1}"#,
    String(repeating: "[", count: 60_000),
  ])
  func whatIsNotUnderstoodIsTold(line: String) {
    let test = InspectedWindow(PanGestureRecognizer())
    test.inspection.begin()
    test.say(line)
    #expect(test.lines.map { $0.prefix(36) } == [#"{"type":"note","time":0,"what":"wron"#])
  }

  @Test func fingersOfViewersAreApart() throws {
    let pinch = PinchGestureRecognizer()
    let test = InspectedWindow(pinch)
    test.inspection.begin()
    test.say(#"{"t":100,"c":[[1,"b",100,80]]}"#, viewer: 1)
    test.say(#"{"t":900,"c":[[1,"b",200,80]]}"#, viewer: 2)
    #expect(test.window.touches.count == 2)
    test.say(#"{"t":900.016,"c":[[1,"m",280,80]],"s":[[900.008,1,"m",240,80]]}"#, viewer: 2)
    test.say(#"{"t":100.032,"c":[[1,"m",90,80]]}"#, viewer: 1)
    #expect(pinch.state.isActive)
    test.inspection.leave(2)
    #expect(test.window.touches.map(\.contactID) == [1 << 41 | 1])
    test.inspection.leave(1)
    #expect(test.window.touches.isEmpty)
  }

  @Test func whatNeverBeganIsNotSent() throws {
    let test = InspectedWindow(TapGestureRecognizer())
    test.inspection.begin()
    try test.window.send(
      InputFrame(time: 5, contacts: [Contact(id: 1, phase: .began, position: Point(5, 5))]))
    _ = test.lines
    test.say(#"{"t":1,"c":[[7,"m",100,80],[-1,"b",3,3],[8,"e",1,1]]}"#)
    #expect(test.lines.isEmpty)
    #expect(test.window.touches.count == 1)
  }

  /// The inspection fires no deadlines of a program that plays at its own pace: otherwise the
  /// program's next frame would be too early, and refused.
  @Test func whoOnlyLooksDoesNotHaveTimePass() throws {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = 1e-9
    let test = InspectedWindow(press)
    test.inspection.begin()
    let finger = Contact(id: 1, phase: .began, position: Point(9, 9))
    try test.window.send(InputFrame(time: 0, contacts: [finger]))
    #expect(test.inspection.nextDeadline == nil)
    test.inspection.meetDeadlines()
    #expect(press.state == .possible && test.window.currentTime == 0)
    // After a viewer's touch it does.
    test.say(#"{"t":0,"c":[[1,"b",100,80]]}"#, viewer: 1)
    #expect(press.state != .possible)
  }

  @Test func greetingsAreReadForTheirToken() {
    func token(_ line: String) -> String? { Inspection.token(ofGreeting: Array(line.utf8)) }
    #expect(token(#"{"type":"hello","version":1,"token":"0f"}"#) == "0f")
    #expect(token(#"{"type":"hello","version":1}"#) == "")
    #expect(token(#"{"type":"hello","version":2,"token":"0f"}"#) == nil)
    #expect(token("hello 0f") == nil)
  }
}
