// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "QuickStart",
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .executableTarget(
      name: "QuickStart",
      dependencies: [.product(name: "Dactyl", package: "Dactyl")])
  ]
)
