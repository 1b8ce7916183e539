import Foundation
import Testing

@testable import PageServer

@Suite struct QRCodeTests {
  static let link = "http://192.168.1.20:8322/#0123456789abcdef0123456789abcdef"
  static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/qrencode")
    }

  @Test func adviceReplacesTheCodeOfAMissingProgram() {
    #expect(QRCode.blocks(Self.link, by: "no-such-program") == QRCode.advice)
  }

  @Test func failingProgramDrawsNothing() {
    #expect(QRCode.output(of: ["sh", "-c", "echo no >&2; exit 1"], input: Self.link) == nil)
  }

  @Test func programThatNeverEndsIsStopped() {
    let start = ContinuousClock.now
    #expect(QRCode.output(of: ["sleep", "60"], input: Self.link, patience: 100) == nil)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func programReadsTheLink() {
    #expect(QRCode.output(of: ["cat"], input: Self.link) == Self.link)
  }

  @Test(.enabled(if: isInstalled)) func codesAreDrawn() throws {
    // A line has two rows of squares.
    let lines = QRCode.blocks(Self.link).split(separator: "\n")
    let width = lines[0].count
    #expect(lines.count == (width + 1) / 2 && lines.allSatisfy { $0.count == width })
    #expect(lines[2].hasPrefix("████ ▄▄▄▄▄ █"))
    let picture = try #require(QRCode.svg(Self.link))
    #expect(picture.contains("<svg ") && picture.contains("</svg>"))
  }
}
