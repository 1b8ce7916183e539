import Dactyl
import DactylInspection
import DactylRecordings
import DactylTesting
import Testing

struct InspectionTests {
  /// The settings of every recogniser in the tree.
  private let common =
    #""isEnabled":true,"cancelsTouchesInView":true,"delaysTouchesBegan":false,"#
    + #""delaysTouchesEnded":true,"requiresExclusiveTouchKind":true,"#
    + #""allowedTouchKinds":["direct","indirect","pencil","indirectPointer"]"#

  @Test func tellsWhatThereIs() {
    let test = InspectedWindow(PanGestureRecognizer())
    let card = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    card.transform = AffineTransform(scaleX: 2, y: 2)
    card.isHidden = true
    test.window.addSubview(card)
    test.inspection.begin()
    let opening = String(decoding: test.inspection.opening(), as: UTF8.self)
    #expect(
      opening == """
        {"dactyl":"inspect","version":1,"program":"Test","time":0,"size":[400,300],"accepts":["set","touch"]}
        {"type":"tree","time":0,"views":[{"id":1,"class":"Window","frame":[0,0,400,300],"size":[400,300]},\
        {"id":2,"parent":1,"class":"View","frame":[-40,-5,200,100],"size":[100,50],\
        "matrix":[2,0,0,2,-40,-5],"ignores":"hidden"}],"recognizers":[{"id":1,"view":1,"kind":"pan",\
        "class":"PanGestureRecognizer","settings":{"minimumNumberOfTouches":1,\
        "maximumNumberOfTouches":null,"minimumDistance":10,"minimumDistanceBesideTap":24,\
        "axis":"any",\(common)}}]}

        """)
  }

  @Test func tellsADragWhole() throws {
    let test = InspectedWindow(PanGestureRecognizer())
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 16ms move(106,80) 16ms move(112,80) 16ms up"))
    let lines = test.lines.joined(separator: "\n")
    #expect(
      lines == """
        {"t":0,"c":[[1,"b",100,80]]}
        {"type":"touches","time":0,"view":1,"phase":"began","touches":[[1,100,80,1]]}
        {"type":"readings","time":0,"rows":[[1,2,0,10]]}
        {"t":0.016,"c":[[1,"m",106,80]]}
        {"type":"readings","time":0.016,"rows":[[1,2,6,10]]}
        {"t":0.032,"c":[[1,"m",112,80]]}
        {"type":"state","time":0.032,"recognizer":1,"from":"possible","to":"began","touches":1,\
        "location":[112,80],"cause":{"code":1,"name":"movedEnough","value":12,"limit":10,\
        "sense":"minimum","unit":"points","words":"moved 12 pt, needs 10 pt"},\
        "values":{"translation":[2,0]}}
        {"type":"touches","time":0.032,"view":1,"phase":"cancelled","touches":[[1,112,80,1]]}
        {"t":0.048,"c":[[1,"e",112,80]]}
        {"type":"state","time":0.048,"recognizer":1,"from":"began","to":"ended","touches":0,\
        "location":[112,80],"cause":{"code":7,"name":"lifted","words":"lifted"},\
        "values":{"translation":[2,0]}}
        {"type":"state","time":0.048,"recognizer":1,"from":"ended","to":"possible","touches":0,\
        "location":[112,80],"cause":{"code":28,"name":"reset","words":"reset"}}
        """)
  }

  @Test func aViewSaysWhatItMadeOfTouches() {
    let test = InspectedWindow()
    test.window.report("got the tap")
    #expect(test.lines == [], "no viewer is connected")
    test.inspection.begin()
    test.window.report("got the tap")
    #expect(test.lines == [#"{"type":"act","time":0,"view":1,"words":"got the tap"}"#])
  }

  @Test func marksAFrameworksOwnRecognizers() {
    let (own, framework) = (TapGestureRecognizer(), PanGestureRecognizer())
    let test = InspectedWindow(own, framework)
    test.inspection.nameRecognizer = { $0 === own ? "flip" : nil }
    test.inspection.isInternal = { $0 === framework }
    let tree = String(decoding: test.inspection.opening(), as: UTF8.self)
    #expect(tree.contains(#""class":"TapGestureRecognizer","name":"flip","settings""#))
    #expect(tree.contains(#""class":"PanGestureRecognizer","internal":true,"settings""#))
  }

  @Test func tellsWhoWaitsForWhom() throws {
    let (tap, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let test = InspectedWindow(tap, double)
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 60ms up"))
    try test.window.advance(to: 1)
    #expect(
      test.lines("waiting", "state").map { String($0.prefix(75)) }
        == [
          #"{"type":"waiting","time":0.06,"rows":[[1,[2]]]}"#,
          #"{"type":"state","time":0.41,"recognizer":2,"from":"possible","to":"failed",""#,
          #"{"type":"state","time":0.41,"touchTime":0.06,"recognizer":1,"from":"possibl"#,
          #"{"type":"state","time":0.41,"recognizer":2,"from":"failed","to":"possible",""#,
          #"{"type":"state","time":0.41,"recognizer":1,"from":"ended","to":"possible","t"#,
          #"{"type":"waiting","time":1,"rows":[]}"#,
        ].map { String($0.prefix(75)) })
  }

  @Test func tellsHowNearEachKindIs() throws {
    let test = InspectedWindow(
      TapGestureRecognizer(), LongPressGestureRecognizer(), PinchGestureRecognizer(),
      RotationGestureRecognizer(), SwipeGestureRecognizer(), TransformGestureRecognizer())
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 16ms move(104,83)"))
    #expect(
      test.lines("readings").last == #"{"type":"readings","time":0.016,"rows":["#
        + "[1,31,5,45],[1,5,0.016,1.5],[2,6,0.016,0.5],[2,31,5,10],[3,9,1,2],[4,9,1,2],"
        + "[5,2,5,50],[5,15,0.016,0.5],[5,16,0.6435,0.5236],[6,2,4,10]]}")
  }

  @Test func oneThatWaitsForOthersHasMeasuredEnough() throws {
    let (pan, swipe) = (PanGestureRecognizer(), SwipeGestureRecognizer())
    pan.require(toFail: swipe)
    let test = InspectedWindow(pan, swipe)
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 100ms move(112,80) 100ms move(118,80)"))
    #expect(
      test.lines("readings", "waiting") == [
        #"{"type":"readings","time":0,"rows":[[1,2,0,10],[2,2,0,50],[2,15,0,0.5]]}"#,
        #"{"type":"readings","time":0.1,"rows":[[2,2,12,50],[2,15,0.1,0.5],[2,16,0,0.5236]]}"#,
        #"{"type":"waiting","time":0.1,"rows":[[1,[2]]]}"#,
        #"{"type":"readings","time":0.2,"rows":[[2,2,18,50],[2,15,0.2,0.5],[2,16,0,0.5236]]}"#,
      ])
  }

  @Test func framesAmongTheLinesAreARecording() throws {
    let test = InspectedWindow(PanGestureRecognizer())
    test.inspection.begin()
    var frames = try touches(
      "1: down(100,80) 16ms move(140,80 over 200ms) up; 2: 40ms down(7,9) up")
    frames.append(
      InputFrame(
        time: 1, contacts: [],
        hovers: [HoverSample(id: 1, phase: .entered, position: Point(3, 4), zOffset: 0.5)]))
    for frame in frames { try test.window.send(frame) }
    var decoder = FrameLineDecoder()
    _ = try decoder.take(Array(#"{"dactyl":"recording","version":1}"#.utf8))
    var told: [InputFrame] = []
    for line in test.lines("t") {
      if let frame = try decoder.take(Array(line.utf8)) { told.append(frame) }
    }
    #expect(told == frames)
  }

  @Test func tellsViewsThatComeMoveAndGo() throws {
    let test = InspectedWindow()
    test.inspection.begin()
    let (card, label) = (View(frame: Rect(x: 0, y: 0, width: 9, height: 9)), View())
    test.window.addSubview(card)
    try test.window.advance(to: 1)
    card.addSubview(label)
    try test.window.advance(to: 2)
    card.center.x += 7
    try test.window.advance(to: 3)
    try test.window.advance(to: 4)
    card.removeFromSuperview()
    try test.window.advance(to: 5)
    test.window.addSubview(card)
    try test.window.advance(to: 6)
    let empty = #""class":"View","frame":[0,0,0,0],"size":[0,0]}"#
    let window = #"{"id":1,"class":"Window","frame":[0,0,400,300],"size":[400,300]}"#
    let first = #"{"id":2,"parent":1,"class":"View","frame":[0,0,9,9],"size":[9,9]}"#
    let later = #"{"id":2,"parent":1,"class":"View","frame":[7,0,9,9],"size":[9,9]}"#
    #expect(
      test.lines("tree", "moved") == [
        #"{"type":"tree","time":1,"views":[\#(window),\#(first)],"recognizers":[]}"#,
        #"{"type":"tree","time":2,"views":[\#(window),\#(first),{"id":3,"parent":2,\#(empty)],"#
          + #""recognizers":[]}"#,
        #"{"type":"moved","time":3,"views":[[2,7,0,9,9],[3,7,0,0,0]]}"#,
        #"{"type":"tree","time":5,"views":[\#(window)],"recognizers":[]}"#,
        #"{"type":"tree","time":6,"views":[\#(window),\#(later),{"id":3,"parent":2,"#
          + #""class":"View","frame":[7,0,0,0],"size":[0,0]}],"recognizers":[]}"#,
      ])
  }

  @Test func tellsWhatTheProgramSets() throws {
    let (pan, pinch) = (PanGestureRecognizer(), PinchGestureRecognizer())
    let test = InspectedWindow(pan, pinch)
    test.inspection.begin()
    try test.window.advance(to: 0.05)
    pan.minimumDistance = 20
    pan.maximumNumberOfTouches = 2
    try test.window.advance(to: 0.2)
    pan.recognizeSimultaneously(with: pinch)
    pinch.name = "zoom"
    try test.window.advance(to: 0.4)
    let lines = test.lines("settings", "tree")
    try #require(lines.count == 2)
    #expect(
      lines[0] == #"{"type":"settings","time":0.2,"recognizer":1,"settings":"#
        + #"{"maximumNumberOfTouches":2,"minimumDistance":20}}"#)
    #expect(lines[1].contains(#""simultaneousWith":[2]"#))
    #expect(lines[1].contains(#""class":"PinchGestureRecognizer","name":"zoom""#))
  }

  @Test func refusedFramesAreTold() throws {
    let test = InspectedWindow()
    test.inspection.begin()
    #expect(throws: InputError.self) {
      try test.window.send(
        InputFrame(time: 1, contacts: [Contact(id: 3, phase: .moved, position: Point(1, 2))]))
    }
    #expect(
      test.lines == [
        #"{"type":"note","time":0,"what":"refused","frame":{"t":1,"c":[[3,"m",1,2]]},"#
          + #""words":"contact 3 moved without having begun"}"#
      ])
  }

  @Test func piecesTellOfOneFrameAtMost() throws {
    let test = InspectedWindow(PanGestureRecognizer())
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 16ms move(112,80)"))
    test.window.cancelAllTouches()
    #expect(test.frames == [1, 1, 0, 0])
  }

  @Test func observesOnlyBetweenBeginningAndEnd() throws {
    let test = InspectedWindow(TapGestureRecognizer())
    let recorder = TraceRecorder()
    test.window.observer = recorder
    test.inspection.begin()
    test.inspection.begin()
    try test.window.play(touches("1: down(100,80) 60ms up"))
    test.inspection.end()
    #expect(test.window.observer === recorder)
    #expect(recorder.frames.count == 2)
    _ = test.lines
    try test.window.play(touches("1: 1s down(100,80) 60ms up"))
    #expect(test.lines.isEmpty)
    test.window.observer = nil
    test.inspection.begin()
    test.inspection.end()
    #expect(test.window.observer == nil)
  }
}
