// swift-tools-version: 6.2
import PackageDescription

// The libraries UIKit and UIKitPictures are products of the package above, because SwiftPM finds a
// package by URL only at the root of a repository. Here is the rest: the stage, which shows
// programs in a browser, the port, example programs, measurements and all tests.

/// Each app is as Xcode's templates give it. On Apple's platforms its files go into a project
/// unchanged; here linking UIKitStage is all that shows it.
let apps = ["CheckPlease", "TouchExplorer", "Taps", "PinchMe", "Circle", "Bubbles", "MailList"]
/// Apps in Swift 5: those that `Scripts/port-apps` writes from the projects with storyboards in
/// Examples/Projects, and one that says `@UIApplicationMain`, which Swift 6 no longer takes.
let swiftFive = ["TouchExplorer", "PinchMe", "Taps"]

func dactyl(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "Dactyl") }
}

let package = Package(
  name: "UIKit",
  products: [
    .library(name: "UIKitStage", targets: ["UIKitStage"]),
    .library(name: "DactylPort", targets: ["DactylPort"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(name: "Inspector", path: "../Inspector"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "UIKitStage",
      dependencies: dactyl(
        "Dactyl", "DactylInspection", "DactylRecordings", "UIKit", "UIKitPictures") + [
          .product(name: "PageServer", package: "Inspector"),
          .product(name: "NIOCore", package: "swift-nio"),
        ],
      resources: [.embedInCode("Page")]),
    .executableTarget(name: "StageCost", dependencies: ["UIKitStage"] + dactyl("UIKit")),
    .executableTarget(
      name: "StageGallery",
      dependencies: ["UIKitStage"] + dactyl("UIKit", "Dactyl", "DactylStrokes")),
    .target(name: "DactylPort", dependencies: dactyl("DactylFiles")),
    // What UIKit's names and layout cost.
    .executableTarget(name: "UIKitOverhead", dependencies: dactyl("Dactyl", "UIKit")),
    .executableTarget(name: "UIKitLayout", dependencies: dactyl("UIKit")),
    .target(name: "ClosureActions", path: "Examples/Apps/ClosureActions"),
    .target(
      name: "UIKitClients", dependencies: dactyl("UIKit"), path: "Examples/Clients/UIKitClients"),
    .target(
      name: "SwiftFiveClients", dependencies: dactyl("UIKit"),
      path: "Examples/Clients/SwiftFiveClients",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "CObjectCensus", path: "Tests/CObjectCensus"),
    .target(name: "FreedObjects", dependencies: ["CObjectCensus"], path: "Tests/FreedObjects"),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["FreedObjects"] + dactyl("UIKit", "Dactyl", "DactylTesting")),
    .testTarget(
      name: "UIKitPicturesTests",
      dependencies: ["FreedObjects"] + dactyl("UIKit", "UIKitPictures", "DactylTesting")),
    .testTarget(
      name: "CoreDataTests",
      dependencies: ["FreedObjects"] + dactyl("UIKit", "CoreData", "DactylTesting")),
    .testTarget(
      name: "UIKitStageTests",
      dependencies: ["UIKitStage", "FreedObjects"] + dactyl("UIKit", "Dactyl")),
    .testTarget(
      name: "AppsTests",
      dependencies: ["UIKitStage", "FreedObjects", "Triggers"]
        + apps.map { .target(name: $0) }
        + dactyl("UIKit", "UIKitPictures", "Dactyl", "DactylRecordings", "DactylTesting")),
    .testTarget(name: "DactylPortTests", dependencies: ["DactylPort"]),
    // All that a storyboard can start and give, as the port writes it (Scripts/port-apps).
    .executableTarget(
      name: "Triggers", dependencies: ["UIKitStage"] + dactyl("UIKit", "CoreData"),
      path: "Tests/Ported/Triggers",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitClientsTests",
      dependencies: ["UIKitClients", "SwiftFiveClients", "FreedObjects"]
        + dactyl("UIKit", "Dactyl", "DactylStrokes", "DactylTesting")),
  ]
    + apps.map { name in
      .executableTarget(
        name: name, dependencies: ["ClosureActions", "UIKitStage"] + dactyl("UIKit"),
        path: "Examples/Apps/\(name)",
        swiftSettings: swiftFive.contains(name) ? [.swiftLanguageMode(.v5)] : [])
    },
  swiftLanguageModes: [.v6]
)
