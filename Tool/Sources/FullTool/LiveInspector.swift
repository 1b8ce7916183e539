import Dactyl
import DactylFiles
import DactylInspector
import ToolCommands

/// The inspector's page for `dactyl live --inspect` and for phones, and for `dactyl desktop --open`.
final class LiveInspector: DesktopPage {
  private let inspector: Inspector

  convenience init(_ stage: Stage, _ access: LiveAccess) {
    self.init(stage, access, program: "dactyl live")
  }

  init(_ stage: Stage, _ access: LiveAccess, program: String) {
    var options = Inspector.Options()
    options.program = program
    options.isOpenToNetwork = access.isOpenToNetwork
    options.schedule = access.schedule
    options.send = access.send
    options.opening = access.opening
    options.receive = access.receive
    options.nameView = { $0 is Window ? nil : stage.name(of: $0) }
    inspector = Inspector.attach(stage.window, options: options)
  }

  func perform() { inspector.perform() }
  func detach() { inspector.detach() }
  func tell(_ line: String) { inspector.tell(line) }
  func look(at stage: Stage) { inspector.look(at: stage.window) }

  /// The page of a gesture file, in the browser.
  static func openDesktop(_ stage: Stage, _ access: LiveAccess) -> any DesktopPage {
    let page = LiveInspector(stage, access, program: "dactyl desktop")
    if let link = page.inspector.links.first { openBrowser(link) }
    return page
  }
}
