// swift-tools-version: 6.2
import PackageDescription

// What only research needs is in the package Research, which no check builds.

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "real-touches", targets: ["RealTouches"]),
    .executable(name: "stream-digest", targets: ["StreamDigest"]),
    .executable(name: "touch-workload", targets: ["TouchWorkload"]),
    .executable(name: "performance", targets: ["Performance"]),
    .library(name: "TouchData", targets: ["TouchData"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "RealTouches",
      dependencies: ["TouchData", .product(name: "Dactyl", package: "Dactyl")]),
    .executableTarget(
      name: "StreamDigest",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
    .target(name: "TouchData", dependencies: [.product(name: "Dactyl", package: "Dactyl")]),
    .target(name: "CAllocationCounter"),
    .target(
      name: "TouchWorkloads",
      dependencies: [
        "CAllocationCounter",
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylC", package: "Dactyl"),
        .product(name: "DactylRecordings", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
      ]),
    .executableTarget(
      name: "TouchWorkload",
      dependencies: [
        "CAllocationCounter", "TouchWorkloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // valgrind gives up on debugging information as new as Swift's.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    .executableTarget(
      name: "Performance",
      dependencies: [
        "TouchWorkloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
