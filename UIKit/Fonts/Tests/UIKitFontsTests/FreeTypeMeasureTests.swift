import Foundation
import Testing
import UIKit

@testable import UIKitFonts

/// Texts measured by real fonts. Where Debian's fonts-dejavu-core is missing, what needs its
/// letters is skipped by name. One after the other: some set what measures for all.
@Suite(.serialized) struct FreeTypeMeasureTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"
  private static let file = folder + "/DejaVuSans.ttf"
  private static var hasDejaVu: Bool { FileManager.default.fileExists(atPath: file) }

  private let measure = FreeTypeMeasure(folders: [folder])
  private func font(_ name: String, _ size: CGFloat) -> UIFont { UIFont(name: name, size: size)! }

  @Test func programsThatLinkItMeasureByIt() {
    let former = UIFont.measure
    defer { UIFont.measure = former }
    dactylFontsMain()
    #expect(UIFont.measure is FreeTypeMeasure)
  }

  @Test func builtInWidthsServeWhereNoFontIsFound() {
    let measure = FreeTypeMeasure(folders: ["/nowhere"])
    let font = UIFont.systemFont(ofSize: 17)
    #expect(!measure.hasFonts && measure.family(for: font) == nil)
    #expect(
      measure.width(of: "Hello", font: font)
        == BuiltInTextMeasure().width(of: "Hello", font: font))
    #expect(measure.extent(of: font) == BuiltInTextMeasure().extent(of: font))
  }

  /// The widths stand in the font's table `hmtx`: 2048 units are the size; A 1401, space 651,
  /// i 569.
  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func widthsAreThoseOfTheFontsTable() {
    let font = font("DejaVuSans", 2048)
    #expect(measure.width(of: "A", font: font) == 1401)
    #expect(measure.width(of: "i i", font: font) == 1789)
    #expect(measure.width(of: "", font: font) == 0)
    #expect(measure.width(of: "A", font: self.font("DejaVu Sans", 1024)) == 700.5)
  }

  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func pairsStandNearerToEachOther() {
    let font = font("DejaVuSans", 2048)
    let apart = measure.width(of: "A", font: font) + measure.width(of: "V", font: font)
    #expect(measure.width(of: "AV", font: font) == apart - 131)
  }

  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func boldAndSystemFontsFindTheirFiles() {
    #expect(measure.family(for: .systemFont(ofSize: 17)) == "DejaVu Sans")
    #expect(measure.family(for: font("Menlo-Regular", 12)) == "DejaVu Sans Mono")
    #expect(measure.family(for: font("Georgia", 12)) == "DejaVu Serif")
    #expect(measure.family(for: font("Zapfino", 12)) == nil)
    let bold = measure.width(of: "m", font: .boldSystemFont(ofSize: 2048))
    #expect(measure.width(of: "m", font: .systemFont(ofSize: 2048)) == 1995)
    #expect(bold == 2134)
  }

  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func linesAreAsHighAsTheFileSaysForFontsOfItsName() {
    let own = measure.extent(of: font("DejaVuSans", 2048))
    #expect(own.ascender == 1901 && own.descender == -483 && own.leading == 0)
    #expect(own.capHeight == 1493 && own.xHeight == 1120)
    let system = UIFont.systemFont(ofSize: 17)
    #expect(measure.extent(of: system) == BuiltInTextMeasure().extent(of: system))
  }

  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func lettersTheFontLacksComeFromAnother() {
    // DejaVu Sans Mono has no Yijing hexagram, DejaVu Sans has.
    let mono = font("Menlo", 2048)
    #expect(
      measure.width(of: "\u{4DC0}", font: mono)
        == measure.width(of: "\u{4DC0}", font: font("DejaVuSans", 2048)))
    // Unicode assigns nothing to this one, so no font has it: a built-in width.
    let unassigned = "\u{3FFFD}"
    let builtIn = BuiltInTextMeasure().width(of: unassigned, font: mono)
    #expect(measure.width(of: unassigned, font: mono) == builtIn)
  }

  @MainActor
  @Test(.enabled(if: hasDejaVu, "needs fonts-dejavu-core"))
  func labelsAreAsWideAsTheirTexts() {
    let former = UIFont.measure
    defer { UIFont.measure = former }
    UIFont.measure = measure
    let label = UILabel()
    label.font = font("DejaVuSans", 20.48)
    label.text = "A"
    // 14.01 × 23.84 pt, up to the next third.
    #expect(abs(label.intrinsicContentSize.width - 43.0 / 3) < 1e-9)
    #expect(abs(label.intrinsicContentSize.height - 24) < 1e-9)
  }
}
