@_spi(Tags) import DactylFiles

/// An element of an XML document.
struct ConfigurationElement {
  var name: String
  /// The line of its first tag.
  var line: Int
  var attributes: [String: String]
  var children: [ConfigurationElement] = []
  /// Its text, without that of its children and without white space at the ends.
  var text = ""

  /// Deeper elements are refused.
  private static let greatestDepth = 64

  func child(_ name: String) -> ConfigurationElement? { children.first { $0.name == name } }

  private init(_ tag: XMLTags.Tag) {
    (name, line, attributes) = (tag.name, tag.line, tag.attributes)
  }

  /// Reads the outermost element of a document.
  init(_ text: String) throws(DrawingFileError) {
    var tags = try XMLTags(text.utf8)
    guard let first = try tags.next(), !first.name.hasPrefix("/") else {
      throw tags.expected("an element")
    }
    var open = [Self(first)]
    if first.isEmpty {
      self = open[0]
      return
    }
    while let tag = try tags.next() {
      let last = open.count - 1
      open[last].text += tag.text
      if !tag.name.hasPrefix("/") {
        guard open.count < Self.greatestDepth else {
          throw tags.expected("at most \(Self.greatestDepth) elements in each other")
        }
        if tag.isEmpty {
          open[last].children.append(Self(tag))
        } else {
          open.append(Self(tag))
        }
        continue
      }
      guard tag.name == "/\(open[last].name)" else { break }
      open[last].text = open[last].text.trimmed
      let element = open.removeLast()
      guard !open.isEmpty else {
        self = element
        return
      }
      open[last - 1].children.append(element)
    }
    throw tags.expected("</\(open.last!.name)> for the element of line \(open.last!.line)")
  }
}
