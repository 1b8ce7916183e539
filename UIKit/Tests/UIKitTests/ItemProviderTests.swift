import Foundation
import FreedObjects
import Testing
import UIKit

/// Item providers hand out what programs put in.
@MainActor @Suite(.freesItsObjects)
struct ItemProviderTests {
  @Test func providersCarryObjectsAndTheirData() throws {
    var texts: [String] = []
    let provider = NSItemProvider(object: NSString(string: "poem"))
    provider.loadObject(ofClass: String.self) { text, _ in texts.append(text ?? "none") }
    #expect(texts == ["poem"] && provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    let written = NSItemProvider()
    written.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) {
      $0(Data("song".utf8), nil)
      return nil
    }
    written.loadObject(ofClass: NSString.self) { text, _ in
      texts.append((text as? NSString)?.description ?? "none")
    }
    written.loadObject(ofClass: UIColor.self) { _, error in
      texts.append(error == nil ? "colour" : "error")
    }
    #expect(texts == ["poem", "song", "error"])
    var color: UIColor?
    let red = NSItemProvider(object: UIColor.red)
    red.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { data, _ in
      MainActor.assumeIsolated {
        color = data.flatMap {
          try? UIColor.object(withItemProviderData: $0, typeIdentifier: "")
        }
      }
    }
    #expect(color == UIColor.red)
  }
}
