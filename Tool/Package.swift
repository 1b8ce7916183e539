// swift-tools-version: 6.2
import PackageDescription

// The command-line tool stands apart so that a client of the libraries fetches nothing that only it
// needs. Packages are told apart by the names of their folders: a checkout that is itself called
// `Tool` does not build.
let package = Package(
  name: "DactylTool",
  products: [
    .executable(name: "dactyl", targets: ["DactylTool"]),
    .executable(name: "dactyl-full", targets: ["FullTool"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(name: "Inspector", path: "../Inspector"),
    .package(name: "UIKit", path: "../UIKit"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "Platform"),
    // Makes gesture files of other programs' configurations.
    .target(
      name: "DesktopConversion",
      dependencies: [
        "Platform", .product(name: "DactylFiles", package: "Dactyl"),
      ]),
    // Hands what happens on a stage to a report.
    .target(
      name: "Narration",
      dependencies: [
        "Platform",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylFiles", package: "Dactyl"),
      ]),
    // Reads gesture files and acts on them.
    .target(
      name: "DactylDesktop",
      dependencies: [
        "Platform", "Narration",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylFiles", package: "Dactyl"),
        .product(name: "DactylInput", package: "Dactyl"),
      ]),
    // Links no server, so that `swift run dactyl replay` builds quickly.
    .target(
      name: "ToolCommands",
      dependencies: [
        "Platform", "Narration", "DactylDesktop", "DesktopConversion",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylFiles", package: "Dactyl"),
        .product(name: "DactylInspection", package: "Dactyl"),
        .product(name: "DactylInput", package: "Dactyl"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "DactylTool", dependencies: ["ToolCommands"]),
    .executableTarget(
      name: "FullTool",
      dependencies: [
        "ToolCommands",
        .product(name: "DactylInspector", package: "Inspector"),
        .product(name: "DactylPort", package: "UIKit"),
        .product(name: "PageServer", package: "Inspector"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .testTarget(
      name: "DactylToolTests",
      dependencies: [
        "DactylDesktop", "DactylTool", "DesktopConversion", "FullTool", "Narration", "Platform",
        "ToolCommands",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
