/// The names that other programs give to keys.
struct ConvertedKeys {
  /// Whether gesture files know a key by this name.
  let hasKey: (String) -> Bool

  /// A key without a counterpart.
  struct Unknown: Error {
    var name: String
  }

  /// X11's names in small letters, where ours differ.
  private static let keysyms: [String: String] = [
    "control_l": "ctrl", "control_r": "rightctrl", "control": "ctrl", "ctrl": "ctrl",
    "shift_l": "shift", "shift_r": "rightshift", "shift": "shift",
    "alt_l": "alt", "alt_r": "altgr", "alt": "alt", "iso_level3_shift": "altgr",
    // A keyboard of the US has them on the keys of Alt and the logo.
    "meta_l": "alt", "meta": "alt", "super_l": "super", "super_r": "rightsuper", "super": "super",
    "return": "enter", "enter": "enter", "escape": "esc", "space": "space", "tab": "tab",
    "backspace": "backspace", "iso_left_tab": "shift+tab", "delete": "delete", "insert": "insert",
    "home": "home", "end": "end", "left": "left", "right": "right", "up": "up", "down": "down",
    "page_up": "pageup", "prior": "pageup", "page_down": "pagedown", "next": "pagedown",
    "comma": "comma", "period": "dot", "slash": "slash", "minus": "minus", "equal": "equal",
    "plus": "plus", "bracketleft": "leftbrace", "bracketright": "rightbrace",
    "semicolon": "semicolon", "apostrophe": "apostrophe", "grave": "grave",
    "backslash": "backslash", "print": "print", "menu": "menu", "pause": "pause",
    "caps_lock": "capslock", "num_lock": "numlock", "scroll_lock": "scrolllock",
    "kp_multiply": "kpasterisk", "kp_divide": "kpslash", "kp_add": "kpplus",
    "kp_subtract": "kpminus",
    "xf86audioraisevolume": "volumeup", "xf86audiolowervolume": "volumedown",
    "xf86audiomute": "mute", "xf86audiomicmute": "micmute", "xf86audioplay": "play",
    "xf86audionext": "next", "xf86audioprev": "previous", "xf86monbrightnessup": "brightnessup",
    "xf86monbrightnessdown": "brightnessdown", "xf86kbdbrightnessup": "keyboardlightup",
    "xf86kbdbrightnessdown": "keyboardlightdown", "xf86kbdlightonoff": "keyboardlighttoggle",
    "xf86back": "back", "xf86forward": "forward", "xf86homepage": "homepage",
    "xf86reload": "refresh", "xf86refresh": "refresh", "xf86search": "search",
    "xf86sleep": "sleep", "xf86poweroff": "power", "xf86screensaver": "lock",
  ]

  /// The kernel's names in small letters, where ours differ; nil where ours is another key.
  private static let kernelNames: [String: String?] = [
    "leftctrl": "ctrl", "leftshift": "shift", "leftalt": "alt", "rightalt": "altgr",
    "leftmeta": "super", "rightmeta": "rightsuper", "compose": "menu", "sysrq": "print",
    "nextsong": "next", "previoussong": "previous", "playpause": "play", "screenlock": "lock",
    "coffee": "lock", "kbdillumtoggle": "keyboardlighttoggle",
    "kbdillumdown": "keyboardlightdown", "kbdillumup": "keyboardlightup",
    "menu": nil, "print": nil, "next": nil, "previous": nil, "play": nil, "lock": nil, "meta": nil,
    "plus": nil, "option": nil,
  ]

  /// Keys that programs take like others, where a gesture file knows only the others.
  private static let substitutes = ["kpplus": "plus", "kpminus": "minus"]

  private func known(_ key: String) -> String? { hasKey(key) ? key : Self.substitutes[key] }

  /// Our names of keys that X11 names: `ctrl+t` for `Control_L+t`.
  ///
  /// - Parameter capitalsNeedShift: whether a capital letter stands for the letter with Shift.
  func keys(
    ofKeysyms words: String, capitalsNeedShift: Bool
  ) throws(Unknown) -> String {
    try joined(words) { name in
      let small = name.lowercased()
      if let key = Self.keysyms[small] {
        if !capitalsNeedShift, small == "plus" { return "equal" }
        return key.contains("+") ? key : known(key)
      }
      let isLetter = small.count == 1 && small.first?.isASCII == true
      let isFunction = small.first == "f" && Int(small.dropFirst()) != nil
      guard isLetter || isFunction, hasKey(small) else { return nil }
      return capitalsNeedShift && isLetter && small != name ? "shift+\(small)" : small
    }
  }

  /// Our names of keys that the kernel names: `ctrl+t` for `LEFTCTRL+T`.
  func keys(ofKernelNames words: String) throws(Unknown) -> String {
    try joined(words) { name in
      let small = name.lowercased()
      if let key = Self.kernelNames[small] { return key }
      return known(small)
    }
  }

  private func joined(
    _ words: String, _ key: (String) -> String?
  ) throws(Unknown) -> String {
    var keys: [String] = []
    for name in words.split(separator: "+").map(\.trimmed) {
      guard let key = key(name) else { throw Unknown(name: name) }
      for key in key.split(separator: "+").map(String.init) where !keys.contains(key) {
        keys.append(key)
      }
    }
    guard !keys.isEmpty else { throw Unknown(name: words) }
    return keys.joined(separator: "+")
  }
}
