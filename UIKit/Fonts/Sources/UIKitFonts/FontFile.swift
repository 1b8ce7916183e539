import CFreeType
import Foundation

/// A font of a file, with its letters' widths as they were designed.
///
/// Used under the lock of the measure that owns it: FreeType's faces are not for several threads.
final class FontFile {
  /// The names under which programs ask for it.
  let family: String
  let postScriptName: String
  let isBold: Bool
  let isSlanted: Bool
  /// Whether it is neither condensed nor light nor another kind that a program would have to name.
  let isPlain: Bool
  private let face: FT_Face
  private var widths: [UInt32: Int] = [:]

  /// The fonts of a file; none where FreeType cannot read it, or where letters are pictures.
  static func all(in path: String, _ library: FT_Library) -> [FontFile] {
    var fonts: [FontFile] = []
    var index = 0
    var count = 1
    while index < count {
      var face: FT_Face?
      guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else { return fonts }
      count = min(Int(face.pointee.num_faces), 64)
      index += 1
      if let font = FontFile(face) { fonts.append(font) } else { FT_Done_Face(face) }
    }
    return fonts
  }

  private init?(_ face: FT_Face) {
    let record = face.pointee
    let isScalable = record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    guard isScalable, record.units_per_EM > 0, let family = record.family_name else { return nil }
    self.face = face
    self.family = String(cString: family)
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? self.family
    isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    isSlanted = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    let style = record.style_name.map { String(cString: $0).lowercased() } ?? ""
    isPlain = style.split(separator: " ").allSatisfy { FontFile.plainStyles.contains($0) }
  }

  private static let plainStyles: Set<Substring> = [
    "regular", "book", "roman", "normal", "bold", "italic", "oblique",
  ]

  deinit { FT_Done_Face(face) }

  /// A length of the font in parts of its size.
  func part(_ units: Int) -> Double { Double(units) / Double(face.pointee.units_per_EM) }

  /// From the line on which letters stand up to the highest and down to the lowest, and the space
  /// between lines, in parts of the size.
  var ascender: Double { part(Int(face.pointee.ascender)) }
  var descender: Double { part(Int(face.pointee.descender)) }
  var leading: Double { max(part(Int(face.pointee.height)) - ascender + descender, 0) }

  /// How high a letter is, in parts of the size; nil where the font does not have it.
  func height(of letter: Unicode.Scalar) -> Double? {
    let index = FT_Get_Char_Index(face, FT_ULong(letter.value))
    guard index != 0, load(index) else { return nil }
    return part(Int(face.pointee.glyph.pointee.metrics.horiBearingY))
  }

  /// The place of a letter among those of the font; nil where it has none.
  func glyph(for letter: Unicode.Scalar) -> UInt32? {
    let index = FT_Get_Char_Index(face, FT_ULong(letter.value))
    return index == 0 ? nil : index
  }

  /// How wide a letter is, in units of the font.
  func width(of glyph: UInt32) -> Int {
    if let known = widths[glyph] { return known }
    let units = load(glyph) ? Int(face.pointee.glyph.pointee.metrics.horiAdvance) : 0
    widths[glyph] = units
    return units
  }

  /// By how much two letters stand nearer to each other, in units of the font; negative.
  func kerning(between left: UInt32, and right: UInt32) -> Int {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0 else { return 0 }
    var way = FT_Vector()
    guard FT_Get_Kerning(face, left, right, FT_UInt(FT_KERNING_UNSCALED.rawValue), &way) == 0 else {
      return 0
    }
    return Int(way.x)
  }

  private func load(_ glyph: UInt32) -> Bool {
    FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0
  }
}
