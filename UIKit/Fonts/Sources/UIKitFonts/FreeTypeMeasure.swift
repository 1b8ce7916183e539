import Foundation
import Synchronization
import UIKit

/// Measures texts by the fonts of a system or of a program, as FreeType reads them.
///
/// ```swift
/// UIFont.measure = FreeTypeMeasure()
/// ```
///
/// A font that a program names is measured by the file of that name; the system's and others of a
/// phone by a free family with letters as wide, such as Liberation Sans. Widths are those the font
/// was designed with, without hinting, and with the pairs of its `kern` table; ligatures and
/// scripts whose letters change beside each other are not shaped. A letter that the font lacks is
/// taken from another font that has it. What no font has, and all where no font is found, is
/// measured by `BuiltInTextMeasure`.
public final class FreeTypeMeasure: TextMeasuring {
  private let shelf: Mutex<FontShelf?>
  private let builtIn = BuiltInTextMeasure()

  /// Where fonts lie on Linux: those of the system, of this computer, and of the user.
  public static var systemFolders: [String] {
    let home = ProcessInfo.processInfo.environment["HOME"]
    return ["/usr/share/fonts", "/usr/local/share/fonts"]
      + (home.map { [$0 + "/.local/share/fonts", $0 + "/.fonts"] } ?? [])
  }

  /// Measures by the fonts in some folders and in the folders within; reads them once, now.
  public init(folders: [String] = FreeTypeMeasure.systemFolders) {
    shelf = Mutex(FontShelf(folders))
  }

  /// Whether any font was found; else all is measured by the built-in widths.
  public var hasFonts: Bool { shelf.withLock { $0.map { !$0.isEmpty } ?? false } }

  /// The name of the family by which a font's texts are measured; nil for the built-in widths.
  public func family(for font: UIFont) -> String? {
    shelf.withLock { $0?.file(for: font)?.family }
  }

  /// How wide a line of text is, in points.
  public func width(of text: String, font: UIFont) -> CGFloat {
    shelf.withLock { shelf in
      guard let shelf, let file = shelf.file(for: font) else {
        return builtIn.width(of: text, font: font)
      }
      // In units, so that the order of letters does not count; and what other fonts add.
      var units = 0
      var others = 0.0
      var former: UInt32?
      for letter in text.unicodeScalars {
        if let glyph = file.glyph(for: letter) {
          if let former { units += file.kerning(between: former, and: glyph) }
          units += file.width(of: glyph)
          former = glyph
          continue
        }
        former = nil
        if letter.properties.isDefaultIgnorableCodePoint || letter.value < 32 { continue }
        if let other = shelf.file(with: letter), let glyph = other.glyph(for: letter) {
          others += other.part(other.width(of: glyph))
        } else {
          others += Double(builtIn.width(of: String(letter), font: font) / font.pointSize)
        }
      }
      return CGFloat(file.part(units) + others) * font.pointSize
    }
  }

  /// How high a font's letters are: those of the file for fonts that lie in a file of their name,
  /// and a phone's for the system's.
  public func extent(of font: UIFont) -> FontExtent {
    shelf.withLock { shelf in
      let usual = builtIn.extent(of: font)
      guard let shelf, shelf.isOwn(font), let file = shelf.file(for: font) else { return usual }
      func points(_ part: Double) -> CGFloat { CGFloat(part) * font.pointSize }
      return FontExtent(
        ascender: points(file.ascender), descender: points(file.descender),
        leading: points(file.leading),
        capHeight: file.height(of: "H").map(points) ?? usual.capHeight,
        xHeight: file.height(of: "x").map(points) ?? usual.xHeight)
    }
  }
}
