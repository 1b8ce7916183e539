import DactylInspector
import Foundation
import PageServer
import UIKit

/// Shows the program that has been started; UIKit calls this where the product is linked.
@_cdecl("dactyl_stage_main")
public func dactylStageMain() {
  MainActor.assumeIsolated {
    do {
      try showProgram(StageOptions(Array(CommandLine.arguments.dropFirst())))
    } catch let error as StageError {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      exit(error.message == StageOptions.help ? 0 : 64)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

@MainActor
private func showProgram(_ options: StageOptions) throws -> Never {
  if let path = options.replay {
    try Replay(application: .shared, path: path).run(picture: options.picture)
    exit(0)
  }
  let files = try SessionFiles(
    recording: options.recording, trace: options.trace, size: options.size)
  let token = options.isOpenToNetwork ? Secret() : nil
  let stage = Stage(application: .shared, size: options.size, files: files, token: token)
  let addresses = options.isOpenToNetwork ? NetworkAddress.all() : []
  let check = RequestCheck(names: ["127.0.0.1"] + addresses)
  let server = VisitedPage(
    check: check, policy: PageFile.policy, find: PageFile.find, connection: "/watch",
    mayConnect: check.isOriginOwn, visitors: stage.watchers, mostClients: 256)
  let port: Int
  do {
    let channel = try server.serve(
      host: options.isOpenToNetwork ? "0.0.0.0" : "127.0.0.1", port: options.port)
    port = channel.localAddress?.port ?? options.port
  } catch {
    throw StageError("port \(options.port): cannot be listened on: \(error)")
  }
  let fragment = token.map { "#\($0.text)" } ?? ""
  print("http://127.0.0.1:\(port)/\(fragment)")
  for address in addresses {
    let link = "http://\(address):\(port)/\(fragment)"
    print(link)
    if let code = QRCode(link) { print(code.blocks) }
  }
  fflush(nil)
  if options.isInspected { inspect(.shared, isOpenToNetwork: options.isOpenToNetwork) }
  stage.run()
}

/// Lets viewers look at the frontmost window of the program.
@MainActor
private func inspect(_ application: UIApplication, isOpenToNetwork: Bool) {
  guard let window = application.keyWindow ?? application.windows.first else { return }
  var options = Inspector.Options()
  options.isOpenToNetwork = isOpenToNetwork
  options.send = { frame in
    MainActor.assumeIsolated { application.host { try? window.send(frame) } }
  }
  Inspector.attach(window.dactylWindow, options: options)
}
