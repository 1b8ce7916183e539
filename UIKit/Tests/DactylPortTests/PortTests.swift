import Foundation
import Testing

@testable import DactylPort

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

  @Test func whatStoryboardsConnectIsOpened() {
    #expect(
      port(
        "private extension A {\n  @IBAction func go() {}\n  @IBAction private func stop() {}\n}\n")
        == "extension A {\n  func go() {}\n  func stop() {}\n}\n")
    #expect(port("private extension A {\n  func go() {}\n}\n").hasPrefix("private"))
  }

  @Test func stringsInStringsMayBeNestedAsDeepAsTheyLike() {
    let deep = String(repeating: "\"\\(", count: 50_000)
    let end = String(repeating: ")\"", count: 50_000)
    let declaration = "let a = \(deep)1\(end)\n"
    #expect(port(declaration + "@objc func go() {}") == declaration + "func go() {}")
  }

  @Test func whatCannotBeRewrittenIsNotedWithItsLine() {
    let notes = SourcePort("a(\n#selector()\n\n#selector(getter: b))").notes
    #expect(notes.map(\.line) == [2, 4])
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
    let port = SourcePort("class A {\n  let s = #selector(super.go)\n  let k = #keyPath(A.b)\n}\n")
    #expect(port.notes.map(\.line) == [2])
    #expect(port.result == "class A {\n  let s = #selector(super.go)\n  let k = \"b\"\n}\n")
    let optional = SourcePort("protocol P {\n  @objc optional func f()\n}\n")
    #expect(optional.notes.map(\.line) == [2])
    #expect(optional.result.contains("@objc optional"))
  }

  @Test func optionalRequirementsGetDefaults() {
    var protocols = ObjectiveCProtocols()
    let source = """
      @objc public protocol DialDelegate {
        @objc optional func dial(_ dial: Dial, turnedTo value: Float)
        @objc optional func dial(_ dial: Dial, valueFor value: Float) -> Float
        func stop() -> Bool
      }
      class A: DialDelegate {
        func dial(_ dial: Dial, valueFor value: Float) -> Float { value }
        func stop() -> Bool { delegate?.dial?(self, turnedTo: 1); return true }
      }

      """
    protocols.add(source)
    #expect(
      protocols.rewrite(source) == """
        public protocol DialDelegate: AnyObject {
          func dial(_ dial: Dial, turnedTo value: Float)
          func dial(_ dial: Dial, valueFor value: Float) -> Float?
          func stop() -> Bool
        }
        class A: DialDelegate {
          func dial(_ dial: Dial, valueFor value: Float) -> Float? { value }
          func stop() -> Bool { delegate?.dial(self, turnedTo: 1); return true }
        }

        extension DialDelegate {
          public func dial(_ dial: Dial, turnedTo value: Float) {}
          public func dial(_ dial: Dial, valueFor value: Float) -> Float? { nil }
        }

        """)
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

  @Test func delegatesAreMarkedAsInSwiftSix() {
    #expect(port("@UIApplicationMain\nclass A {}\n") == "@main\nclass A {}\n")
  }

  @Test func whatStoryboardsConnectIsNotPrivate() {
    #expect(
      port(
        "class A {\n  @IBOutlet private weak var b: UIView!\n  @IBAction fileprivate func c() {}\n}"
      )
        == "class A {\n  weak var b: UIView!\n  func c() {}\n}")
  }

  @Test func touchesOfAnyKindGetTheirOwn() {
    #expect(
      port("let touch: AnyObject? = touches.first\nlet other: AnyObject? = find()")
        == "let touch = touches.first\nlet other: AnyObject? = find()")
    #expect(
      port("lines[NSValue(nonretainedObject: touch)] = line")
        == "lines[NSValue.nonretained( touch)] = line")
  }

  @Test func overridesInExtensionsMoveIntoTheirClass() {
    let (rest, moved) = ExtensionOverrides.extract(
      from: "extension A {\n  func f() {}\n  public override func g() { h { } }\n}\n",
      classes: ["A"])
    #expect(moved == [.init(type: "A", text: "public override func g() { h { } }")])
    #expect(rest == "extension A {\n  func f() {}\n  \n}\n")
    #expect(
      ExtensionOverrides.insert(moved, into: "class A: B {\n}\n")
        == "class A: B {\n\n  public override func g() { h { } }\n}\n")
  }

  @Test func methodsThatSubclassesOverrideMoveOutOfExtensions() {
    var index = SourceIndex()
    index.add("class Base: NSObject {}\nclass Child: Base { override func go() {} }\n")
    #expect(index.overridden == ["Base": ["go"], "NSObject": ["go"]])
    let (rest, moved) = ExtensionOverrides.extract(
      from: "extension Base: Going {\n  public func go() { run() }\n  func stay() {}\n}\n",
      classes: index.classes, overridden: index.overridden)
    #expect(rest.contains("func stay() {}") && !rest.contains("go()"))
    #expect(moved == [.init(type: "Base", text: "public func go() { run() }")])
  }

  @Test func selectorsOfOptionalObjectsAreThoseOfTheObject() {
    #expect(
      port("class A { func b() { go(#selector(parent?.press)) } }")
        == "class A { func b() { go(Selector(\"press\", of: parent) { $0.press }) } }")
  }

  @Test func windowOfADelegateIsUnwrappedOnce() {
    #expect(
      port("let a = app.delegate?.window??.rootViewController; b(app.delegate!.window!!)")
        == "let a = app.delegate?.window?.rootViewController; b(app.delegate!.window!)")
  }

  @Test func longPressesOfStoryboardsAreFoundByTheirMisspeltName() throws {
    let text = """
      <document><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v1">
      <connections><outletCollection property="gestureRecognizers" destination="lp" \
      appends="YES" id="c1"/></connections></view></viewController>
      <pongPressGestureRecognizer minimumPressDuration="0.8" id="lp"/>
      </objects></scene></scenes></document>
      """
    var writer = InterfaceWriter(
      name: "Main", root: try XMLElement.read(text), index: SourceIndex())
    let code = writer.storyboard().functions
    #expect(code.contains("UILongPressGestureRecognizer(target: nil, action: nil)"))
    #expect(code.contains("minimumPressDuration = 0.8"))
  }

  @Test func selectorsOfOtherObjectsAreAskedOfTheCompiler() {
    #expect(
      port("b.addTarget(zoom, action: #selector(zoom.pan(_:)))\nvar t = Timer()\n")
        == """
        b.addTarget(zoom, action: Selector("pan(_:)", of: zoom) { $0.pan(_:) })
        var t = Timer(timeInterval: 0, repeats: false) { _ in }

        """)
  }

  @Test func sourcesBeforeSwiftThreeAreRefused() {
    #expect(!FormerSwift.isFormer("let p = pan.translation(in: view)\nenum A { case Began }\n"))
    #expect(FormerSwift.isFormer("let way = pan.translationInView(self)\n"))
    #expect(FormerSwift.isFormer("let size = UIScreen.mainScreen().bounds.size\n"))
    #expect(
      FormerSwift.isFormer("func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {}")
    )
    #expect(
      !FormerSwift.isFormer("func draw(_ touches: Set<UITouch>, withEvent event: UIEvent?) {}"))
  }

  @Test func numbersAnswerAsObjects() {
    let text = port(
      "a = (defaults.object(forKey: k) as AnyObject).stringValue + (b as AnyObject).c")
    #expect(text == "a = (defaults.object(forKey: k) as Any?).stringValue + (b as AnyObject).c")
    let names = FormerNames.declarations(usedBy: [text])
    #expect(names.contains("var stringValue") && names.contains("var objectNumber"))
    #expect(FormerNames.declarations(usedBy: ["let a = number.stringValue"]) == "")
  }

  @Test func usesOfNamesWithoutEffectAreToldOnce() {
    let first =
      "let a = UIView()\nlet sky = CAEmitterLayer()\nsky.emitterPosition = place\nview.tag = 1\n"
    let second = "func seed() {}\nlet other = CAEmitterLayer()\nplan.seed = 3\n"
    #expect(
      IdleNames.notes(of: [("A.swift", first), ("B.swift", second)]) == [
        "A.swift:2: CAEmitterLayer has no effect here",
        "A.swift:3: emitterPosition has no effect here",
      ])
  }

  @Test func selectorsMayHaveMoreParentheses() {
    #expect(
      port("class A { let a = #selector((tap(_:))) }")
        == "class A { let a = Selector(\"tap(_:)\", A.tap(_:)) }")
  }

  @Test func colorsGuidesAndReferencesOfScenesAreWritten() throws {
    let text = """
      <document initialViewController="s"><scenes>
      <scene><objects><navigationController id="s">
      <navigationBar key="navigationBar"><color key="barTintColor" systemColor="systemGray6Color"/></navigationBar>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="c"><view key="view" id="v"><subviews>
      <view id="i"><color key="backgroundColor" systemColor="strangeColor"/><viewLayoutGuide key="safeArea" id="g1"/></view>
      </subviews><viewLayoutGuide key="safeArea" id="g2"/><constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="g2" secondAttribute="top" id="k"/>
      </constraints></view></viewController></objects></scene>
      <scene><objects><viewControllerPlaceholder storyboardName="More" referencedIdentifier="map" id="p"/></objects></scene>
      </scenes><resources><systemColor name="strangeColor"><color red="0.5" green="0.25" blue="1" alpha="1"/></systemColor></resources></document>
      """
    var writer = InterfaceWriter(
      name: "Main", root: try XMLElement.read(text), index: SourceIndex())
    let code = writer.storyboard().functions
    #expect(writer.notes == [])
    #expect(code.contains("c.navigationBar.barTintColor = UIColor.systemGray6"))
    #expect(
      code.contains("v_i.backgroundColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)"))
    #expect(code.contains("toItem: v_v.safeAreaLayoutGuide"), "\(code)")
    #expect(
      code.contains(
        "UIStoryboard(name: \"More\", bundle: nil).instantiateViewController(withIdentifier: \"map\")"
      ))
  }

  @Test func sendersOfAnyClassGetTheClassOfTheirMembers() {
    #expect(
      port("func tap(_ sender: AnyObject) { a[sender.tag] = 1; sender.setImage(b, for: c) }")
        == "func tap(_ sender: AnyObject) { a[(sender as! UIView).tag] = 1; (sender as! UIButton).setImage(b, for: c) }"
    )
    #expect(port("let t = (sender as AnyObject).tag!") == "let t = (sender as! UIView).tag")
    let others = "func tap(_ sender: AnyObject?) { x.sender.tag = sender.other }; sender.tag = 1"
    #expect(port(others) == others)
  }

  @Test func selectorsOfProtocolsAreTheProgramsOwn() {
    #expect(
      port(
        "class A { func f() { g(#selector(UIApplicationDelegate.applicationWillResignActive(_:))) } }"
      )
        == "class A { func f() { g(Selector(\"applicationWillResignActive(_:)\", A.applicationWillResignActive(_:))) } }"
    )
  }

  @Test func webViewsShowTheirAddress() {
    let names = FormerNames.declarations(usedBy: ["var page: UIWebView!"])
    #expect(names.contains("class UIWebView: UIView") && !names.contains("WKWebView"))
  }

  @Test func rowsOfAStoryboardAreShown() throws {
    let text = """
      <document initialViewController="t"><scenes><scene sceneID="s"><objects>
        <tableViewController id="t"><tableView key="view" dataMode="static" style="grouped" id="v">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <sections><tableViewSection headerTitle="First" id="f"><cells>
            <tableViewCell id="a"><rect key="frame" x="0" y="0" width="320" height="60"/></tableViewCell>
            <tableViewCell id="b"><rect key="frame" x="0" y="60" width="320" height="44"/></tableViewCell>
          </cells></tableViewSection></sections>
        </tableView></tableViewController>
      </objects></scene></scenes></document>
      """
    var writer = InterfaceWriter(
      name: "Main", root: try XMLElement.read(text), index: SourceIndex())
    let code = writer.storyboard().functions
    #expect(writer.notes == [])
    #expect(
      code.contains(
        "v_v.staticSections = [StaticTableSection(header: \"First\", rows: [v_a, v_b])]"), "\(code)"
    )
  }

  @Test func namesFromBeforeSwiftFourAreDeclaredWhereTheyAreUsed() {
    #expect(
      FormerNames.declarations(usedBy: [
        "let edges = UIEdgeInsetsMake(1, 2, 3, 4)", "view.bringSubview(toFront: card)",
        "func CGRectGetWidth(_ rect: CGRect) -> CGFloat { 1 }\nlet width = CGRectGetWidth(rect)",
      ])
        == """
        func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) \
        -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
        extension UIView { func bringSubview(toFront view: UIView) { bringSubviewToFront(view) } }
        """)
  }

  @Test func projectBecomesAPackageWithItsStoryboardAsCode() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "port-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      "App/App Delegate.swift", "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    try write(
      "App/Pad.swift",
      """
      import CoreData
      import CoreMotion
      import UIKit
      class Pad: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBAction func drag(_ pan: UIPanGestureRecognizer) {}
      }
      """)
    try write(
      "App/Base.lproj/Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document initialViewController="BYZ-38"><scenes><scene sceneID="s"><objects>
        <viewController id="BYZ-38" customClass="Pad"><view key="view" id="v-1">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <subviews><label text="Drag &quot;me&quot;" id="l-1" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="100" width="80" height="21"/></label></subviews>
          <constraints><constraint firstItem="l-1" firstAttribute="centerX" secondItem="v-1" secondAttribute="centerX" id="c-1"/></constraints>
          <connections><outletCollection property="gestureRecognizers" destination="p-1"/></connections>
        </view><connections><outlet property="label" destination="l-1" id="o-1"/></connections></viewController>
        <panGestureRecognizer minimumNumberOfTouches="1" id="p-1"><connections>
          <action selector="drag:" destination="BYZ-38" id="a-1"/></connections></panGestureRecognizer>
      </objects></scene></scenes></document>
      """)
    try write("AppTests/Tests.swift", "import XCTest\n")
    let port = ProjectPort(folder: folder, dactyl: "../Dactyl")
    #expect(
      port.files.map(\.path).sorted() == [
        "Package.swift", "Sources/App/App_Delegate.swift", "Sources/App/Pad.swift",
        "Sources/App/PortedInterface.swift",
      ])
    #expect(
      port.notes == [
        "CoreMotion is not here: there are no motion sensors"
      ])
    let pad = port.files.first { $0.path.hasSuffix("Pad.swift") }?.text
    #expect(pad?.hasPrefix("import CoreData\nimport UIKit\nclass Pad") == true)
    #expect(
      port.files.contains { $0.text.contains(#".product(name: "CoreData", package: "Dactyl")"#) })
    let delegate = port.files.first { $0.path.hasSuffix("App_Delegate.swift") }?.text
    #expect(delegate?.hasPrefix("import UIKit\n@main") == true)
    let code = port.files.first { $0.path.hasSuffix("PortedInterface.swift") }?.text ?? ""
    for line in [
      "let c = (Pad(coder: InterfaceCoder()) as Pad?)!",
      "let v_l_1 = UILabel(coder: InterfaceCoder(frame: CGRect(x: 20, y: 100, width: 80, height: 21)))!",
      #"v_l_1.text = "Drag \"me\"""#,
      "item: v_l_1, attribute: .centerX, relatedBy: .equal, toItem: v_v_1, attribute: .centerX",
      "v_v_1.addGestureRecognizer(v_p_1)",
      "v_p_1.addAction { [unowned c, unowned v_p_1] _ in c.drag(v_p_1 as! UIPanGestureRecognizer) }",
      "c.label = v_l_1",
      #"static let mainStoryboard: String? = "Main""#,
    ] { #expect(code.contains(line), "\(line)") }
  }

  /// A project with a storyboard whose scene holds these elements.
  private func interface(
    _ objects: String, _ source: String = ""
  ) throws -> (code: String, notes: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try
      "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\nclass Helper: NSObject {}\n\(source)"
      .write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
    try "<document><scenes><scene><objects>\(objects)</objects></scene></scenes></document>"
      .write(to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
    let port = ProjectPort(folder: folder, dactyl: "..")
    let code = try #require(port.files.first { $0.path.hasSuffix("PortedInterface.swift") }).text
    return (code, port.notes)
  }

  @Test func programThatKeepsDocumentsFindsTheirFolder() throws {
    let scene = #"<viewController id="c"><view key="view" id="v"/></viewController>"#
    #expect(try !interface(scene).code.contains("keepsDocuments"))
    let source = "let folder = FileManager.SearchPathDirectory.documentDirectory"
    let code = try interface(scene, source).code
    #expect(code.contains("\n  static let keepsDocuments = true\n  static let storyboards:"))
  }

  @Test func looksOfBarsButtonsAndStacksComeAlong() throws {
    let made = try interface(
      """
      <viewController id="c"><view key="view" id="v"><subviews>
        <stackView id="s" spacingType="standard"/>
        <label id="l" enabled="NO"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/></label>
        <navigationBar id="n" largeTitles="YES" translucent="NO"><color key="barTintColor" white="0.5"/>
          <textAttributes key="titleTextAttributes"><color key="textColor" white="1"/></textAttributes></navigationBar>
        <pageControl id="p" numberOfPages="3" currentPage="1"><color key="pageIndicatorTintColor" white="0.25"/></pageControl>
        <imageView id="i" image="heart" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView>
        <button id="b"><buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now" imagePlacement="top" imagePadding="4">
          <imageReference key="image" image="star" catalog="system"/>
          <fontDescription key="titleFontDescription" type="system" pointSize="31"/>
          <backgroundConfiguration key="background" cornerRadius="9"><color key="backgroundColor" white="0.75"/></backgroundConfiguration>
        </buttonConfiguration></button>
        <collectionView id="w"><collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES"/></collectionView>
        <scrollView id="r" contentInsetAdjustmentBehavior="never"><subviews><view id="k"><rect key="frame"/></view></subviews>
          <constraints><constraint firstItem="k" firstAttribute="top" secondItem="g" secondAttribute="top" id="d"/>
            <constraint firstItem="k" firstAttribute="width" secondItem="f" secondAttribute="width" id="e"/></constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
      </subviews></view></viewController>
      """)
    for line in [
      "v_s.spacing = 8", "v_l.isEnabled = false",
      "v_l.font = UIFont.systemFont(ofSize: 20, weight: .semibold)",
      "v_n.prefersLargeTitles = true", "v_n.isTranslucent = false",
      "v_n.barTintColor = UIColor(white: 0.5, alpha: 1)",
      "v_n.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 1)]",
      "v_p.currentPage = 1", "v_p.pageIndicatorTintColor = UIColor(white: 0.25, alpha: 1)",
      "v_i.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)",
      "look_v_b.image = UIImage(systemName: \"star\")", "look_v_b.subtitle = \"now\"",
      "look_v_b.imagePlacement = .top", "look_v_b.imagePadding = 4",
      "look_v_b.background.backgroundColor = UIColor(white: 0.75, alpha: 1)",
      "look_v_b.background.cornerRadius = 9",
      "v_b.titleLabel?.font = UIFont.systemFont(ofSize: 31)",
      "flow_v_w.estimatedItemSize = UICollectionViewFlowLayout.automaticSize",
      "v_r.contentInsetAdjustmentBehavior = .never",
      "toItem: v_r.contentLayoutGuide, attribute: .top",
      "toItem: v_r.frameLayoutGuide, attribute: .width",
    ] {
      #expect(made.code.contains(line), "\(line)")
    }
    #expect(made.notes.isEmpty, "\(made.notes)")
  }

  @Test func filesOfTheTargetAreFoundWhateverTheirCaseAndFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func object(_ id: String, _ text: String) -> String { "\t\t\(id) = {\(text)};\n" }
    try write(
      "App.xcodeproj/project.pbxproj",
      "SWIFT_VERSION = 5.0;\n"
        + object(
          "AAAAAAA1",
          "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; buildPhases = (AAAAAAA2,); "
        ) + object("AAAAAAA2", "isa = PBXSourcesBuildPhase; files = (AAAAAAA3,AAAAAAA4,); ")
        + object("AAAAAAA3", "isa = PBXBuildFile; fileRef = AAAAAAA5; ")
        + object("AAAAAAA4", "isa = PBXBuildFile; fileRef = AAAAAAA6; ")
        + object(
          "AAAAAAA5", "isa = PBXFileReference; path = main.swift; sourceTree = \"<group>\"; ")
        + object(
          "AAAAAAA6",
          "isa = PBXFileReference; path = Tests/Pad.swift; sourceTree = \"<group>\"; "))
    try write("Main.swift", "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n")
    try write("Tests/Pad.swift", "import UIKit\nclass Pad: UIView {}\n")
    try write("Old/Pad.swift", "import UIKit\nclass Pad: UIControl {}\n")
    let texts = ProjectPort(folder: folder, dactyl: ".").files.map(\.text)
    #expect(texts.contains { $0.contains("class Pad: UIView") })
    #expect(!texts.contains { $0.contains("class Pad: UIControl") })
  }

  @Test func theScreenIsThatOfTheDevicesThatTheProjectNames() throws {
    func screen(_ settings: String, device: String? = "retina6_1") throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let project = folder.appendingPathComponent("App.xcodeproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try "SWIFT_VERSION = 5.0; \(settings)".write(
        to: project.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
      if let device {
        try """
        <document><device id="\(device)"/><scenes><scene><objects>
        <viewController id="c"><view key="view" id="v"/></viewController></objects></scene></scenes></document>
        """.write(
          to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
      }
      try "import UIKit\nclass A: UIView {}".write(
        to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
      let code =
        ProjectPort(folder: folder, dactyl: ".").files.first {
          $0.path.hasSuffix("PortedInterface.swift")
        }?.text ?? ""
      return String(code.firstMatch(of: /screenSize: CGSize\? = (.*)/)?.output.1 ?? "none")
    }
    #expect(try screen("") == "CGSize(width: 414, height: 896)")
    #expect(try screen("TARGETED_DEVICE_FAMILY = 2;") == "CGSize(width: 820, height: 1180)")
    #expect(try screen("TARGETED_DEVICE_FAMILY = \"1,2\";") == "CGSize(width: 414, height: 896)")
    #expect(try screen("", device: "ipad9_7") == "CGSize(width: 768, height: 1024)")
    let sides = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
    let across = "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";"
    #expect(try screen(sides + across) == "CGSize(width: 896, height: 414)")
    #expect(
      try screen(sides + "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";")
        == "CGSize(width: 414, height: 896)")
  }

  @Test func variationsOfSubviewsAndConstraintsFollowTheSizeClasses() throws {
    let code = try interface(
      """
      <viewController id="c"><view key="view" id="v"><rect key="frame" width="9" height="9"/>
      <subviews><view id="one"><rect key="frame"/></view><view id="two"><rect key="frame"/></view>
        <view id="low"><rect key="frame"/></view></subviews>
      <constraints>
        <constraint firstItem="one" firstAttribute="width" constant="5" id="k"/>
        <constraint firstItem="one" firstAttribute="height" constant="6" id="l">
          <variation key="heightClass=regular-widthClass=compact" constant="7"/></constraint>
        <constraint firstItem="low" firstAttribute="width" constant="5" id="m"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="two"/><exclude reference="low"/></mask>
        <mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="k"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="low"/></mask></variation>
      </view></viewController>
      """
    ).code
    #expect(code.contains("addSubview(v_one)"))
    #expect(!code.contains("addSubview(v_two)") && !code.contains("addSubview(v_low)"))
    #expect(code.contains("let v_k =") && !code.contains("v_k.isActive"))
    #expect(code.contains("constant: 7)") && code.contains("v_l.isActive = true"))
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.contains(".archive(") || $0.contains("applyVariations") } == [
        "v_v.archive(subview: v_one, in: .all)", "v_v.archive(subview: v_two, in: [])",
        "v_v.archive(subview: v_low, in: [.compactByCompact, .regularByCompact])",
        "v_v.archive(v_k, in: [.regularByRegular])", "v_v.archive(v_l, constants: [6, 7, 6, 6])",
        "v_v.archive(v_m, in: [.compactByCompact, .regularByCompact])", "v_v.applyVariations()",
      ])
  }

  @Test func masksPlaceViewsWithFixedFrames() throws {
    let code = try interface(
      """
      <viewController id="c"><view key="view" id="v"><subviews>
        <toolbar fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="t"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      </subviews></view></viewController>
      """
    ).code
    #expect(!code.contains("v_t.translatesAutoresizingMaskIntoConstraints"))
    #expect(code.contains("v_l.translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test func variationsOfFontsFollowTheSizeClasses() throws {
    let made = try interface(
      """
      <viewController id="c"><view key="view" id="v"><subviews><label id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="9"/></variation>
        <variation key="heightClass=regular-widthClass=regular">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="40"/></variation>
      </label></subviews></view></viewController>
      """)
    let fonts = ["systemFont(ofSize: 9)", "systemFont(ofSize: 9)", "systemFont(ofSize: 17)"]
      .map { "UIFont.\($0), " }.joined()
    #expect(
      made.code.contains("v_l.archive(fonts: [\(fonts)UIFont.boldSystemFont(ofSize: 40)])"),
      "\(made.code)")
    #expect(made.code.contains("v_l.applyVariations()") && made.notes.isEmpty)
  }

  @Test func labelsOfBasicCellsAreTheCellsOwn() throws {
    let code = try interface(
      """
      <tableViewController id="c"><tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="x" id="r">
      <tableViewCellContentView key="contentView" id="w"><subviews>
      <label text="Title" id="x"><rect key="frame" width="9"/></label></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController>
      """
    ).code
    #expect(code.contains("let v_x = v_r.textLabel!") && code.contains(#"v_x.text = "Title""#))
    #expect(!code.contains("addSubview(v_x)"))
  }

  @Test func iconsAndObjectsBesideTheViewComeAlong() throws {
    let code = try interface(
      """
      <viewController id="c"><tabBarItem key="tabBarItem" title="One" image="star" catalog="system"/>
      <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" image="gear" id="b"/></navigationItem>
      <view key="view" id="v"><rect key="frame"/></view></viewController>
      <view id="beside"><rect key="frame" width="9" height="9"/></view><customObject id="h" customClass="Helper"/>
      """
    ).code
    #expect(code.contains(#"image: UIImage(systemName: "star")"#))
    #expect(code.contains(#"UIBarButtonItem(image: UIImage(named: "gear")"#))
    #expect(
      code.contains("let v_h = Helper()") && code.contains("c.archiveObjects([v_beside, v_h])"))
  }

  @Test func framesMayBeDistancesFromEdges() throws {
    let code = try interface(
      """
      <viewController id="c"><view key="view" id="v"><rect key="frame" width="300" height="500"/>
      <subviews><label id="l"><frame key="frameInset" minX="20" maxX="30" maxY="10" height="40"/></label>
      <button id="b"><rect key="frame"/><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="Go"/></button></subviews></view></viewController>
      """
    ).code
    #expect(code.contains("CGRect(x: 20.0, y: 450.0, width: 250.0, height: 40.0)"))
    #expect(
      code.contains("UIButton.Configuration.filled()") && code.contains(#"look_v_b.title = "Go""#))
  }

  @Test func headersOfTablesAndNavigationItemsAreThere() throws {
    let code = try interface(
      """
      <tableViewController id="c"><navigationItem key="navigationItem" id="n"/><tableView key="view" id="t">
      <view key="tableHeaderView" id="h"><rect key="frame" width="9" height="9"/></view></tableView></tableViewController>
      """
    ).code
    #expect(
      code.contains("let v_n = c.navigationItem") && code.contains("v_t.tableHeaderView = v_h"))
  }

  @Test func whatTheStoryboardSaysIsEitherCodeOrNamed() throws {
    let made = try interface(
      """
      <viewController id="c"><toolbarItems><barButtonItem systemItem="undo" id="u"/></toolbarItems><view key="view" id="v"><subviews>
        <toolbar id="t"><items><barButtonItem title="Switch" id="i"/></items></toolbar>
        <textField id="f" clearsOnBeginEditing="YES" clearButtonMode="always" strangeness="7">
          <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="done"/></textField>
        <slider id="s" minimumValueImage="slow" maximumValueImage="fast"/>
        <datePicker id="d" datePickerMode="time"><mystery key="riddle" value="1"/></datePicker>
        <collectionView id="w"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4">
          <size key="itemSize" width="100" height="90"/><size key="headerReferenceSize" width="0" height="50"/>
          </collectionViewFlowLayout><collectionReusableView key="sectionHeaderView" reuseIdentifier="top" id="h"/></collectionView>
        <tableView id="r"><prototypes><tableViewCell reuseIdentifier="a" accessoryType="detailButton" id="x">
          <connections><segue destination="c" kind="show" trigger="accessoryAction" id="g"/></connections></tableViewCell></prototypes></tableView>
      </subviews></view></viewController>
      """)
    for line in [
      "c.toolbarItems = [v_u]", "v_t.items = [v_i]", "v_f.clearsOnBeginEditing = true",
      "v_f.clearButtonMode = .always",
      "v_f.keyboardType = .numberPad", "v_f.returnKeyType = .done",
      "v_s.minimumValueImage = UIImage(named: \"slow\")", "v_d.datePickerMode = .time",
      "flow_v_w.itemSize = CGSize(width: 100, height: 90)", "flow_v_w.minimumLineSpacing = 4",
      "flow_v_w.headerReferenceSize = CGSize(width: 0, height: 50)",
      "forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader",
      "v_x.accessoryType = .detailButton", "v_x.storyboardAccessory = ",
    ] {
      #expect(made.code.contains(line), "\(line)")
    }
    #expect(
      made.notes == [
        "Main: the attribute strangeness of textField is left out",
        "Main: the element mystery (riddle) is left out",
      ])
  }

  @Test func textsWithAttributesComeAlong() throws {
    let made = try interface(
      """
      <viewController id="c"><view key="view" id="v"><subviews>
        <label id="l"><attributedString key="attributedText">
          <fragment content="plain "/>
          <fragment content="bold"><attributes><color key="NSColor" white="0.5"/><font key="NSFont" size="20" metaFont="systemBold"/>
            <integer key="NSUnderline" value="1"/><real key="NSKern" value="2"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4" headIndent="0.0" maximumLineHeight="1e6"/></attributes></fragment>
        </attributedString></label>
        <button id="b"><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state></button>
      </subviews></view></viewController>
      """)
    for part in [
      "v_l.attributedText = { let text = NSMutableAttributedString()",
      "text.append(NSAttributedString(string: \"plain \"))",
      "string: \"bold\", attributes: [.foregroundColor: UIColor(white: 0.5, alpha: 1)",
      ".font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: 1, .kern: 2, .paragraphStyle: ",
      "NSMutableParagraphStyle(); style.alignment = .center; style.lineSpacing = 4.0; return style }()",
      "v_b.setAttributedTitle(NSAttributedString(string: \"Go\"), for: .normal)",
    ] {
      #expect(made.code.contains(part), "\(part)")
    }
    #expect(made.notes.isEmpty)
  }

  @Test func foldersOfSeveralProjectsAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["One/One.xcodeproj", "Two/Deep/Two.xcodeproj", "Two/Pods/Pods.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    let found = ProjectPort.projects(in: folder).map(\.lastPathComponent)
    #expect(found == ["One", "Deep"])
    let one = folder.appending(path: "One")
    #expect(ProjectPort.projects(in: one).map(\.lastPathComponent) == ["One"])
  }

  @Test func bundlesAreTheProgramsOwn() {
    #expect(
      port("a(Bundle.main.path(b), Bundle(for: type(of: self)))")
        == "a(Bundle.program.path(b), Bundle.program)")
  }

  @Test func pathsWithSpacesPassThroughPatch() {
    #expect(
      UnifiedDiff.between("a", "b", path: "My App/A.swift").hasPrefix(
        "--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n"))
  }

  /// A value of a storyboard that is a piece of Swift once became one.
  @Test
  func noValueOfAStoryboardBecomesCode() throws {
    let value = #"{ injected(); return 300 }() \(injected()) &quot;; injected(); &quot;"#
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Projects/Triggers")
    func read(_ path: String) throws -> String {
      try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
    }
    var index = SourceIndex()
    index.add(try read("StartController.swift"))
    let text = try read("Base.lproj/Main.storyboard")
    // Elements may have any name; only their keys count.
    let looks = """
      <document><scenes><scene><objects><viewController id="c"><view key="view" id="v"><any key="layoutMargins" top="1"/>
      <any key="directionalLayoutMargins" leading="1"/><subviews><stackView id="s" spacing="1"/><pageControl id="p" currentPage="1"/>
      <label id="l"><any key="fontDescription" weight="bold" pointSize="9"/></label>
      <scrollView id="r" contentInsetAdjustmentBehavior="never" keyboardDismissMode="none"/>
      <imageView id="i"><any key="preferredSymbolConfiguration" scale="large" weight="bold" pointSize="9"/></imageView>
      <button id="b"><buttonConfiguration key="configuration" cornerStyle="small" imagePlacement="top" imagePadding="1" titlePadding="1">
      <any key="contentInsets" top="1" leading="1"/><backgroundConfiguration key="background" cornerRadius="9" strokeWidth="1"/>
      </buttonConfiguration></button></subviews></view></viewController></objects></scene></scenes></document>
      """
    var written = 0
    var tried: [Substring: Int] = [:]
    for (text, found) in [text, looks].flatMap({ text in
      text.matches(of: /(\w+)="([^"]*)"/).dropFirst(text == looks ? 0 : 2).map { (text, $0) }
    }) {
      let (_, name, part) = found.output
      tried[name, default: 0] += 1
      // Each attribute on a few elements, which may differ in kind.
      guard text == looks || tried[name]! < 6 else { continue }
      let changed = text.replacingCharacters(in: part.startIndex..<part.endIndex, with: value)
      var writer = InterfaceWriter(name: "Main", root: try XMLElement.read(changed), index: index)
      let made = writer.storyboard()
      let code = made.functions + made.archive
      let words = SourceTokenizer.tokens(of: code).filter { $0.kind == .word }.map(\.text)
      #expect(!words.contains("injected"), "\(found.output.0)")
      #expect(!code.replacing("\\\\", with: "").contains("\\(injected"), "\(found.output.0)")
      if code.contains("injected") { written += 1 }
    }
    #expect(written >= 10, "texts are written as texts")
  }

  @Test func membersThatCoreDataManagesGetBodies() {
    let ported = SourcePort(
      """
      class Item: NSManagedObject {
        @NSManaged public private(set) var name: String?  // a name
        @NSManaged var owners: Set<Owner>; var count = 1
        @objc(addOwnersObject:)
        @NSManaged public func addToOwners(_ value: Owner)
        @NSManaged func removeFromOwners(_ values: NSSet)
      }
      """
    ).result
    #expect(
      ported == """
        class Item: NSManagedObject {
          public private(set) var name: String? { get { managedValue("name") } set { setManagedValue(newValue, "name") } }  // a name
          var owners: Set<Owner> { get { managedValue("owners") } set { setManagedValue(newValue, "owners") } }; var count = 1
          public func addToOwners(_ value: Owner) { addManaged(value, to: "owners") }
          func removeFromOwners(_ values: NSSet) { removeManaged(values, from: "owners") }
        }
        """)
  }

  @Test func theCurrentVersionOfACoreDataModelBecomesAFileOfTheProgramAndClasses() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PortTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func model(_ attribute: String) -> String {
      """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="\(attribute)" optional="YES" attributeType="String"/>
        <attribute name="x; system()" attributeType="String"/></entity></model>
      """
    }
    try write(
      "App/Main.swift", "import CoreData\n@main class Main: UIResponder, UIApplicationDelegate {}\n"
    )
    try write("App/Shop.xcdatamodeld/Shop.xcdatamodel/contents", model("old"))
    try write("App/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents", model("new"))
    try write(
      "App/Shop.xcdatamodeld/.xccurrentversion",
      "<plist><dict><key>_XCCurrentVersionName</key>\n<string>Shop 2.xcdatamodel</string></dict></plist>"
    )
    let port = ProjectPort(folder: folder, dactyl: "../Dactyl")
    let file = port.files.first { $0.path == "Sources/App/Resources/Shop.momd" }?.text ?? ""
    #expect(file.contains(#""className" : "App.Item""#) && file.contains(#""name" : "new""#))
    #expect(!file.contains("old") && !file.contains("system"))
    let classes = port.files.first { $0.path == "Sources/App/PortedModel.swift" }?.text ?? ""
    #expect(
      classes.contains("public class Item: NSManagedObject")
        && classes.contains("var `new`: String?"))
    #expect(
      port.notes.contains { $0.hasSuffix("a property of Item without a usable name is left out") })
  }

  @Test func defaultsForgetANothingInsteadOfCallingThemselves() {
    let ported = SourcePort(#"UserDefaults.standard.set(nil, forKey: "name")"#).result
    #expect(ported == #"UserDefaults.standard.set(nil as Any?, forKey: "name")"#)
  }

  @Test func selectorsMayBeOfWhatAMethodGives() {
    func ported(_ selector: String) -> String {
      SourcePort("class A { func f() { let s = #selector(\(selector)) } }").result
    }
    #expect(
      ported("menu()?.open").contains(
        #"Selector("open", of: menu()) { $0.open }"#))
    #expect(ported("bar!.menu()?.open(_:)").contains(#"of: bar!.menu()) { $0.open(_:) }"#))
  }

  @Test(arguments: [
    ("FacebookColor", "facebook"), ("disableButtonColor", "disableButton"),
    ("my-logo 2", "myLogo2"),
    ("URLIcon", "urlIcon"), ("Color", "color"), ("2x", "_2x"), ("NEW", "new"), ("-", "_"),
  ])
  func whatCataloguesHoldIsCalledAsInXcode(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(of: name, without: "Color") == symbol)
  }

  @Test func namesOfCataloguesAreDeclaredWhereTheyAreUsed() {
    let text = AssetSymbols.declarations(
      colors: ["BrandColor", "OwnColor", "Other", "red"], images: ["hero"],
      usedBy: [
        "let a = UIColor.brand; let c = UIColor.red; extension UIColor { static let own = UIColor.own }",
        "UIImage(resource: .hero)",
      ],
      extends: true)
    #expect(
      text?.contains(#"static let `brand` = ColorResource(name: "BrandColor", bundle: .program)"#)
        == true)
    #expect(
      text?.contains("static var `brand`: UIColor") == true && text?.contains("var `red`") == false)
    #expect(text?.contains("static let `hero` = ImageResource") == true)
    #expect(text?.contains("own") == false && text?.contains("other") == false)
    #expect(
      AssetSymbols.declarations(colors: ["Other"], images: [], usedBy: [""], extends: true) == nil)
  }
}
