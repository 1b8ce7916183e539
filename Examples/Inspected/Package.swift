// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inspected",
  dependencies: [
    .package(name: "Dactyl", path: "../.."),
    .package(name: "Inspector", path: "../../Inspector"),
  ],
  targets: [
    .executableTarget(
      name: "Inspected",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylInspector", package: "Inspector"),
      ])
  ]
)
