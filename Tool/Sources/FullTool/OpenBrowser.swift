import Platform
import ToolCommands

/// Opens an address in the user's browser.
func openBrowser(_ address: String) {
  #if os(macOS)
    let opener = "open"
  #else
    let opener = "xdg-open"
  #endif
  // Ignore failure: the address is on the screen.
  _ = ChildProcess().start(opener, [address])
}
