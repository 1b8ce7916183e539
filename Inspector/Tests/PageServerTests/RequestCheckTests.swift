import NIOHTTP1
import PageServer
import Testing

@Suite struct RequestCheckTests {
  private let check = RequestCheck(names: ["127.0.0.1", "192.168.0.7"])

  private func headers(_ host: String, _ origins: String...) -> HTTPHeaders {
    HTTPHeaders([("Host", host)] + origins.map { ("Origin", $0) })
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:8322", "localhost:1", "LOCALHOST", "192.168.0.7:80"])
  func knowsItsNames(host: String) { #expect(check.isHostOwn(headers(host))) }

  @Test(arguments: [
    "", ":80", "example.com", "127.0.0.1.example.com", "127.0.0.1:x", "127.0.0.1:99999",
    "127.0.0.1:80:80", "[::1]", "user@127.0.0.1", "127.0.0.1 ", "127.0.0.1/",
  ])
  func knowsNoOthers(host: String) { #expect(!check.isHostOwn(headers(host))) }

  @Test func wantsExactlyOneHost() {
    #expect(!check.isHostOwn(HTTPHeaders()))
    #expect(!check.isHostOwn(HTTPHeaders([("Host", "127.0.0.1"), ("Host", "127.0.0.1")])))
  }

  @Test func goesByAnyNameWhereItListensAtAllAddresses() {
    #expect(RequestCheck(listeningAt: "0.0.0.0").isHostOwn(headers("kiosk.local:80")))
    #expect(!RequestCheck(listeningAt: "127.0.0.1").isHostOwn(headers("kiosk.local:80")))
  }

  @Test func staysConnectedToItsOwnPageAlone() {
    #expect(check.isOriginOwn(headers("127.0.0.1:1", "http://127.0.0.1:1")))
    #expect(!check.isOriginOwn(headers("127.0.0.1:1")))
    #expect(!check.isOriginOwn(headers("127.0.0.1:1", "http://127.0.0.1:2")))
    #expect(!check.isOriginOwn(headers("127.0.0.1:1", "https://127.0.0.1:1")))
    #expect(!check.isOriginOwn(headers("127.0.0.1:1", "http://127.0.0.1:1", "http://a.com")))
    #expect(!check.isOriginOwn(headers("example.com", "http://example.com")))
  }

  @Test func takesFromWhoDoesNotSayOrIsItsOwnPage() {
    #expect(check.isOriginOwnOrUnsaid(headers("127.0.0.1:1")))
    #expect(check.isOriginOwnOrUnsaid(headers("127.0.0.1:1", "http://127.0.0.1:1")))
    #expect(!check.isOriginOwnOrUnsaid(headers("127.0.0.1:1", "null")))
  }

  @Test func knowsPagesOfThisMachine() {
    #expect(check.isOriginOfThisMachine(headers("127.0.0.1:1", "http://localhost:8321")))
    #expect(check.isOriginOfThisMachine(headers("127.0.0.1:1", "http://127.0.0.1")))
    #expect(!check.isOriginOfThisMachine(headers("127.0.0.1:1", "http://192.168.0.7:1")))
    #expect(!check.isOriginOfThisMachine(headers("127.0.0.1:1", "http://localhost.example.com")))
    #expect(!check.isOriginOfThisMachine(headers("127.0.0.1:1", "https://localhost")))
    #expect(!check.isOriginOfThisMachine(headers("127.0.0.1:1")))
  }

  @Test func aSecretIsKnownWholeOrNotAtAll() {
    let secret = Secret()
    #expect(secret.text.count == 32)
    #expect(secret.text != Secret().text)
    #expect(secret.isKnown(Array(secret.text.utf8)))
    #expect(!secret.isKnown(Array(secret.text.utf8.dropLast())))
    #expect(!secret.isKnown([]))
    #expect(!Secret("0123").isKnown(Array("0124".utf8)))
  }
}
