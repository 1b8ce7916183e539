// swift-tools-version: 6.2
import PackageDescription

// Figures of Docs/measurements.md and Docs/showing-gestures.md. They protect no user, so no check
// builds this package.
let package = Package(
  name: "Research",
  products: [
    .executable(name: "showing", targets: ["Showing"]),
    .executable(name: "stroke-benchmarks", targets: ["StrokeBenchmarks"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: "../.."),
    .package(name: "Benchmarks", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "Showing",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
        .product(name: "TouchData", package: "Benchmarks"),
      ]),
    .target(name: "StrokeData", dependencies: [.product(name: "DactylStrokes", package: "Dactyl")]),
    .executableTarget(
      name: "StrokeBenchmarks",
      dependencies: [
        "StrokeData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
