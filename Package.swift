// swift-tools-version: 6.2
import PackageDescription

/// Settings of the targets that also compile as Embedded Swift.
let engine: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error)
]

let package = Package(
  name: "Dactyl",
  products: [
    .library(name: "Dactyl", targets: ["Dactyl"]),
    .library(name: "DactylStrokes", targets: ["DactylStrokes"]),
    .library(name: "DactylRecordings", targets: ["DactylRecordings"]),
    .library(name: "DactylFiles", targets: ["DactylFiles"]),
    .library(name: "DactylInspection", targets: ["DactylInspection"]),
    .library(name: "DactylTesting", targets: ["DactylTesting"]),
    .library(name: "DactylExpectations", targets: ["DactylExpectations"]),
    .library(name: "DactylC", type: .static, targets: ["DactylC"]),
    .library(name: "DactylCInspection", type: .static, targets: ["DactylCInspection"]),
    .library(name: "DactylCRecordings", type: .static, targets: ["DactylCRecordings"]),
  ],
  traits: [
    .trait(
      name: "Strokes",
      description: "Recognisers of drawn shapes and template libraries in the C and web exports."),
    .trait(
      name: "Shown", description: "Gestures that are shown to it, in the C and web exports.",
      enabledTraits: ["Strokes"]),
    .default(enabledTraits: ["Shown"]),
  ],
  targets: [
    .target(name: "Dactyl", swiftSettings: engine),
    .target(name: "DactylStrokes", dependencies: ["Dactyl"], swiftSettings: engine),
    .target(name: "DactylRecordings", dependencies: ["Dactyl"]),
    .target(name: "DactylFiles", dependencies: ["Dactyl", "DactylStrokes"]),
    .target(
      name: "DactylInspection", dependencies: ["Dactyl", "DactylRecordings", "DactylFiles"]),
    .target(name: "DactylTesting", dependencies: ["Dactyl", "DactylStrokes"]),
    // Apart from DactylTesting, which programs use too: those must not need Swift Testing.
    .target(name: "DactylExpectations", dependencies: ["DactylTesting"]),
    .testTarget(
      name: "DactylExpectationsTests",
      dependencies: ["Dactyl", "DactylExpectations", "DactylTesting"]),
    .target(
      name: "DactylC",
      dependencies: [
        "Dactyl", .target(name: "DactylStrokes", condition: .when(traits: ["Strokes"])),
      ], swiftSettings: engine),
    .target(name: "DactylCRecordings", dependencies: ["DactylRecordings"]),
    // Apart from DactylC, which is also built for browsers and microcontrollers.
    .target(
      name: "DactylCInspection", dependencies: ["Dactyl", "DactylC", "DactylInspection"]),
    .testTarget(name: "DactylTests", dependencies: ["Dactyl", "DactylTesting", "TestData"]),
    .testTarget(
      name: "DactylCTests",
      dependencies: [
        "DactylC", "DactylCInspection", "Dactyl", "DactylInspection", "DactylFiles",
        "DactylStrokes", "DactylRecordings", "DactylTesting",
      ]),
    .testTarget(
      name: "DactylStrokesTests", dependencies: ["DactylStrokes", "DactylTesting", "TestData"]),
    .testTarget(
      name: "DactylRecordingsTests",
      dependencies: ["Dactyl", "DactylRecordings", "DactylTesting", "TestData"]),
    .target(name: "TestData", path: "Tests/TestData"),
    .testTarget(name: "DactylFilesTests", dependencies: ["DactylFiles", "DactylStrokes"]),
    .testTarget(
      name: "DactylInspectionTests",
      dependencies: ["DactylInspection", "DactylFiles", "DactylRecordings", "DactylTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Devices are read as Linux hands them out, so only clients that ask for it need the kernel's
// headers.
#if os(Linux)
  package.products.append(.library(name: "DactylInput", targets: ["DactylInput"]))
  package.targets += [
    .target(name: "CDactylInput"),
    .target(name: "DactylInput", dependencies: ["Dactyl", "DactylRecordings", "CDactylInput"]),
    .testTarget(
      name: "DactylInputTests", dependencies: ["DactylInput", "DactylRecordings", "DactylTesting"]),
  ]
#endif

// Apple's platforms have a UIKit of their own, and packages for them are built on macOS.
// Their tests and whatever else belongs to them is the package in the folder UIKit.
#if !os(macOS)
  func wing(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "UIKit/Sources/\(name)")
  }

  // What `import UIKit` is often accompanied by: names that lead to the same module.
  let companions = ["CoreGraphics", "QuartzCore", "CoreImage", "AudioToolbox", "AVFoundation"]
  package.products.append(
    .library(
      name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"] + companions))
  package.products.append(.library(name: "UIKitPictures", targets: ["UIKitPictures"]))
  package.products.append(.library(name: "CoreData", targets: ["CoreData"]))
  package.targets += companions.map {
    wing($0, $0 == "AVFoundation" ? ["UIKit", "AudioToolbox"] : ["UIKit"])
  }
  package.targets += [
    wing("UIKitSubmodules"),
    wing("CUIKitHost"),
    wing("UIKit", ["Dactyl", "UIKitSubmodules", "CUIKitHost"]),
    wing("UIKitPictures", ["UIKit"]),
    wing("CoreData", ["UIKit"]),
    wing("_Testing_UIKit"),
    wing("_Testing_CoreGraphics"),
  ]
#endif
