/// The names that Xcode makes of a catalogue's colours and images: `UIColor.brand` of `BrandColor`,
/// `UIImage(resource: .hero)` of `hero`.
enum AssetSymbols {
  /// What the sources use of them and do not declare, in Swift; nil if that is nothing.
  ///
  /// - Parameter extends: true if Xcode adds members to `UIColor` and `UIImage`, too.
  static func declarations(
    colors: Set<String>, images: Set<String>, usedBy sources: [String], extends: Bool
  ) -> String? {
    var (used, declared): (Set<String>, Set<String>) = ([], [])
    for source in sources {
      let tokens = SourceTokenizer.tokens(of: source)
      for (index, token) in tokens.enumerated() where token.kind == .word && index > 0 {
        let former = tokens[index - 1].text
        if former == "." { used.insert(token.text) }
        if ["var", "let", "func", "case"].contains(former) { declared.insert(token.text) }
      }
    }
    used.subtract(declared)
    var text = ""
    for (names, kind, suffix) in [(colors, "Color", "Color"), (images, "Image", "Image")] {
      let symbols = Dictionary(
        names.sorted().map { (symbol(of: $0, without: suffix), $0) },
        uniquingKeysWith: { first, _ in first }
      ).filter { used.contains($0.key) }.sorted { $0.key < $1.key }
      guard !symbols.isEmpty else { continue }
      text += "\nextension \(kind)Resource {\n"
      for (symbol, name) in symbols {
        text +=
          "  static let `\(symbol)` = \(kind)Resource(name: \(name.literal), bundle: .program)\n"
      }
      text += "}\n"
      guard extends else { continue }
      text += "\nextension UI\(kind) {\n"
      for (symbol, _) in symbols where !system.contains(symbol) {
        text += "  static var `\(symbol)`: UI\(kind) { UI\(kind)(resource: .`\(symbol)`) }\n"
      }
      text += "}\n"
    }
    return text.isEmpty
      ? nil
      : "// Written by `dactyl port`: the names of what catalogues hold.\nimport UIKit\n" + text
  }

  /// The colours that UIKit has itself.
  private static let system: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "orange", "purple", "red", "separator",
    "tintColor",
    "white", "yellow",
  ]

  /// A name as Xcode writes it in Swift: `facebook` of `FacebookColor`, `myLogo` of `my-logo`.
  static func symbol(of name: String, without suffix: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !words.isEmpty else { return "_" }
    let capitals = words[0].prefix { $0.isUppercase }.count
    // Of `URLIcon` the word `URL` is lowered, of `Facebook` the first letter.
    let lowered = capitals > 1 && capitals < words[0].count ? capitals - 1 : capitals
    words[0] = words[0].prefix(lowered).lowercased() + words[0].dropFirst(lowered)
    var symbol =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
