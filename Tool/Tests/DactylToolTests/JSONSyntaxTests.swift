import Foundation
import Testing

@testable import ToolCommands

/// Reports a JSON fault by line, column and what was expected.
@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    (#"{"a": [1, 2.5e-3, true, null, "é\n\u00e9"], "b": {}}"#, nil),
    (" 3 ", nil),
    ("", "1:1 JSON"),
    ("{\"a\":\n [1, 2,}", "2:8 JSON"),
    ("{\"a\": 1", "1:8 a comma or }"),
    ("{\"a\": 1,}", "1:9 a name in quotes or }"),
    ("{\"a\" 1}", "1:6 a colon"),
    ("[1 2]", "1:4 a comma or ]"),
    ("{} x", "1:4 the end of the file"),
    ("[tru]", "1:2 JSON"),
    ("\"open", "1:6 a closing quote"),
    ("[01]", "1:3 a comma or ]"),
    ("[1.]", "1:4 a digit"),
    ("\"\\q\"", "1:3 an escape such as \\n"),
    ("\"\\u12\"", "1:6 four hexadecimal digits"),
  ])
  func tellsTheFirstFault(_ text: String, _ expected: String?) {
    var syntax = JSONSyntax(Data(text.utf8))
    let fault = syntax.firstFault()
    #expect(fault.map { "\($0.line):\($0.column) \($0.expected)" } == expected)
  }

  @Test func agreesWithFoundationOnCorruptedDocuments() throws {
    let document = Array(#"{"a":[1,-2.5e3,true,{"b":"c\"\\d"},[],null],"e":false}"#.utf8)
    let replacements = Array(#"{}[],:"\ 0-.ex"#.utf8)
    for index in document.indices {
      for replacement in replacements {
        var bytes = document
        bytes[index] = replacement
        var syntax = JSONSyntax(Data(bytes))
        let isRight = syntax.firstFault() == nil
        let isTaken = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
        #expect(isRight == isTaken, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func refusesDocumentsThatLieTooDeep() {
    var syntax = JSONSyntax(Data(String(repeating: "[", count: 100_000).utf8))
    #expect(syntax.firstFault()?.expected == "at most 500 levels")
  }
}
