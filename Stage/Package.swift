// swift-tools-version: 6.2
import PackageDescription

// What shows UIKit programs in a browser stands apart, so that a client of the libraries fetches
// nothing that only it needs.
let package = Package(
  name: "DactylStage",
  products: [
    .library(name: "UIKitStage", targets: ["UIKitStage"])
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(name: "Inspector", path: "../Inspector"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "UIKitStage",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "UIKitPictures", package: "Dactyl"),
        .product(name: "DactylInspector", package: "Inspector"),
        .product(name: "PageServer", package: "Inspector"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.embedInCode("Page")]),
    .executableTarget(
      name: "StageCost",
      dependencies: ["UIKitStage", .product(name: "UIKit", package: "Dactyl")]),
    .executableTarget(
      name: "StageGallery",
      dependencies: ["UIKitStage", .product(name: "UIKit", package: "Dactyl")]),
    .testTarget(
      name: "UIKitStageTests",
      dependencies: [
        "UIKitStage",
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "Dactyl", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
