import Dactyl
import DactylFiles
import DactylInspector
import ToolCommands

/// The inspector's page for `dactyl live --inspect` and for phones.
final class LiveInspector: LiveViewers {
  private let inspector: Inspector

  init(_ stage: Stage, _ access: LiveAccess) {
    var options = Inspector.Options()
    options.program = "dactyl live"
    options.isOpenToNetwork = access.isOpenToNetwork
    options.schedule = access.schedule
    options.send = access.send
    options.nameView = { $0 is Window ? nil : stage.name(of: $0) }
    inspector = Inspector.attach(stage.window, options: options)
  }

  func perform() { inspector.perform() }
  func detach() { inspector.detach() }
}
