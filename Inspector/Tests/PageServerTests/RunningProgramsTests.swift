import Foundation
import NIOHTTP1
import Testing

@testable import PageServer

@Suite struct RunningProgramsTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/running-\(UUID())"

  @Test func whoRunsIsListedByPort() throws {
    let programs = try #require(RunningPrograms(folder: folder))
    let album = programs.enter(.window, name: "Album", port: 8323, secret: Secret("5ecret"))
    let mail = programs.enter(
      .stage, name: "Mail\nof two lines", port: 8322, secret: Secret("0ther"))
    #expect(programs.lines == ["stage 8322 0ther Mail of two lines", "window 8323 5ecret Album"])
    mail?.leave()
    #expect(programs.lines == ["window 8323 5ecret Album"])
    withExtendedLifetime((album, mail)) {}
  }

  @Test func whoEndedWithoutLeavingIsForgotten() throws {
    let programs = try #require(RunningPrograms(folder: folder))
    // The lock goes with the last reference, as with the process.
    _ = programs.enter(.window, name: "Album", port: 8323, secret: Secret())
    #expect(FileManager.default.fileExists(atPath: folder + "/8323"))
    #expect(programs.lines == [])
    #expect(!FileManager.default.fileExists(atPath: folder + "/8323"))
  }

  @Test func nobodyElseCanReadTheSecrets() throws {
    let programs = try #require(RunningPrograms(folder: folder))
    let album = programs.enter(.window, name: "Album", port: 8323, secret: Secret())
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/8323")[.posixPermissions]
    #expect(mode as? Int == 0o600)
    withExtendedLifetime(album) {}
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    #expect(RunningPrograms(folder: folder) == nil)
  }

  @Test func theListNeedsTheSecret() {
    let secret = Secret()
    func status(_ said: [(String, String)]) -> HTTPResponseStatus {
      RunningPrograms.answer(to: HTTPHeaders(said), knowing: secret).status
    }
    #expect(status([]) == .unauthorized)
    #expect(status([("Authorization", Secret().text)]) == .unauthorized)
    #expect(status([("Authorization", secret.text)]) == .ok)
  }
}
