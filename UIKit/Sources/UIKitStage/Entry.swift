import Foundation
import PageServer
import UIKit

/// Shows the running program; UIKit calls this if the product is linked.
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
  let size = options.size ?? UIScreen.main.bounds.size
  if let path = options.replay {
    // The bars of the recorded screen leave its views where they were.
    var setting = ScreenSetting(chosen: size)
    setting.bar = StatusBar(of: .shared)
    setting.apply(to: .shared)
    try Replay(application: .shared, path: path).run(picture: options.picture)
    exit(0)
  }
  let files = try SessionFiles(
    recording: options.recording, trace: options.trace, size: size)
  let secret =
    try options.secret.map { path throws(StageError) in try Secret(file: path) }
    ?? Secret()
  let stage = Stage(application: .shared, size: size, files: files, secret: secret)
  let addresses = options.isOpenToNetwork ? NetworkAddress.all() : []
  let check = RequestCheck(names: ["127.0.0.1"] + addresses)
  let visits = WebServer.Visits(
    at: "/watch", mayConnect: check.isOriginOwn, visitors: stage.watchers)
  let server = WebServer(
    check: check, policy: PageFile.policy, mostClients: 256, visits: visits
  ) { [sounds = stage.sounds, images = stage.images, isOpen = options.isOpenToNetwork] request in
    // Machines of the network are shown this program alone.
    if !isOpen, request.path == "/programs" {
      return .answer(RunningPrograms.answer(to: request.headers, knowing: secret))
    }
    return request.answer { PageFile.find($0) ?? sounds.find($0) ?? images.find($0) }
  }
  let port: Int
  do {
    let channel = try server.serve(
      host: options.isOpenToNetwork ? "0.0.0.0" : "127.0.0.1",
      port: options.port ?? StageOptions.usualPort, orNext: options.port == nil ? 100 : 0)
    port = channel.localAddress?.port ?? 0
  } catch {
    let port = options.port ?? StageOptions.usualPort
    throw StageError("port \(port): cannot be listened on: \(WebServer.words(of: error))")
  }
  print("http://127.0.0.1:\(port)/#\(secret.text)")
  for address in addresses {
    let link = "http://\(address):\(port)/#\(secret.text)"
    print(link)
    print(QRCode.blocks(link))
  }
  fflush(nil)
  EndingSignals.watch { UIApplication.shared.terminate() }
  let listed = RunningPrograms()?
    .enter(.stage, name: ProcessInfo.processInfo.processName, port: port, secret: secret)
  withExtendedLifetime(listed) { stage.run() }
}
