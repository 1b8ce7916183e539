import Platform

/// The desktop on which a program runs, as far as window actions differ.
package enum RunningDesktop: String, CaseIterable {
  case sway, i3, hyprland = "Hyprland", gnome = "GNOME", kde = "KDE", x11 = "X11"

  /// The desktop by this program's environment; nil if it is none of them.
  package static let current = RunningDesktop(ProcessInfo.processInfo.environment)

  init?(_ environment: [String: String]) {
    func has(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
    let names = environment["XDG_CURRENT_DESKTOP", default: ""].lowercased()
      .split(separator: ":").map(String.init)
    if has("SWAYSOCK") {
      self = .sway
    } else if has("HYPRLAND_INSTANCE_SIGNATURE") {
      self = .hyprland
    } else if has("I3SOCK") || names.contains("i3") {
      self = .i3
    } else if names.contains("gnome") {
      self = .gnome
    } else if names.contains("kde") {
      self = .kde
    } else if has("DISPLAY"), !has("WAYLAND_DISPLAY") {
      self = .x11
    } else {
      return nil
    }
  }
}

/// What is done with windows and workspaces, by the word that gesture files have for it.
package enum WindowAction: String, CaseIterable {
  case nextWorkspace = "next-workspace"
  case previousWorkspace = "previous-workspace"
  case workspaceUp = "workspace-up"
  case workspaceDown = "workspace-down"
  case closeWindow = "close-window"
  case minimizeWindow = "minimize-window"
  case maximizeWindow = "maximize-window"
  case fullscreenWindow = "fullscreen-window"
  case tileLeft = "tile-left"
  case tileRight = "tile-right"
  case showDesktop = "show-desktop"
  case overview
  case showApps = "show-apps"
  case nextWindow = "next-window"
  case previousWindow = "previous-window"

  /// How a desktop is asked for it: a shell command, or the keys that the desktop has for it at first.
  enum Means: Equatable {
    case run(String)
    case keys(String)
  }

  /// How to ask a desktop; nil if it has no such thing.
  func means(on desktop: RunningDesktop) -> Means? {
    switch desktop {
    case .sway: tiling.map { .run("swaymsg \($0)") }
    case .i3: tiling.map { .run("i3-msg \($0)") }
    case .hyprland: hyprland.map { .run("hyprctl dispatch '\($0)'") }
    case .gnome: gnome.map { .keys($0) }
    case .kde: kde.map { .keys($0) }
    case .x11: x11.map { .run($0) }
    }
  }

  /// The command of sway and i3, whose workspaces stand in a row and whose windows tile.
  private var tiling: String? {
    switch self {
    case .nextWorkspace: "workspace next_on_output"
    case .previousWorkspace: "workspace prev_on_output"
    case .closeWindow: "kill"
    case .minimizeWindow: "move scratchpad"
    case .fullscreenWindow, .maximizeWindow: "fullscreen toggle"
    case .tileLeft: "move left"
    case .tileRight: "move right"
    case .nextWindow: "focus next"
    case .previousWindow: "focus prev"
    case .workspaceUp, .workspaceDown, .showDesktop, .overview, .showApps: nil
    }
  }

  private var hyprland: String? {
    switch self {
    case .nextWorkspace: #"hl.dsp.focus({ workspace = "e+1" })"#
    case .previousWorkspace: #"hl.dsp.focus({ workspace = "e-1" })"#
    case .fullscreenWindow, .maximizeWindow: "hl.dsp.window.fullscreen({})"
    default: nil
    }
  }

  private var gnome: String? {
    switch self {
    case .nextWorkspace: "super+pagedown"
    case .previousWorkspace: "super+pageup"
    case .minimizeWindow: "super+h"
    case .maximizeWindow: "super+up"
    case .showApps: "super+a"
    case .overview: "super"
    case .workspaceUp, .workspaceDown: nil
    default: common
    }
  }

  private var kde: String? {
    switch self {
    case .nextWorkspace: "ctrl+super+right"
    case .previousWorkspace: "ctrl+super+left"
    case .workspaceUp: "ctrl+super+up"
    case .workspaceDown: "ctrl+super+down"
    case .minimizeWindow: "super+pagedown"
    case .maximizeWindow: "super+pageup"
    case .showApps: "super"
    case .overview: "super+w"
    default: common
    }
  }

  /// The keys that GNOME and KDE share.
  private var common: String? {
    switch self {
    case .closeWindow: "alt+f4"
    case .fullscreenWindow: "f11"
    case .tileLeft: "super+left"
    case .tileRight: "super+right"
    case .showDesktop: "super+d"
    case .nextWindow: "alt+tab"
    case .previousWindow: "alt+shift+tab"
    default: nil
    }
  }

  /// Commands for window managers that keep the Extended Window Manager Hints.
  private var x11: String? {
    switch self {
    case .nextWorkspace: "xdotool set_desktop --relative 1"
    case .previousWorkspace: "xdotool set_desktop --relative -- -1"
    case .closeWindow: "wmctrl -c :ACTIVE:"
    case .minimizeWindow: "xdotool getactivewindow windowminimize"
    case .maximizeWindow: "wmctrl -r :ACTIVE: -b toggle,maximized_vert,maximized_horz"
    case .fullscreenWindow: "wmctrl -r :ACTIVE: -b toggle,fullscreen"
    case .showDesktop: "wmctrl -k on"
    default: nil
    }
  }
}
