/// A syntax error in an XML file.
struct XMLFault: Error, Equatable {
  /// Counted from 1.
  var line: Int
  var words: String
}

/// An element of a storyboard or xib.
final class XMLElement {
  let name: String
  private(set) var attributes: [String: String]
  private(set) var children: [XMLElement] = []
  private var words = ""
  /// The text inside, which counts as used from now on.
  var text: String { taken.words }

  init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// What the port has read of an element.
  private final class Marks {
    var attributes: Set<String> = []
    /// True once the port has read an attribute or the text, or asked for the element.
    var isUsed = false
  }
  private var marks = Marks()

  /// The value of an attribute, which counts as used from now on.
  subscript(attribute: String) -> String? {
    marks.isUsed = true
    marks.attributes.insert(attribute)
    return attributes[attribute]
  }

  /// The value of an attribute that serves only to find the element.
  func peek(_ attribute: String) -> String? { attributes[attribute] }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name }?.taken }

  /// The child that holds the value of a property.
  func value(_ key: String) -> XMLElement? { children.first { $0.peek("key") == key }?.taken }

  /// True for an element without attributes, but for its key, and without children.
  var isEmpty: Bool { children.isEmpty && attributes.keys.allSatisfy { $0 == "key" } }

  private var taken: XMLElement {
    marks.isUsed = true
    return self
  }

  /// Calls a closure for each unused element, by name and key, and for each unused attribute of the
  /// others.
  func visitUnused(_ visit: (_ element: XMLElement, _ attribute: String?) -> Void) {
    for attribute in attributes.keys.sorted() where !marks.attributes.contains(attribute) {
      visit(self, attribute)
    }
    for child in children {
      if child.holdsUsed { child.visitUnused(visit) } else { visit(child, nil) }
    }
  }

  /// True if the port has used the element or one inside.
  private var holdsUsed: Bool { marks.isUsed || children.contains { $0.holdsUsed } }

  /// This element and its descendants, in document order.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// The pairs of size classes in which the element is there, by their place in `pairs`.
  private(set) var sizes = allSizes
  /// The constants of a constraint for each of `pairs`; nil if they are all the same.
  private(set) var constants: [String]?

  /// The font descriptions for each of `pairs`; nil if they are all the same.
  private(set) var fonts: [XMLElement]?

  /// The pairs of size classes, width and height.
  private static let pairs = [
    ("compact", "compact"), ("compact", "regular"), ("regular", "compact"), ("regular", "regular"),
  ]
  static let allSizes: Set<Int> = [0, 1, 2, 3]
  /// The pair of a phone held upright.
  private static let phone = 1

  /// Takes the variations, here and below: what they exclude in which size classes, the constants of
  /// constraints, and of other values those of a phone held upright.
  func vary() {
    var excluded: [String: Set<Int>] = [:]
    let constant = attributes["constant"] ?? "0"
    var constants: [String] = []
    var (fonts, doFontsVary): ([XMLElement], Bool) = ([], false)
    let general = children.first { $0.peek("key") == "fontDescription" }
    for (pair, (width, height)) in Self.pairs.enumerated() {
      constants.append(constant)
      var font = general
      // The general one first.
      for key in [
        "default", "widthClass=\(width)", "heightClass=\(height)",
        "heightClass=\(height)-widthClass=\(width)",
      ] {
        for variation in children where variation.name == "variation" && variation["key"] == key {
          for change in variation.all {
            guard let id = change["reference"] else { continue }
            if change.name == "exclude" { excluded[id, default: []].insert(pair) }
            if change.name == "include" { excluded[id]?.remove(pair) }
          }
          if let constant = variation["constant"] { constants[pair] = constant }
          if let found = variation.children.first(where: { $0.peek("key") == "fontDescription" }) {
            (font, doFontsVary) = (found, true)
          }
          if pair == Self.phone { take(variation) }
        }
      }
      if let font { fonts.append(font) }
    }
    if doFontsVary, fonts.count == Self.pairs.count { self.fonts = fonts }
    if Set(constants).count > 1 { self.constants = constants }
    for group in children {
      for child in group.children {
        if let out = child.peek("id").flatMap({ excluded[$0] }) { child.sizes.subtract(out) }
      }
      group.vary()
    }
  }

  /// Takes the values of a variation.
  private func take(_ variation: XMLElement) {
    for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
    for value in variation.children where value.name != "mask" {
      children.removeAll { $0.name == value.name && $0.peek("key") == value.peek("key") }
      children.append(value)
    }
  }

  /// The size classes in which the element with an id is there as far as this one is; nil if there is
  /// none below.
  func sizes(of id: String) -> Set<Int>? {
    for child in children {
      if child.peek("id") == id { return child.sizes }
      if let found = child.sizes(of: id) { return found.intersection(child.sizes) }
    }
    return nil
  }

  /// The element without what places it.
  var asPart: XMLElement {
    let part = XMLElement(name, attributes)
    part.marks = marks
    for name in ["autoresizingMask", "rect", "frame"] { _ = child(name) }
    _ = self["translatesAutoresizingMaskIntoConstraints"]
    part.attributes["translatesAutoresizingMaskIntoConstraints"] = nil
    part.children = children.filter { $0.name != "autoresizingMask" && $0.name != "rect" }
    return part
  }

  /// The deepest nesting allowed; Interface Builder writes about fifty levels.
  static let mostNested = 500

  /// Parses a file and returns its root.
  ///
  /// It supports what Interface Builder writes: elements, attributes, the five entities and numeric
  /// character references.
  static func read(_ source: String) throws(XMLFault) -> XMLElement {
    var reader = Reader(bytes: Array(source.utf8))
    return try reader.read()
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    private func fault(_ words: String) -> XMLFault {
      let newlines = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
      return XMLFault(line: newlines + 1, words: words)
    }

    mutating func read() throws(XMLFault) -> XMLElement {
      var root: XMLElement?
      var open: [XMLElement] = []
      while place < bytes.count {
        guard bytes[place] == UInt8(ascii: "<") else {
          let start = place
          while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
          open.last?.words += Reader.plain(bytes[start..<place])
          continue
        }
        if follows("<!--") {
          skip(to: "-->")
        } else if follows("<![CDATA[") {
          let start = place + 9
          skip(to: "]]>")
          open.last?.words += String(decoding: bytes[start..<max(start, place - 3)], as: UTF8.self)
        } else if follows("<?") || follows("<!") {
          skip(to: ">")
        } else if follows("</") {
          skip(to: ">")
          guard open.popLast() != nil else { throw fault("an element ends that did not begin") }
          if open.isEmpty, let root { return root }
        } else {
          guard let (element, isClosed) = element() else { throw fault("is not XML") }
          guard open.count < XMLElement.mostNested else {
            throw fault("more than \(XMLElement.mostNested) elements lie in one another")
          }
          open.last?.children.append(element)
          if root == nil { root = element }
          if !isClosed { open.append(element) } else if open.isEmpty { return element }
        }
      }
      throw fault(root == nil ? "is not XML" : "an element does not end")
    }

    private mutating func element() -> (XMLElement, Bool)? {
      place += 1
      let name = word()
      var attributes: [String: String] = [:]
      while true {
        space()
        guard place < bytes.count, !name.isEmpty else { return nil }
        if follows("/>") {
          place += 2
          return (XMLElement(name, attributes), true)
        }
        if bytes[place] == UInt8(ascii: ">") {
          place += 1
          return (XMLElement(name, attributes), false)
        }
        let key = word()
        space()
        guard !key.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
          return nil
        }
        place += 1
        space()
        guard place < bytes.count, case let quote = bytes[place], quote == 34 || quote == 39 else {
          return nil
        }
        let start = place + 1
        place = start
        while place < bytes.count, bytes[place] != quote { place += 1 }
        attributes[key] = Reader.plain(bytes[start..<place])
        place += 1
      }
    }

    private mutating func word() -> String {
      let start = place
      while place < bytes.count, !" \t\r\n=/>".utf8.contains(bytes[place]) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func space() {
      while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
    }

    private func follows(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func skip(to end: String) {
      while place < bytes.count, !follows(end) { place += 1 }
      place = min(place + end.utf8.count, bytes.count)
    }

    /// Text with its entities replaced.
    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("&") else { return text }
      var result = ""
      var rest = text[...]
      while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
        result += rest[..<start]
        let name = rest[rest.index(after: start)..<end]
        switch name {
        case "amp": result += "&"
        case "lt": result += "<"
        case "gt": result += ">"
        case "quot": result += "\""
        case "apos": result += "'"
        default:
          let code =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
          if let scalar = code.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
        }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
  }
}
