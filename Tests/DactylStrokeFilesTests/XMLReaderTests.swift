import Testing

@testable import DactylStrokeFiles

@Suite struct XMLReaderTests {
  /// The events of a document as words: `<a x=1> </a>`.
  private func words(_ text: String) -> String {
    do {
      var reader = try XMLReader(text.utf8)
      var words: [String] = []
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes):
          let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
          words.append("<\(name)\(list.joined())>")
        case .end(let name): words.append("</\(name)>")
        }
      }
      return words.joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("<a/>", "<a> </a>"),
    (
      "\u{FEFF}<?xml version='1.0'?>\n<a x='1' y = \"2\" >text &more; <b/></a >\n",
      "<a x=1 y=2> <b> </b> </a>"
    ),
    ("<a><!-- <b> --><![CDATA[<c>]]><?d?></a>", "<a> </a>"),
    ("<?a?><a x='&lt;&gt;&amp;&quot;&apos;&#65;&#x42;\n'/>", "<a x=<>&\"'AB > </a>"),
    ("<ä:b-1.c é='✓'/>", "<ä:b-1.c é=✓> </ä:b-1.c>"),
  ])
  func elementsAndAttributesAreRead(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("", "line 1: expected an XML element"),
    ("no", "line 1: expected an XML element"),
    ("\n<a>\n<b>\n</a>", "line 4: expected </b>"),
    ("<a>\n", "line 2: expected </a>"),
    ("</a>", "line 1: expected an element before its end"),
    ("<a/>\n<b/>", "line 2: expected the end behind the first element"),
    ("<a/>\ntext", "line 2: expected an XML element"),
    ("<a x=1/>", "line 1: expected a value in quotation marks"),
    ("<a x='1' x='2'/>", "line 1: expected x once"),
    ("<a x='1'y='2'/>", "line 1: expected a space, > or />"),
    ("<a x='<'/>", "line 1: expected a value without <"),
    ("<a x='\n", "line 2: expected the end of a value"),
    ("<a x='&b;'/>", "line 1: expected one of XML's own entities"),
    ("<a x='&#x110000;'/>", "line 1: expected one of XML's own entities"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a/>", "line 1: expected no document type"),
    ("<a><!-- ", "line 1: expected -->"),
    ("< a/>", "line 1: expected a name"),
    ("<a", "line 1: expected a space, > or />"),
  ])
  func anythingElseIsRefusedWithItsLine(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test func whatIsNoUTF8IsRefused() {
    #expect(throws: DrawingFileError.malformed(line: 2, reason: "expected text in UTF-8")) {
      try XMLReader(Array("<a>\n<b".utf8) + [0xFE] + Array("/></a>".utf8))
    }
  }

  @Test func nestingIsOnlyCounted() {
    #expect(words(String(repeating: "<a>", count: 200_000)).hasPrefix("line 1: expected </a>"))
  }
}
