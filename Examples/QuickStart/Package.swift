// swift-tools-version: 6.2
import PackageDescription

// Without the trait "Tools", nothing but Dactyl itself is fetched and built.
let package = Package(
  name: "QuickStart",
  dependencies: [.package(name: "Dactyl", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "QuickStart",
      dependencies: [.product(name: "Dactyl", package: "Dactyl")])
  ]
)
