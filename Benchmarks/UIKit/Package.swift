// swift-tools-version: 6.2
import PackageDescription

// A package of its own: what it measures is the cost of UIKit's names and of layout, and it needs
// nothing else.
let package = Package(
  name: "UIKitOverhead",
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .executableTarget(
      name: "UIKitOverhead",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"), .product(name: "UIKit", package: "Dactyl"),
      ]),
    .executableTarget(
      name: "UIKitLayout", dependencies: [.product(name: "UIKit", package: "Dactyl")]),
  ]
)
