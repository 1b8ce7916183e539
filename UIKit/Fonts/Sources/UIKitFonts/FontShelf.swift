import CFreeType
import Foundation
import UIKit

/// The fonts that were found in folders, and which of them stands for a font that a program names.
final class FontShelf {
  private let library: FT_Library
  private var fonts: [FontFile] = []
  private var byName: [String: [FontFile]] = [:]
  private var chosen: [Wish: FontFile?] = [:]

  private struct Wish: Hashable {
    var name: String
    var isBold: Bool
  }

  /// The fonts of all files in the folders and in those within; none where FreeType does not start.
  init?(_ folders: [String]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
    for folder in folders {
      guard let paths = FileManager.default.enumerator(atPath: folder) else { continue }
      // In the order of their names, so that the same folders give the same fonts.
      for path in paths.compactMap({ $0 as? String }).sorted() {
        guard FontShelf.endings.contains((path as NSString).pathExtension.lowercased()) else {
          continue
        }
        fonts += FontFile.all(in: folder + "/" + path, library)
      }
    }
    for font in fonts {
      for name in Set([font.family, font.postScriptName].map(FontShelf.plain)) {
        byName[name, default: []].append(font)
      }
    }
  }

  deinit {
    // Faces go before the library that made them.
    (fonts, byName, chosen) = ([], [:], [:])
    FT_Done_FreeType(library)
  }

  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc", "pfb"]

  var isEmpty: Bool { fonts.isEmpty }

  /// Whether a font stands here under its own name, and not by another that is like it.
  func isOwn(_ font: UIFont) -> Bool { byName[FontShelf.plain(font.fontName)] != nil }

  /// What a font's texts are measured by; nil where nothing here is like it.
  func file(for font: UIFont) -> FontFile? {
    let wish = Wish(name: font.fontName, isBold: font.isBold)
    if let known = chosen[wish] { return known }
    let file = find(font)
    chosen[wish] = .some(file)
    return file
  }

  /// The first font that has a letter.
  func file(with letter: Unicode.Scalar) -> FontFile? {
    fonts.first { $0.glyph(for: letter) != nil }
  }

  private func find(_ font: UIFont) -> FontFile? {
    let name = FontShelf.plain(font.fontName)
    let isSlanted = name.contains("italic") || name.contains("oblique")
    let family = font.fontName.split(separator: "-").first.map { FontShelf.plain(String($0)) } ?? ""
    for candidate in [name, family] + FontShelf.families(like: name) {
      guard let fonts = byName[candidate] else { continue }
      func fits(_ file: FontFile) -> Int {
        (file.isPlain ? 4 : 0) + (file.isBold == font.isBold ? 2 : 0)
          + (file.isSlanted == isSlanted ? 1 : 0)
      }
      // The first of those that fit best.
      let best = fonts.map(fits).max()
      return fonts.first { fits($0) == best }
    }
    return nil
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// Families of free systems with letters as wide as those of a phone's font, the likest first.
  private static func families(like name: String) -> [String] {
    func has(_ parts: String...) -> Bool { parts.contains { name.contains($0) } }
    if has("mono", "courier", "menlo", "consolas") {
      return ["liberationmono", "cousine", "nimbusmonops", "dejavusansmono"]
    }
    if has("times", "georgia", "serif", "palatino", "baskerville", "didot") {
      return ["liberationserif", "tinos", "nimbusroman", "dejavuserif"]
    }
    if has("system", "helvetica", "arial", "sfui", "sfpro", "avenir", "verdana") {
      return [
        "liberationsans", "arimo", "nimbussans", "helvetica", "arial", "roboto", "notosans",
        "dejavusans",
      ]
    }
    return []
  }
}
