import Foundation
import Testing

@testable import DactylTool

/// What `dactyl port` makes of source files.
struct PortTests {
  private func port(_ source: String) -> String { SourcePort(source).result }

  @Test func selectorsNameTheTypeThatEnclosesThem() {
    #expect(
      port(
        """
        class Player: UIViewController {
          lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
          @objc private func handleTap(_ tap: UITapGestureRecognizer) {
            button.addTarget(self, action: #selector(self.press), for: .touchUpInside)
          }
          @IBAction func press() { run { go(#selector(Other.go(_:with:))) } }
        }
        """)
          == """
          class Player: UIViewController {
            lazy var tap = UITapGestureRecognizer(target: self, action: Selector("handleTap(_:)", Player.handleTap(_:)))
            private func handleTap(_ tap: UITapGestureRecognizer) {
              button.addTarget(self, action: Selector("press", Player.press), for: .touchUpInside)
            }
            func press() { run { go(Selector("go(_:with:)", Other.go(_:with:))) } }
          }
          """)
  }

  @Test func attributesOnLinesOfTheirOwnGoWithTheLine() {
    #expect(
      port("class A {\n  @objc\n  func go() {}\n  @objc(stop)\n  func halt() {}\n}\n")
        == "class A {\n  func go() {}\n  func halt() {}\n}\n")
  }

  @Test func optionalMethodsThatHaveDefaultsAreSimplyCalled() {
    #expect(
      port("let may = delegate?.gestureRecognizerShouldBegin?(self) ?? closure?(a.onTap?(b) ?? c)")
        == "let may = delegate?.gestureRecognizerShouldBegin(self) ?? closure?(a.onTap?(b) ?? c)")
  }

  @Test func commentsAndStringsStay() {
    let source = #"""
      // @objc #selector(go)
      /* @objc /* nested */ @IBAction */
      let a = "@objc \(value("@IBAction")) #selector(go)"
      let b = ##"raw "# @objc"##
      let c = """
        @objc
        """
      """#
    #expect(port(source) == source)
  }

  @Test func typesAreFoundThroughNestingAndExtensions() {
    #expect(
      port("extension A.B { func f() { g(#selector(h)) } }")
        == "extension A.B { func f() { g(Selector(\"h\", A.B.h)) } }")
    #expect(
      port("class A { class func make() { x { g(#selector(h)) } } struct C { } }")
        == "class A { class func make() { x { g(Selector(\"h\", A.h)) } } struct C { } }")
  }

  @Test func whatTakesACompilerIsNotedWithItsLine() {
    let port = SourcePort("class A {\n  let s = #selector(model.go)\n  let k = #keyPath(A.b)\n}\n")
    #expect(port.notes.map(\.line) == [2, 3])
    #expect(port.result == "class A {\n  let s = #selector(model.go)\n  let k = #keyPath(A.b)\n}\n")
    let optional = SourcePort("protocol P {\n  @objc optional func f()\n}\n")
    #expect(optional.notes.map(\.line) == [2])
    #expect(optional.result.contains("@objc optional"))
  }

  @Test func diffShowsThreeLinesAround() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 5", with: "line five")
    #expect(
      UnifiedDiff.between(old, new, path: "x.swift") == """
        --- a/x.swift
        +++ b/x.swift
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8

        """)
  }
}
