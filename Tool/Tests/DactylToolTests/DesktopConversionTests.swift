import Foundation
import Testing

@testable import ToolCommands

extension String {
  /// The words with one space between them.
  fileprivate var plain: String { split(separator: " ").joined(separator: " ") }
}

/// Gesture files made of other programs' configurations.
@Suite struct DesktopConversionTests {
  /// The lines of a converted file after the remarks at its head.
  private func converted(_ text: String) throws -> [String] {
    let file = try convertedGestureFile(text, path: "some.conf")
    // What is printed can be read, and its drawings and settings exist.
    for section in try DesktopFile(file, path: "converted").sections {
      _ = try DesktopScene(section, path: "converted")
    }
    let lines = file.split(separator: "\n").map(String.init)
    return Array(lines.drop { $0.hasPrefix("# ") && !$0.hasPrefix("# line") })
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try convertedGestureFile(text, path: "some.conf")
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
    gesture swipe right_up 3 echo never
    gesture swipe right 3 xdotool click 2
    gesture swipe down 3 _internal -w ws_down
    gesture swipe down 4 _internal ws_down
    gesture swipe left 4 echo $PATH
    device all
    swipe_threshold 20
    """

  @Test func libinputGesturesAreConverted() throws {
    let xdotool = "run xdotool set_desktop --relative -- -1"
    #expect(
      try converted(Self.libinputGestures) == [
        "device touchpad",
        "swipe left 3   key alt+right",
        "swipe up 3     run $HOME/bin/show it",
        "swipe up 4     run notify-send 'four up'",
        "pinch in 2     key ctrl+shift+t",
        "rotate left 2  key ctrl+l",
        "hold 4 1.5s    run systemctl suspend",
        "# line 8: swipe right_up 3: swipes go left, right, up or down here; "
          + "dactyl teach learns other ways",
        "swipe right 3  mouse middle",
        "swipe down 3   \(xdotool)",
        "# line 11: swipe down 4 _internal ws_down: no plain command stops at the last workspace; "
          + "with X11 try \(xdotool), which goes round, or your desktop's own",
        "swipe left 4   run echo $PATH",
        "# line 12: swipe left 4: a shell reads the command here; libinput-gestures has none",
        "# line 14: swipe_threshold: a distance goes with each swipe here, as in "
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
    let swipe = DesktopGesture(motion: .swipe(.left), fingers: 3)
    #expect(ConvertedCommand.action(command, for: swipe) == action)
  }

  @Test func keysOfTheKernelAreNamed() throws {
    #expect(try ConvertedKeys.keys(ofKernelNames: "LEFTMETA+NEXTSONG") == "super+next")
    // Our names for other keys.
    #expect(throws: ConvertedKeys.Unknown.self) { try ConvertedKeys.keys(ofKernelNames: "PRINT") }
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
      "swipe left 3 key ctrl+alt+right",
      "swipe down 4 run sh -c \"a && b\"",
      "swipe left 4 run xdotool set_desktop --relative -- 1",
      "pinch out 2 in firefox,google-chrome every 10% key ctrl+equal",
    ]
    let lines = try converted(Self.touchEgg)
    let gestures = lines.filter { !$0.hasPrefix("#") }.map { $0.plain }
    #expect(
      gestures == ["device touchpad"] + everywhere + ["device touchscreen"] + everywhere[..<2]
        + ["tap 2 mouse right"] + everywhere[2...])
    #expect(
      lines.filter { $0.hasPrefix("#") } == [
        "# line 6: swipe up 3 MAXIMIZE_RESTORE_WINDOW: no plain command does the same; try run "
          + "wmctrl -r :ACTIVE: -b toggle,maximized_vert,maximized_horz, for the active window, "
          + "not the one under the pointer",
        "# line 30: pinch out 2 decreaseKeys: fingers that go back do nothing; a line for "
          + "pinch in 2 can",
        "# line 38: swipe left 3 SEND_KEYS Hyper_L: no key here is called Hyper_L",
      ])
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

  @Test func fusumaIsConverted() throws {
    let lines = try converted(Self.fusuma)
    #expect(
      lines.filter { !$0.hasPrefix("#") }.map { $0.plain } == [
        "device touchpad", "drag left 3 key ctrl+t", "drag right 3 key alt+left",
        "drag up 3 every 5mm run volume up", "drag 4 mouse left", "pinch in 2 run echo '#1'",
        "pinch in 3 run echo '#1'", "pinch in 4 run echo '#1'", "pinch out 2 run echo '#1'",
        "pinch out 3 run echo '#1'", "pinch out 4 run echo '#1'", "rotate right 2 run echo \"two\"",
        "hold 2 1.4s key play",
        "swipe down 4 in google-chrome,alacritty run wmctrl -r :ACTIVE: -b "
          + "toggle,maximized_vert,maximized_horz",
      ])
    #expect(
      lines.filter { $0.hasPrefix("#") }.map { $0.prefix { $0 != ";" } } == [
        "# line 6: swipe 3 left keypress: gestures with a key held have no counterpart",
        "# line 10: swipe 3 right threshold: for another distance, add minimumDistance=POINTS to "
          + "the line",
        "# line 14: swipe 3 up update interval: no pause is kept between gestures here",
        "# line 31: hold 4 0.7s: its command has several lines",
        "# line 35: hold 3 sendkey: keys one after the other have no counterpart",
        "# line 49: swipe 4 up workspace next: no plain command stops at the last workspace",
      ])
  }

  @Test func theLastOfTwoEqualGesturesIsTaken() throws {
    #expect(
      try converted("swipe:\n  3:\n    up: {command: a}\n    up: {command: b}\n") == [
        "device touchpad",
        "# line 3: swipe up 3: line 4 has the same gesture, and replaces it",
        "swipe up 3  run b",
      ])
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("hello", "some.conf: no configuration of a program that dactyl knows; give touchegg.conf"),
    ("gesture swipe left 3 a\nfoo bar", #"line 2: "foo" is no word of libinput-gestures; gesture"#),
    ("gesture swipe left", "line 1: a gesture has a motion and a command, such as gesture swipe"),
    (
      "gesture swipe left_up 3 a", "no gesture in it that can be converted; line 1: swipe left_up 3"
    ),
    ("<touchegg><application name='All'>\n<gesture>\n</touchegg>", "line 3: </touchegg> ends no"),
    ("<touchegg a=b/>", "line 1: the value of a has no quotes; write a=\"...\""),
    ("<touchegg>&nbsp;</touchegg>", "line 1: an & begins no name that XML knows; write &amp;"),
    ("<touchegg>\n<!-- x", "line 2: a comment has no end; write --> after it"),
    ("<a/>", "line 1: <a> is no configuration of touchegg, which begins with <touchégg>"),
    ("swipe:\n\t3:\n", "line 2: a tab indents this line; YAML takes spaces only"),
    ("swipe:\n  3:\n    left: 'a\n", "line 3: a quote has no end; write ' after it"),
    ("swipe:\n  3:\n    left: *x\n", "line 3: *x names nothing before it; write the value itself"),
    ("swipe:\n  3:\n    left: x\n      right: y\n", "stands under a value; indent it as the line"),
    ("key: value", "none of fusuma's gestures in it: swipe, pinch, rotate, hold"),
  ]) func aWrongFileIsRefusedWithLineAndCure(text: String, words: String) {
    let complaint = complaint(text)
    #expect(complaint?.contains(words) == true, "\(complaint ?? "accepted")")
  }

  @Test func deepFilesAreRefused() {
    let deep = String(repeating: "<touchegg>", count: 10_000)
    #expect(complaint(deep)?.contains("more than 64 elements lie in each other") == true)
    let lists = "swipe: " + String(repeating: "[", count: 10_000)
    #expect(complaint(lists)?.contains("more than 64 values lie in each other") == true)
    let dashes = "swipe:\n" + String(repeating: "- ", count: 10_000)
    #expect(complaint(dashes)?.contains("more than 64 values lie in each other") == true)
  }

  /// No change of a good file makes the converter stop, or print what cannot be read.
  @Test(arguments: [libinputGestures, touchEgg, fusuma])
  func damagedFilesAreReadOrRefused(text: String) throws {
    let letters = Array(text)
    for index in stride(from: 0, to: letters.count, by: 11) {
      for damage in ["", "\"", "\n  ", "<", ": ", "- "] {
        let damaged = String(letters[..<index]) + damage + String(letters[(index + 1)...])
        guard let file = try? convertedGestureFile(damaged, path: "some.conf") else { continue }
        _ = try DesktopFile(file, path: "converted")
      }
    }
  }
}
