import DactylDesktop
import Foundation
import Testing

@testable import DesktopConversion

extension String {
  /// The words with one space between them.
  fileprivate var plain: String { split(separator: " ").joined(separator: " ") }
}

/// Gesture files made of other programs' configurations.
@Suite struct DesktopConversionTests {
  private static var keys: ConvertedKeys { ConvertedKeys { DesktopKeys.codes[$0] != nil } }

  private static func file(_ text: String) throws(ConversionError) -> String {
    try convertedGestureFile(text, path: "some.conf", hasKey: keys.hasKey)
  }

  /// True if Ruby or PyYAML is here.
  private static var readsYAML: Bool { (try? YAMLReader.json(of: "a: b", path: "")) != nil }

  /// Refuses a converted file that does not read, or whose drawings and settings do not exist.
  private static func check(_ file: String) throws {
    let lines = file.split(separator: "\n").map(String.init)
    guard lines.contains(where: { !$0.hasPrefix("#") && !$0.hasPrefix("device") }) else { return }
    for section in try DesktopFile(file, path: "converted").sections {
      _ = try DesktopScene(section, path: "converted")
    }
  }

  /// The lines of a converted file after the remarks at its head.
  private func converted(_ text: String) throws -> [String] {
    let file = try Self.file(text)
    try Self.check(file)
    let lines = file.split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.hasPrefix("device") })
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try Self.file(text)
      return nil
    } catch {
      return error.message
    }
  }

  // MARK: libinput-gestures

  private static let libinputGestures = """
    # A comment
    gesture swipe left 3 xdotool key alt+Right
    gesture: swipe up\t  $HOME/bin/show it
    gesture swipe up 4 notify-send 'four up'
    gesture pinch in 2 xdotool key ctrl+shift+T   # close
    gesture pinch anticlockwise 2 xdotool key ctrl+l
    gesture hold on+1.5 4 systemctl suspend
    gesture swipe right_up 3 echo diagonal
    gesture swipe right 3 xdotool click 2
    gesture swipe down 3 _internal -w ws_down
    gesture swipe down 4 _internal ws_down
    gesture swipe up 2 _internal --cols 4 ws_up
    gesture swipe left_up 4 _internal --cols 4 ws_left_up
    gesture drag drag 3 _drag 500
    gesture swipe left 4 echo $PATH
    device all
    swipe_threshold 20
    """

  @Test func libinputGesturesAreConverted() throws {
    #expect(
      try converted(Self.libinputGestures) == [
        "device touchpad",
        "swipe left 3      key alt+right",
        "swipe up 3        run $HOME/bin/show it",
        "swipe up 4        run notify-send 'four up'",
        "pinch in 2        key ctrl+shift+t",
        "rotate left 2     key ctrl+l",
        "hold 4 1.5s       run systemctl suspend",
        "swipe up-right 3  run echo diagonal",
        "swipe right 3     mouse middle",
        "swipe down 3      do previous-workspace",
        "swipe down 4      do previous-workspace",
        "swipe up 2        do workspace-down",
        "# line 13: swipe left_up 4 _internal --cols 4 ws_left_up: no action goes to a workspace in "
          + "both directions at once",
        "drag 3            mouse left",
        "swipe left 4      run echo $PATH",
        "# line 15: swipe left 4: a shell reads the command here; libinput-gestures has none",
        "# line 17: swipe_threshold: a distance goes with each swipe here, as in "
          + "`swipe left 3 minimumDistance=80 run ...`",
      ])
  }

  @Test func anyNumberOfFingersYieldsToAStatedOne() throws {
    #expect(
      try converted("gesture pinch in any thing\ngesture pinch in 3 three\ndevice My Pad") == [
        "device my pad", "pinch in 2  run any thing", "pinch in 4  run any thing",
        "pinch in 3  run three",
      ])
  }

  /// The keys that `xdotool` presses are pressed without it; what is more than that is run.
  @Test(arguments: [
    ("xdotool key ctrl+T", "key ctrl+shift+t"),
    ("xdotool key --clearmodifiers Super_L+Next", "key super+pagedown"),
    ("xdotool key 'alt+ISO_Left_Tab' # back", "key alt+shift+tab"),
    ("xdotool key XF86AudioRaiseVolume", "key volumeup"),
    ("xdotool key XF86Launch1", "run xdotool key XF86Launch1"),
    ("xdotool key a b", "run xdotool key a b"),
    ("xdotool key a; true", "run xdotool key a; true"),
    ("xdotool click 3", "mouse right"),
    ("xdotool click 4", "run xdotool click 4"),
  ]) func keysOfXdotoolArePressed(command: String, action: String) {
    let swipe = Conversion.Gesture(kind: .swipe, way: "left", fingers: 3)
    #expect(Self.keys.action(command, for: swipe) == action)
  }

  @Test func keysOfTheKernelAreNamed() throws {
    #expect(try Self.keys.keys(ofKernelNames: "LEFTMETA+NEXTSONG") == "super+next")
    // Our names for other keys.
    #expect(throws: ConvertedKeys.Unknown.self) { try Self.keys.keys(ofKernelNames: "PRINT") }
  }

  // MARK: touchegg

  private static let touchEgg = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- My gestures -->
    <touchégg>
      <settings><property name="animation_delay">150</property></settings>
      <application name="All">
        <gesture type="SWIPE" fingers="3" direction="UP">
          <action type="MAXIMIZE_RESTORE_WINDOW"><animate>true</animate></action>
        </gesture>
        <gesture type="SWIPE" fingers="3" direction="LEFT">
          <action type="SEND_KEYS">
            <repeat>false</repeat>
            <modifiers>Control_L+Alt_L</modifiers>
            <keys>Right</keys>
            <on>begin</on>
          </action>
        </gesture>
        <gesture type="SWIPE" fingers="4" direction="DOWN">
          <action type="RUN_COMMAND">
            <command>sh -c &quot;a &amp;&amp; b&quot;</command>
          </action>
        </gesture>
        <gesture type="TAP" fingers="2">
          <action type="MOUSE_CLICK"><button>3</button><on>begin</on></action>
        </gesture>
        <gesture type="SWIPE" fingers="4" direction="LEFT">
          <action type="CHANGE_DESKTOP"><direction>next</direction><cyclic>true</cyclic></action>
        </gesture>
      </application>
      <application name="Firefox, Google-chrome">
        <gesture type="PINCH" fingers="2" direction="OUT">
          <action type="SEND_KEYS">
            <repeat>true</repeat>
            <modifiers>Control_L</modifiers>
            <keys>equal</keys>
            <decreaseKeys>minus</decreaseKeys>
          </action>
        </gesture>
        <gesture type="SWIPE" fingers="3" direction="LEFT">
          <action type="SEND_KEYS"><keys>Hyper_L</keys></action>
        </gesture>
      </application>
    </touchégg>
    """

  @Test func touchEggIsConverted() throws {
    let everywhere = [
      "swipe up 3 do maximize-window", "swipe left 3 key ctrl+alt+right",
      "swipe down 4 run sh -c \"a && b\"",
      "swipe left 4 do next-workspace",
      "pinch out 2 in firefox,google-chrome every 10% key ctrl+equal",
    ]
    let lines = try converted(Self.touchEgg)
    let gestures = lines.filter { !$0.hasPrefix("#") }.map { $0.plain }
    #expect(
      gestures == ["device touchpad"] + everywhere + ["device touchscreen"] + everywhere[..<3]
        + ["tap 2 mouse right"] + everywhere[3...])
    #expect(
      lines.filter { $0.hasPrefix("#") } == [
        "# line 30: pinch out 2 decreaseKeys: fingers that go back do nothing; a line for "
          + "pinch in 2 can",
        "# line 38: swipe left 3 SEND_KEYS Hyper_L: no key here is called Hyper_L",
      ])
  }

  /// The gesture of touchegg with an action that has settings.
  private func swipe(_ action: String, _ settings: String, way: String = "LEFT") -> String {
    "<touchegg><application name='All'><gesture type='SWIPE' fingers='3' direction='\(way)'>"
      + "<action type='\(action)'>\(settings)</action></gesture></application></touchegg>"
  }

  @Test(arguments: [
    ("CLOSE_WINDOW", "<animate>true</animate>", "close-window"),
    ("MINIMIZE_WINDOW", "", "minimize-window"), ("FULLSCREEN_WINDOW", "", "fullscreen-window"),
    ("MAXIMIZE_RESTORE_WINDOW", "", "maximize-window"), ("SHOW_DESKTOP", "", "show-desktop"),
    ("TILE_WINDOW", "<direction>left</direction>", "tile-left"),
    ("TILE_WINDOW", "<direction>right</direction>", "tile-right"),
    ("GNOME_SHELL", "<action>APP_GRID</action>", "show-apps"),
    ("GNOME_SHELL", "<action>OVERVIEW</action>", "overview"),
    ("CHANGE_DESKTOP", "<direction>next</direction>", "next-workspace"),
    ("CHANGE_DESKTOP", "<direction>left</direction>", "previous-workspace"),
    ("CHANGE_DESKTOP", "<direction>up</direction>", "workspace-up"),
    ("CHANGE_DESKTOP", "<direction>down</direction>", "workspace-down"),
    ("CHANGE_DESKTOP", "PREVIOUS", "previous-workspace"),
    ("CHANGE_DESKTOP", "direction=PREVIOUS", "previous-workspace"),
  ]) func windowActionsOfTouchEggAreDone(action: String, settings: String, name: String) throws {
    #expect(
      try converted(swipe(action, settings)) == ["device any", "swipe left 3  do \(name)"])
  }

  @Test(arguments: [
    ("LEFT", "next-workspace"), ("RIGHT", "previous-workspace"), ("UP", "workspace-down"),
    ("DOWN", "workspace-up"),
  ]) func desktopsThatChangeByThemselvesMoveWithTheFingers(way: String, name: String) throws {
    let lines = try converted(swipe("CHANGE_DESKTOP", "<direction>auto</direction>", way: way))
    #expect(lines[1] == "swipe \(way.lowercased()) 3  do \(name)")
  }

  @Test func lettersInNumbersAndSectionsOfTextAreRead() throws {
    let command = "<command>a &#38;&#x26; b<![CDATA[ < c &amp;]]> &nbsp; &</command>"
    #expect(
      try converted(swipe("RUN_COMMAND", command))[1]
        == "swipe left 3  run a && b < c &amp; &nbsp; &")
  }

  @Test func swipesWithStepsMakeDragsOfSwipesWithAsManyFingers() throws {
    let gesture = { (way: String, extra: String) in
      "<gesture type='SWIPE' fingers='3' direction='\(way)'><action type='RUN_COMMAND'>"
        + "<command>c</command>\(extra)</action></gesture>"
    }
    #expect(
      try converted(
        "<touchegg><application name='All'>" + gesture("LEFT", "<repeat>true</repeat>")
          + gesture("UP", "") + "</application></touchegg>")
        == ["device any", "drag left 3 every 5mm  run c", "drag up 3              run c"])
  }

  @Test func theFirstVersionOfTouchEggIsConverted() throws {
    #expect(
      try converted(
        """
        <touchégg><application name="All">
          <gesture type="DRAG" fingers="2" direction="ALL">
            <action type="DRAG_AND_DROP">BUTTON=1</action>
          </gesture>
          <gesture type="TAP" fingers="3" direction="">
            <action type="MOUSE_CLICK">BUTTON=2</action>
          </gesture>
          <gesture type="DRAG" fingers="3" direction="LEFT">
            <action type="SEND_KEYS">Alt+Left</action>
          </gesture>
        </application></touchégg>
        """) == [
          "device any", "drag 2        mouse left", "tap 3         mouse middle",
          "swipe left 3  key alt+left",
        ])
  }

  // MARK: fusuma

  private static let fusuma = """
    # My gestures
    swipe:
      3:
        left:
          sendkey: 'LEFTCTRL+T' # a tab
          keypress:
            LEFTSHIFT: {sendkey: LEFTCTRL+W}
        right:
          command: "xdotool key alt+Left"
          threshold: 0.5
        up:
          update:
            command: volume up
            interval: 0.3
      4:
        begin:
          command: xdotool mousedown 1
        update:
          command: xdotool mousemove_relative -- $move_x, $move_y
        end:
          command: xdotool mouseup 1
    pinch:
      in:
        command: &zoom echo '#1'
      out:
        command: *zoom
    rotate:
      2:
        clockwise: { command: "echo \\"two\\"" }
    hold:
      4:
        command: |
          one
          two
      3:
        sendkey: [ESC, ENTER]
      2:
        sendkey: PLAYPAUSE
        threshold: 2
    ---
    context:
      application:
        - Google-chrome
        - Alacritty
    swipe:
      4:
        down:
          window: {maximized: toggle}
        up:
          workspace: next
    """

  @Test(.enabled(if: readsYAML)) func fusumaIsConverted() throws {
    let lines = try converted(Self.fusuma)
    #expect(
      lines.filter { !$0.hasPrefix("#") }.map { $0.plain } == [
        "device touchpad", "drag left 3 key ctrl+t", "drag right 3 key alt+left",
        "drag up 3 every 5mm run volume up", "drag 4 mouse left", "pinch in 2 run echo '#1'",
        "pinch in 3 run echo '#1'", "pinch in 4 run echo '#1'", "pinch out 2 run echo '#1'",
        "pinch out 3 run echo '#1'", "pinch out 4 run echo '#1'", "rotate right 2 run echo \"two\"",
        "hold 2 1.4s key play", "swipe down 4 in google-chrome,alacritty do maximize-window",
        "swipe up 4 in google-chrome,alacritty do next-workspace",
      ])
    #expect(
      lines.filter { $0.hasPrefix("#") }.map { $0.prefix { $0 != ";" } } == [
        "# swipe 3 left keypress: gestures with a key held have no counterpart",
        "# swipe 3 right threshold: for another distance, add minimumDistance=POINTS to the line",
        "# swipe 3 up update interval: no pause is kept between gestures here",
        "# hold 4 0.7s: its command has several lines",
        "# hold 3 sendkey: keys one after the other have no counterpart",
      ])
  }

  /// The order of two entries, and of two equal ones, is that of the file.
  @Test func theLastOfTwoEqualEntriesIsTaken() throws {
    #expect(
      try converted(
        #"{"swipe":{"3":{"up":{"command":"a"},"left":{"command":"c"},"up":{"command":"b"}}}}"#)
        == [
          "device touchpad", "# swipe up 3: a later entry has the same gesture, and replaces it",
          "swipe left 3  run c", "swipe up 3    run b",
        ])
    #expect(
      try converted("gesture swipe up 3 a\ngesture swipe up 3 b") == [
        "device touchpad", "# line 1: swipe up 3: line 2 has the same gesture, and replaces it",
        "swipe up 3  run b",
      ])
  }

  @Test(
    .enabled(if: readsYAML), arguments: ["a0: &a0 {x: 1}", "a0: &a0 [x, x, x, x, x, x, x, x, x]"])
  func aliasesOfAliasesEndInBounds(first: String) {
    var lines = [first]
    for number in 1...25 {
      let alias = "*a\(number - 1)"
      lines +=
        first.contains("[")
        ? ["a\(number): &a\(number) [\(alias), \(alias), \(alias), \(alias)]"]
        : ["a\(number): &a\(number)", "  <<: \(alias)", "  <<: \(alias)"]
    }
    lines.append("swipe: {3: {left: {command: a}}}")
    // Ruby merges without copies; all other ways are refused.
    let complaint = complaint(lines.joined(separator: "\n"))
    #expect(complaint?.contains("some.conf: this YAML ") ?? !first.contains("["))
  }

  /// What a file says cannot become a line of its own.
  @Test func textsWithLineFeedsStayInTheirLine() throws {
    let file = try Self.file(
      #"""
      {"plugin": {"filters": {"libinput_device_filter":
        {"keep_device_names": "# x\nswipe right 3 run touch pwned"}}},
       "context": {"application": ["a\u000bswipe up 3 run b", "\u001b[2J"]},
       "swipe": {"3": {"left": {"command": "c"}, "up": {"command": "d\u2028e"}}}}
      """#)
    try Self.check(file)
    #expect(file == file.printable)
    #expect(
      file.split(separator: "\n").filter { !$0.hasPrefix("#") } == [
        "device x swipe right 3 run touch pwned", "swipe left 3 in a�swipe,�[2j  run c",
      ])
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("hello", "some.conf: no configuration of a program that dactyl knows; give touchegg.conf"),
    ("gesture swipe left 3 a\nfoo bar", #"line 2: "foo" is no word of libinput-gestures; gesture"#),
    ("gesture swipe left", "line 1: a gesture has a motion and a command, such as gesture swipe"),
    ("gesture swipe round 3 a", "no gesture in it that can be converted; line 1: swipe round 3"),
    (
      "<touchegg><application name='All'>\n<gesture>\n</touchegg>",
      "line 3: expected </gesture> for the element of line 2"
    ),
    ("<touchegg a=b/>", "line 1: expected a value in quotation marks"),
    ("<touchegg>\n<!-- x", "line 2: expected -->"),
    ("<a/>", "line 1: <a> is no configuration of touchegg, which begins with <touchégg>"),
    ("{\"swipe\":\n{\"3\" 4}}", "some.conf: line 2: expected a colon"),
    ("{\"swipe\": \"", "some.conf: line 1: expected a text in quotes"),
    ("{\"swipe\": {}} x", "some.conf: line 1: expected the end of the file"),
    ("{\"swipe\": @}", "some.conf: line 1: expected a value of JSON"),
    ("key: value", "none of fusuma's gestures in it: swipe, pinch, rotate, hold"),
  ]) func aWrongFileIsRefusedWithLineAndCure(text: String, words: String) {
    let complaint = complaint(text)
    #expect(complaint?.contains(words) == true, "\(complaint ?? "accepted")")
  }

  @Test(
    .enabled(if: readsYAML),
    arguments: [
      "swipe:\n\t3:\n", "swipe:\n  3:\n    left: 'a\n", "swipe:\n  3:\n    left: *x\n",
      "swipe: !ruby/object:Object {}\nx: y",
      "swipe: " + String(repeating: "[", count: 10_000),
    ]) func wrongYAMLIsRefused(text: String)
  {
    let complaint = complaint(text)
    #expect(complaint?.hasPrefix("some.conf: this YAML ") == true, "\(complaint ?? "accepted")")
  }

  @Test func deepFilesAreRefused() {
    let deep = String(repeating: "<touchegg>", count: 10_000)
    #expect(complaint(deep)?.contains("expected at most 64 elements in each other") == true)
    let lists = "{\"swipe\": " + String(repeating: "[", count: 10_000)
    #expect(complaint(lists)?.contains("expected at most 64 values in each other") == true)
  }

  /// Files of any size end: nothing in them is read again for each line or letter.
  @Test(arguments: [1, 2, 4]) func largeFilesAreRead(size: Int) throws {
    let text = String(repeating: "a &amp; b ", count: size * 20_000)
    let tooLong = complaint(swipe("RUN_COMMAND", "<command>\(text)</command>"))
    #expect(tooLong?.contains("its line would be longer than 4096 bytes") == true)
    let lines = (0..<size * 1000).map { "gesture swipe left 3 run \($0)" }
    #expect(try Self.file(lines.joined(separator: "\n")).hasSuffix("run \(size * 1000 - 1)\n"))
    let apps = (0..<size * 25).map { "app\($0)" }.joined(separator: "\",\"")
    let fusuma =
      #"{"context":{"application":["\#(apps)"]},"swipe":{"3":{"up":{"command":"a"}}}}"#
    #expect(try Self.file(fusuma).hasSuffix("app\(size * 25 - 1)  run a\n"))
    #expect(complaint("{\"swipe\": \"" + String(repeating: "\\n", count: size * 100_000)) != nil)
  }

  /// Each line repeats the programs.
  @Test func moreThanAHundredProgramsAreRefused() {
    let names = (0...100).map { "\($0)" }.joined(separator: ",")
    let gesture = "<gesture type='SWIPE' fingers='3' direction='UP'><action type='CLOSE_WINDOW'/>"
    let words = "line 1: swipe up 3: in more than 100 programs, or in one of a long name"
    #expect(
      complaint(
        "<touchegg><application name='\(names)'>\(gesture)</gesture></application></touchegg>")?
        .hasSuffix(words) == true)
  }

  private static let fusumaJSON = #"""
    {"context": {"application": ["Google-chrome", "Alacritty"]}, "threshold": {"hold": 1.5},
     "swipe": {"3": {"left": {"sendkey": "LEFTCTRL+T", "keypress": {}}, "up": {"workspace": "next"}},
       "4": {"begin": {"command": "xdotool mousedown 1"}, "end": {"command": "xdotool mouseup 1"}}},
     "pinch": {"in": {"update": {"command": "a \"b\u0041", "interval": 0.3}}},
     "hold": {"4": {"command": "c", "threshold": 2}}}
    """#

  /// No change of a good file makes the converter stop, or print what cannot be read.
  @Test(arguments: [
    libinputGestures, touchEgg, fusumaJSON,
  ])
  func damagedFilesAreReadOrRefused(text: String) throws {
    let letters = Array(text)
    for index in stride(from: 0, to: letters.count, by: 11) {
      for damage in ["", "\"", "\n  ", "<", ": ", "- ", "\u{1B}"] {
        let damaged = String(letters[..<index]) + damage + String(letters[(index + 1)...])
        guard let file = try? Self.file(damaged) else { continue }
        try Self.check(file)
      }
    }
  }
}
