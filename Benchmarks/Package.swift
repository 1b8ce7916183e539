// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "laws", targets: ["Laws"]),
    .executable(name: "real-touches", targets: ["RealTouches"]),
    .executable(name: "stroke-benchmarks", targets: ["StrokeBenchmarks"]),
    .executable(name: "touch-workload", targets: ["TouchWorkload"]),
    .executable(name: "performance", targets: ["Performance"]),
    .executable(name: "sample-data", targets: ["SampleData"]),
  ],
  dependencies: [
    .package(name: "Dactyl", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Laws",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
    .executableTarget(
      name: "RealTouches",
      dependencies: ["TouchData", .product(name: "Dactyl", package: "Dactyl")]),
    .target(name: "TouchData", dependencies: [.product(name: "Dactyl", package: "Dactyl")]),
    .target(
      name: "StrokeData",
      dependencies: [.product(name: "DactylStrokes", package: "Dactyl")]),
    .executableTarget(
      name: "StrokeBenchmarks",
      dependencies: [
        "StrokeData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DactylStrokes", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
    .executableTarget(
      name: "SampleData",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
    .target(name: "CAllocationCounter"),
    .target(
      name: "TouchWorkloads",
      dependencies: [
        "CAllocationCounter", "TouchData",
        .product(name: "Dactyl", package: "Dactyl"),
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
    // The library's command looks for benchmarks in this very folder.
    .executableTarget(
      name: "TouchBenchmarks",
      dependencies: [
        "TouchWorkloads", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "TouchBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)

// Live devices are Linux's.
#if os(Linux)
  package.products.append(.executable(name: "live-latency", targets: ["LiveLatency"]))
  package.targets.append(
    .executableTarget(
      name: "LiveLatency",
      dependencies: [
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylInput", package: "Dactyl"),
      ]))
#endif
