/// A family of fonts that phones have.
package struct FontFamily: Sendable {
  /// The shape of the letters.
  package enum Design: String, Sendable {
    /// A design, by its name on pages.
    case sans = "sans-serif", serif, monospaced = "monospace", script = "cursive"
  }

  /// The name.
  package let name: String
  /// The names of the fonts.
  package let fonts: [String]
  /// The shape of the letters.
  package let design: Design

  private init(_ name: String, _ design: Design, _ fonts: String...) {
    (self.name, self.design, self.fonts) = (name, design, fonts)
  }

  /// The family of a font; nil for the system's and unknown fonts.
  static func of(_ fontName: String) -> FontFamily? {
    fontName.hasPrefix("System")
      ? nil
      : byName[fontName]
        ?? all.first { fontName.hasPrefix($0.name.replacing(" ", with: "")) }
  }

  private static let byName = Dictionary(
    all.flatMap { family in ([family.name] + family.fonts).map { ($0, family) } },
    uniquingKeysWith: { first, _ in first })

  static let all = [
    FontFamily(
      "American Typewriter", .serif, "AmericanTypewriter", "AmericanTypewriter-Bold"),
    FontFamily(
      "Arial", .sans, "ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"),
    FontFamily(
      "Avenir", .sans, "Avenir-Book", "Avenir-Medium", "Avenir-Heavy", "Avenir-BookOblique"),
    FontFamily("Chalkduster", .script, "Chalkduster"),
    FontFamily("Cochin", .serif, "Cochin", "Cochin-Bold", "Cochin-Italic", "Cochin-BoldItalic"),
    FontFamily(
      "Courier", .monospaced, "Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"),
    FontFamily(
      "Courier New", .monospaced, "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
      "CourierNewPS-BoldItalicMT"),
    FontFamily("Futura", .sans, "Futura-Medium", "Futura-MediumItalic", "Futura-Bold"),
    FontFamily(
      "Georgia", .serif, "Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"),
    FontFamily(
      "Gill Sans", .sans, "GillSans", "GillSans-Bold", "GillSans-Italic", "GillSans-BoldItalic"),
    FontFamily(
      "Helvetica", .sans, "Helvetica", "Helvetica-Bold", "Helvetica-Oblique",
      "Helvetica-BoldOblique"),
    FontFamily(
      "Helvetica Neue", .sans, "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic",
      "HelveticaNeue-Light"),
    FontFamily("Marker Felt", .script, "MarkerFelt-Thin", "MarkerFelt-Wide"),
    FontFamily("Menlo", .monospaced, "Menlo-Regular", "Menlo-Bold", "Menlo-Italic"),
    FontFamily(
      "Palatino", .serif, "Palatino-Roman", "Palatino-Bold", "Palatino-Italic",
      "Palatino-BoldItalic"),
    FontFamily(
      "Times New Roman", .serif, "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT",
      "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"),
    FontFamily(
      "Trebuchet MS", .sans, "TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic",
      "Trebuchet-BoldItalic"),
    FontFamily(
      "Verdana", .sans, "Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"),
    FontFamily("Zapfino", .script, "Zapfino"),
  ]
}
