// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "real-touches", targets: ["RealTouches"])
  ],
  dependencies: [
    .package(name: "Dactyl", path: "..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "RealTouches", dependencies: [.product(name: "Dactyl", package: "Dactyl")])
  ],
  swiftLanguageModes: [.v6]
)
