import Foundation
import FreedObjects
import Testing
import UIKit

/// Files that programs read and write as a whole, and the pasteboard.
@MainActor @Suite(.freesItsObjects)
struct DocumentTests {
  private final class Text: UIDocument {
    var text = ""
    var fault: (any Error)?
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as! Data, as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { fault = error }
  }

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).appendingPathExtension("txt")

  @Test func whatADocumentSavesItReads() {
    defer { try? FileManager.default.removeItem(at: file) }
    let written = Text(fileURL: file)
    #expect(written.documentState == .closed)
    written.text = "seven"
    written.save(to: file, for: .forCreating)
    #expect(written.documentState == .normal && written.localizedName.count == 36)
    written.text = "eight"
    written.updateChangeCount(.done)
    written.close()
    let read = Text(fileURL: file)
    var isOpen = false
    read.open { isOpen = $0 }
    #expect(isOpen && read.text == "eight", "closing saves what was changed")
  }

  @Test func aMissingFileIsTold() {
    let document = Text(fileURL: file)
    var isOpen = true
    document.open { isOpen = $0 }
    #expect(!isOpen && document.fault != nil && document.documentState == .closed)
  }

  @Test func aPasteboardHoldsValuesOfSeveralKinds() {
    let board = UIPasteboard.withUniqueName()
    let start = board.changeCount
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2 && board.hasStrings)
    board.color = .red
    #expect(board.string == nil && board.hasColors && board.changeCount == start + 2)
    board.setData(Data([7]), forPasteboardType: "my.type")
    #expect(board.contains(pasteboardTypes: ["my.type"]) && !board.hasColors)
    #expect(board.data(forPasteboardType: "my.type") == Data([7]))
  }

  @Test func namedPasteboardsShareTheirItems() {
    let name = UIPasteboard.Name(UUID().uuidString)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = UIPasteboard(name: name, create: true)
    board?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func defaultsTakeTheNumbersOfDrawings() throws {
    let defaults = try #require(UserDefaults(suiteName: "dactyl-\(UUID().uuidString)"))
    defaults.set(CGFloat(1.5), forKey: "width")
    #expect(defaults.double(forKey: "width") == 1.5)
  }
}
