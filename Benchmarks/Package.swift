// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "stroke-benchmarks", targets: ["StrokeBenchmarks"])
  ],
  dependencies: [
    .package(name: "Dactyl", path: "..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "StrokeData",
      dependencies: [.product(name: "DactylStrokes", package: "Dactyl")]),
    .executableTarget(
      name: "StrokeBenchmarks",
      dependencies: [
        "StrokeData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DactylStrokes", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
