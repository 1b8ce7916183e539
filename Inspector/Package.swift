// swift-tools-version: 6.2
import PackageDescription

// What shows a running program to a viewer in a browser stands apart, so that a client of the
// libraries fetches nothing that only it needs. The lines themselves are the product
// DactylInspection of the package above.
let package = Package(
  name: "DactylInspector",
  products: [
    .library(name: "DactylInspector", targets: ["DactylInspector"]),
    .library(name: "PageServer", targets: ["PageServer"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "PageServer",
      dependencies: [
        "CZlib",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .target(
      name: "DactylInspector",
      dependencies: [
        "PageServer",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylInspection", package: "Dactyl"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      resources: [.embedInCode("Page")]),
    .testTarget(
      name: "PageServerTests",
      dependencies: [
        "PageServer",
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .testTarget(
      name: "DactylInspectorTests",
      dependencies: [
        "DactylInspector", "PageServer",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
