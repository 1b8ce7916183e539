import Foundation
import Testing

/// `dactyl port` with existing files, and with malicious projects.
final class PortedPackageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private var package: URL { folder.appending(path: "Package") }

  init() throws {
    try write(
      "Project/App/AppDelegate.swift",
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func link(_ path: String, to goal: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: goal)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func port(_ more: String..., to output: String = "Package") throws -> ToolRun {
    try ToolRun(
      ["port", folder.appending(path: "Project").path, "-o", folder.appending(path: output).path]
        + more)
  }

  @Test func aPackageIsMadeAgain() throws {
    #expect(try port().status == 0)
    try write("Project/App/AppDelegate.swift", "import UIKit\n@main class Other: UIResponder {}\n")
    #expect(try port().status == 0)
    #expect(text("Package/Sources/App/AppDelegate.swift")?.contains("Other") == true)
  }

  @Test func nextCommandIsPrintedAndSeveralProjectsAreListed() throws {
    let run = try port("--no-stage")
    #expect(run.output.hasPrefix("Next: "))
    #expect(run.output.contains("/Scripts/swift build --package-path "))
    for name in ["One", "Two"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Project/\(name)/\(name).xcodeproj"),
        withIntermediateDirectories: true)
    }
    let several = try port(to: "Other")
    #expect(several.status == 64 && several.complaint.contains("holds 2 projects"))
    #expect(several.complaint.contains("Project/Two") && text("Other/Package.swift") == nil)
  }

  @Test func programThatUsesWhatDoesNotExistBecomesAPackageOnlyOnRequest() throws {
    try write("Project/App/Unused.swift", "import MapKit\nimport UIKit\n")
    #expect(try port().complaint.hasPrefix("MapKit is not here"))
    try write("Project/App/Map.swift", "import MapKit\nclass Map: MKMapView {}\n")
    try write("Project/App/App-Bridging-Header.h", "#import <sqlite3.h>\n")
    let refused = try port(to: "Other")
    #expect(refused.status == 65 && text("Other/Package.swift") == nil && refused.output.isEmpty)
    let lines = refused.complaint.split(separator: "\n")
    #expect(lines.count == 5 && lines[0].contains("No package is made"))
    #expect(lines[1] == "MapKit is not here: there are no maps. Take out MKMapView")
    #expect(lines[2].hasSuffix("sqlite3.h are missing"))
    #expect(lines[4].contains("dactyl-full port ") && lines[4].hasSuffix(" --anyway"))
    let made = try port("--anyway", to: "Other")
    #expect(made.status == 0 && text("Other/Sources/App/Map.swift") != nil)
    #expect(made.complaint.hasPrefix("MapKit is not here") && made.output.hasPrefix("Next: "))
  }

  @Test func filesOfSomebodyElseStay() throws {
    try write("Package/Package.swift", "// mine\n")
    let refused = try port()
    #expect(refused.status == 73 && refused.complaint.contains("Package/Package.swift: is not"))
    #expect(text("Package/Package.swift") == "// mine\n")
    #expect(text("Package/Sources/App/AppDelegate.swift") == nil)
    let forced = try port("--force")
    #expect(forced.status == 0 && forced.complaint.contains("Package.swift: replaced"))
    #expect(text("Package/Package.swift")?.contains("UIKit") == true)
  }

  @Test func aChangedManifestStaysAndIsNamed() throws {
    _ = try port()
    try write("Package/Package.swift", "// mine\n")
    let again = try port("--force")
    #expect(again.status == 0 && again.complaint.contains("Package.swift: was changed by hand"))
    #expect(text("Package/Package.swift") == "// mine\n")
  }

  @Test func aChangedSourceIsReplacedOnlyOnRequest() throws {
    _ = try port()
    try write("Package/Sources/App/AppDelegate.swift", "// mended\n")
    let refused = try port()
    #expect(refused.status == 73 && refused.complaint.contains("was changed by hand"))
    #expect(text("Package/Sources/App/AppDelegate.swift") == "// mended\n")
    #expect(try port("--force").complaint.contains("AppDelegate.swift: replaced"))
  }

  @Test(arguments: ["Project", "Project/App", "Project/App/../../Project"])
  func nothingIsWrittenIntoTheProject(output: String) throws {
    let refused = try port("--force", to: output)
    #expect(refused.status == 73 && refused.complaint.contains("is part of the project"))
    #expect(text("Project/Package.swift") == nil && text("Project/App/Package.swift") == nil)
  }

  @Test(arguments: ["Package/Package.swift", "Package/Sources", "Package/.dactyl-port"])
  func nothingIsWrittenThroughLinks(path: String) throws {
    try write("mine/precious", "mine\n")
    try write("Package/README", "")
    try link(
      path, to: folder.appending(path: path.hasSuffix("Sources") ? "mine" : "mine/precious").path)
    let refused = try port("--force")
    #expect(refused.status == 73 && refused.complaint.contains("is a link"))
    #expect(text("mine/precious") == "mine\n")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/mine").count == 1)
  }

  @Test func linksOutOfTheProjectAreNamedAndNotFollowed() throws {
    try write("Secret.swift", "class Secret {}\n")
    try link("Project/App/Secret.swift", to: "../../Secret.swift")
    try link("Project/App/all", to: "/usr")
    for name in ["one", "two"] { try link("Project/App/\(name)", to: ".") }
    let run = try port()
    #expect(run.status == 0)
    #expect(
      run.complaint == """
        App/Secret.swift: leads out of the project and is left out
        App/all: leads out of the project and is left out

        """)
    #expect(text("Package/Sources/App/Secret.swift") == nil)
  }

  @Test(arguments: [
    ("a.swift", "class A {}\nimport .\n", "App/a.swift:2: expected the name of a module"),
    ("a.swift", "import class ...\n", "App/a.swift:1: expected the name of a module"),
    (
      "Main.storyboard", "<document>\n" + String(repeating: "<view>", count: 200_000),
      "App/Main.storyboard:2: more than 500 elements lie in one another"
    ),
    (
      "Info.plist", "<plist>\n\n" + String(repeating: "<array>", count: 10_000),
      "App/Info.plist:3: more than 500 elements lie in one another"
    ),
    ("Pad.xib", "<document>\n<a>\n", "App/Pad.xib:3: a does not end"),
  ])
  func whatIsWrongIsToldWithFileAndLine(name: String, contents: String, told: String) throws {
    try write("Project/App/\(name)", contents)
    let run = try port()
    #expect(run.status == 65)
    #expect(run.complaint == "dactyl: \(told)\n")
    #expect(text("Package/Sources/App/AppDelegate.swift") != nil)
  }

  @Test func filesOfTheBundleComeAlong() throws {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>"#
    try write("Project/App/A.xcassets/Logo.imageset/logo-big.svg", drawing)
    try write(
      "Project/App/A.xcassets/Logo.imageset/Contents.json",
      #"{"images":[{"filename":"logo-big.svg","scale":"2x","idiom":"universal"},{"filename":"../../x.svg"}]}"#
    )
    try write(
      "Project/App/A.xcassets/Key.imageset/Contents.json",
      #"{"images":[{"filename":"key.svg","scale":"2x","resizing":{"mode":"9-part","cap-insets":{"top":6,"left":4,"bottom":2,"right":8}}}]}"#
    )
    try write("Project/App/A.xcassets/Key.imageset/key.svg", drawing)
    try write("Project/App/words.json", "[1]")
    try write("Project/App/de.lproj/Localizable.strings", #""a" = "b";"#)
    try write("Project/App/Old.m", "int a;")
    let run = try port()
    #expect(text("Package/Sources/App/Resources/Logo.svg") == drawing)
    #expect(text("Package/Sources/App/Resources/words.json") == "[1]")
    #expect(text("Package/Sources/App/Resources/Key.insets") == "3.0 2.0 1.0 4.0\n")
    #expect(text("Package/Sources/App/Resources/de.lproj/Localizable.strings") != nil)
    #expect(text("Package/Package.swift")?.contains(#"resources: [.copy("Resources")]"#) == true)
    #expect(run.complaint.contains("App/Old.m: is no Swift"))
    #expect(run.complaint.contains("x.svg: is missing or cannot be read"))
  }

  @Test func aPackageHasTheStageUnlessToldOtherwise() throws {
    #expect(try port("--dactyl", "/a b/Dactyl").status == 0)
    #expect(text("Package/Package.swift")?.contains(#"path: "/a b/Dactyl/UIKit""#) == true)
    #expect(try port("--dactyl", "/a", "--no-stage").status == 0)
    #expect(text("Package/Package.swift")?.contains("Stage") == false)
  }

  @Test func namesOfColoursAreNoCode() throws {
    try write(
      #"Project/App/A.xcassets/a" + f().colorset/Contents.json"#,
      #"{"colors":[{"color":{"components":{"white":"1"}}}]}"#)
    #expect(try port().status == 0)
    #expect(
      text("Package/Sources/App/PortedInterface.swift")?.contains(#""a\" + f()": UIColor"#) == true)
  }
}
