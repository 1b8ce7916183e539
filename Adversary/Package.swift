// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because all of it, the libraries included, is compiled under
// AddressSanitizer, and because it needs every library and Benchmarks should not.
// `Scripts/adversary` builds and runs it. Packages are told apart by the names of their folders: a
// checkout that is itself called `Adversary` does not build.
let package = Package(
  name: "Adversary",
  products: [.executable(name: "adversary", targets: ["Adversary"])],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(name: "UIKit", path: "../UIKit"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "Adversary",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylC", package: "Dactyl"),
        .product(name: "DactylInput", package: "Dactyl"),
        .product(name: "DactylPort", package: "UIKit"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylFiles", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
