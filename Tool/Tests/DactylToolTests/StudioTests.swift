import Foundation
import Testing

@Suite struct StudioTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private let web = ToolRun.project.appending(path: "Web")
  private let sample = "Examples/Recordings/double-tap.jsonl"

  private func own(_ path: String) throws -> Data {
    try Data(contentsOf: ToolRun.project.appending(path: path))
  }

  @Test func listensOnThisMachineAlone() throws {
    let studio = try StudioProcess()
    #expect(studio.address.hasPrefix("http://127.0.0.1:"))
    #expect(studio.isListening(at: "127.0.0.1"))
    // A server that listens on all addresses would answer here too.
    #expect(!studio.isListening(at: "127.0.0.2"))
  }

  @Test func offersItsFilesAsTheyAre() throws {
    let studio = try StudioProcess()
    for (path, kind) in [
      ("studio/index.html", "text/html; charset=utf-8"),
      ("studio/pads.js", "text/javascript; charset=utf-8"),
      ("studio/studio.css", "text/css; charset=utf-8"),
      ("dactyl.js", "text/javascript; charset=utf-8"),
      ("dactyl.wasm", "application/wasm"),
    ] {
      let answer = try studio.get("/" + path)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == kind)
      #expect(answer.body == (try own("Web/" + path)))
    }
    let first = try studio.get("/")
    #expect(String(decoding: first.body, as: UTF8.self).contains("url=studio/index.html\""))
  }

  @Test(arguments: [
    "/../Package.swift", "/studio/../../Package.swift", "/studio/%2e%2e/dactyl.d.ts",
    "/studio/..%2f..%2fPackage.swift", "//etc/passwd", "/etc/passwd", "/studio", "/tests/page.mjs",
    "/recording.jsonl", "/studio/pads.js%00.css", "/nothing",
  ])
  func offersNothingElse(path: String) throws {
    #expect(try StudioProcess().get(path).status == 404)
  }

  @Test func answersNoPageOfAnotherSiteThatResolvesHere() throws {
    let studio = try StudioProcess()
    #expect(try studio.get("/", host: "example.com").status == 400)
    #expect(try studio.post("/convert", own(sample), host: "example.com:80").status == 400)
    #expect(try studio.get("/", host: "localhost:1").status == 200)
  }

  @Test func convertsWhatTheReadersKnow() throws {
    let studio = try StudioProcess()
    let same = try studio.post("/convert", own(sample))
    #expect(same.status == 200)
    #expect(same.body == (try own(sample)))
    #expect(same.headers["content-type"] == "application/jsonl")
    let evemu = try studio.post("/convert", own("Tests/Browser/tap.events"))
    #expect(evemu.status == 200)
    let lines = String(decoding: evemu.body, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"dactyl\":\"recording\",\"version\":1") == true)
    #expect(lines.count == 3)
  }

  @Test func saysWhichLineIsWrong() throws {
    let studio = try StudioProcess()
    let head = "{\"dactyl\":\"recording\",\"version\":1}\n"
    let broken = try studio.post("/convert", Data((head + "{\"t\":0}\n").utf8))
    #expect(broken.status == 400)
    #expect(String(decoding: broken.body, as: UTF8.self).hasPrefix("line 2: "))
    #expect(try studio.post("/convert", Data()).status == 400)
    #expect(try studio.get("/convert").headers["allow"] == "POST")
    #expect(try studio.post("/studio/pads.js", Data()).status == 405)
  }

  @Test func offersTheRecordingGiven() throws {
    let studio = try StudioProcess("Tests/Browser/tap.events")
    let page = String(decoding: try studio.get("/").body, as: UTF8.self)
    #expect(page.contains("url=studio/index.html?recording=../recording.jsonl"))
    let recording = String(decoding: try studio.get("/recording.jsonl").body, as: UTF8.self)
    #expect(recording.hasPrefix("{\"dactyl\":\"recording\""))
    let missing = try ToolRun("studio", "no-such-file")
    #expect(missing.status == 66 && missing.complaint.contains("no-such-file"))
  }

  @Test func offersTheLinesOfAProgram() throws {
    let studio = try StudioProcess("Examples/C/inspected.lines")
    let page = String(decoding: try studio.get("/").body, as: UTF8.self)
    #expect(page.contains("url=studio/index.html?lines=../program.lines"))
    #expect(try studio.get("/program.lines").body == own("Examples/C/inspected.lines"))
    #expect(try studio.get("/recording.jsonl").status == 404)
  }

  @Test func exportsEveryFileThatItServes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let export = try ToolRun("studio", "--export", folder.path, sample)
    #expect(export.status == 0)
    let inStudio = try FileManager.default.subpathsOfDirectory(
      atPath: web.appending(path: "studio").path)
    let files = inStudio.filter { $0.contains(".") }.map { "studio/" + $0 }
    let modules = try FileManager.default.contentsOfDirectory(atPath: web.path)
      .filter { $0.hasSuffix(".js") }
    for path in files + modules + ["dactyl.wasm", "dactyl-strokes.wasm", "dactyl-shown.wasm"] {
      let written = try Data(contentsOf: folder.appending(path: path))
      #expect(written == (try own("Web/" + path)), "\(path)")
    }
    #expect(try Data(contentsOf: folder.appending(path: "recording.jsonl")) == own(sample))
    let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(index.contains("studio/index.html?recording=../recording.jsonl"))
    // Modules that others import are there too; the studio's scripts are bundles, which show code.
    for path in modules {
      let source = String(decoding: try own("Web/" + path), as: UTF8.self)
      for match in source.matches(of: #/(?:from|import) ?"(\.[^"]+)"/#) {
        let imported = folder.appending(path: path).deletingLastPathComponent()
          .appending(path: String(match.1)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: imported.path), "\(path) imports \(match.1)")
      }
    }
  }
}
