@_spi(Tags) import DactylFiles

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

  /// Takes attributes away, here and below, that a closure finds no use for. Returns them with the
  /// names of their elements.
  func strip(
    _ isUsable: (_ element: XMLElement, _ attribute: String, _ value: String) -> Bool
  ) -> [(element: String, attribute: String, value: String)] {
    var taken: [(element: String, attribute: String, value: String)] = []
    for (attribute, value) in attributes.sorted(by: { $0.key < $1.key })
    where !isUsable(self, attribute, value) {
      attributes[attribute] = nil
      taken.append((name, attribute, value))
    }
    return taken + children.flatMap { $0.strip(isUsable) }
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
  static func read(_ source: String) throws(XMLFault) -> XMLElement {
    do throws(DrawingFileError) {
      var tags = try XMLTags(source.utf8)
      return try read(&tags)
    } catch {
      guard case .malformed(let line, let reason) = error else {
        throw XMLFault(line: 1, words: "is not XML")
      }
      throw XMLFault(line: line, words: reason)
    }
  }

  private static func read(_ tags: inout XMLTags) throws(DrawingFileError) -> XMLElement {
    func fault(_ words: String) -> DrawingFileError { .malformed(line: tags.line, reason: words) }
    var open: [XMLElement] = []
    while let tag = try tags.next() {
      open.last?.words += tag.text
      if tag.name.hasPrefix("/") {
        guard let element = open.popLast(), tag.name == "/\(element.name)" else {
          throw fault("\(tag.name.dropFirst()) ends and did not begin")
        }
        if open.isEmpty { return element }
        continue
      }
      let element = XMLElement(tag.name, tag.attributes)
      guard open.count < mostNested else {
        throw fault("more than \(mostNested) elements lie in one another")
      }
      open.last?.children.append(element)
      if !tag.isEmpty { open.append(element) } else if open.isEmpty { return element }
    }
    throw fault(open.last.map { "\($0.name) does not end" } ?? "is not XML")
  }
}
