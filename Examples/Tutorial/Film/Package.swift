// swift-tools-version: 6.2
import PackageDescription

// The moving picture of README.
let package = Package(
  name: "Film",
  dependencies: [
    .package(name: "Dactyl", path: "../../.."),
    .package(name: "Tutorial", path: ".."),
  ],
  targets: [
    .executableTarget(
      name: "Film",
      dependencies: [
        .product(name: "Drawing", package: "Tutorial"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ])
  ]
)
