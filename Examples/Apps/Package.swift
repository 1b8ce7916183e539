// swift-tools-version: 6.2
import PackageDescription

// Each app is as Xcode's templates give it. On Apple's platforms its files go into a project
// unchanged; here linking UIKitStage is all that shows it.
let apps = ["CheckPlease", "TouchExplorer", "Taps", "PinchMe", "Circle", "Bubbles", "MailList"]
// Written by `dactyl port` from the projects in Projects, which have storyboards:
// Scripts/port-apps.
let ported = ["TouchExplorer", "PinchMe"]
// What Swift 6 no longer takes: `@UIApplicationMain`.
let former = ["Taps"]

let package = Package(
  name: "Apps",
  dependencies: [
    .package(name: "Dactyl", path: "../.."),
    .package(path: "../../Stage"),
  ],
  targets: apps.map { name in
    .executableTarget(
      name: name,
      dependencies: [
        "ClosureActions",
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "UIKitStage", package: "Stage"),
      ],
      swiftSettings: ported.contains(name) || former.contains(name)
        ? [.swiftLanguageMode(.v5)] : [])
  } + [
    .target(name: "ClosureActions"),
    .testTarget(
      name: "AppsTests",
      dependencies: apps.map { .target(name: $0) } + [
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "UIKitPictures", package: "Dactyl"),
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
        .product(name: "UIKitStage", package: "Stage"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
