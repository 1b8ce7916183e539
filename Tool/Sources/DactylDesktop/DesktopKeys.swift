/// The keys of a virtual keyboard by name, with the numbers that the Linux kernel gives them.
package enum DesktopKeys {
  /// The numbers of the keys that go down for a name.
  package static let codes: [String: [UInt16]] = {
    var codes: [String: [UInt16]] = [:]
    // Numbers follow each other as the keys do on a keyboard of the US.
    func row(_ first: UInt16, _ names: String) {
      for (index, name) in names.split(separator: " ").enumerated() {
        codes[String(name)] = [first + UInt16(index)]
      }
    }
    row(1, "esc 1 2 3 4 5 6 7 8 9 0 minus equal backspace tab q w e r t y u i o p")
    row(26, "leftbrace rightbrace enter ctrl a s d f g h j k l semicolon apostrophe grave shift")
    row(43, "backslash z x c v b n m comma dot slash rightshift kpasterisk alt space capslock")
    row(59, "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 numlock scrolllock")
    row(71, "kp7 kp8 kp9 kpminus kp4 kp5 kp6 kpplus kp1 kp2 kp3 kp0 kpdot")
    row(87, "f11 f12")
    row(96, "kpenter")
    row(97, "rightctrl kpslash print altgr")
    row(102, "home up pageup left right end down pagedown insert delete")
    row(113, "mute volumedown volumeup power kpequal")
    row(119, "pause")
    row(125, "super rightsuper menu")
    row(128, "stop again props undo front copy open paste find cut help")
    row(142, "sleep")
    row(152, "lock")
    row(158, "back forward")
    row(163, "next play previous")
    row(172, "homepage refresh")
    row(183, "f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24")
    row(217, "search")
    row(224, "brightnessdown brightnessup")
    row(228, "keyboardlighttoggle keyboardlightdown keyboardlightup")
    row(248, "micmute")
    for (name, other) in [
      "escape": "esc", "return": "enter", "control": "ctrl", "meta": "super", "win": "super",
      "option": "alt", "del": "delete", "ins": "insert", "pgup": "pageup", "pgdn": "pagedown",
      "period": "dot", "-": "minus", "=": "equal", ",": "comma", ".": "dot", "/": "slash",
      "playpause": "play", "prev": "previous", "volup": "volumeup", "voldown": "volumedown",
    ] {
      codes[name] = codes[other]
    }
    codes["plus"] = codes["shift"]! + codes["equal"]!
    return codes
  }()

  /// All keys and buttons that a gesture file can ask for.
  static var all: [UInt16] {
    Array(Set(codes.values.joined())).sorted() + [0x110, 0x111, 0x112]
  }
}
