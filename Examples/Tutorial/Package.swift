// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tutorial",
  products: [.library(name: "Drawing", targets: ["Drawing"])],
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .target(
      name: "Drawing",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
      ]),
    .executableTarget(
      name: "Draw",
      dependencies: [
        "Drawing",
        .product(name: "DactylInspection", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
      ]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Drawing",
        .product(name: "DactylTesting", package: "Dactyl"),
        .product(name: "DactylExpectations", package: "Dactyl"),
      ]),
  ]
)
