import Testing

@testable import PageServer

@Suite struct QRCodeTests {
  /// The standard's example, from its annex: the digits 01234567.
  @Test func correctionsAreThoseOfTheStandardsExample() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    #expect(
      ReedSolomon.corrections(of: data, count: 10) == [
        0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
      ])
  }

  @Test func codesAreAsLargeAsTheirTextNeeds() throws {
    #expect(try #require(QRCode("hello")).size == 21)
    #expect(try #require(QRCode(String(repeating: "x", count: 106))).size == 37)
    #expect(QRCode(String(repeating: "x", count: 107)) == nil)
  }
}
