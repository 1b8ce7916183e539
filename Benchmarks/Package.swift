// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "stroke-benchmarks", targets: ["StrokeBenchmarks"])
  ],
  dependencies: [
    .package(name: "Dactyl", path: "..", traits: [])
  ],
  targets: [
    .target(
      name: "StrokeData",
      dependencies: [.product(name: "DactylStrokes", package: "Dactyl")]),
    .executableTarget(
      name: "StrokeBenchmarks",
      dependencies: [
        "StrokeData",
        .product(name: "DactylStrokes", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
