// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GTKPhoto",
  dependencies: [.package(name: "Dactyl", path: "../..", traits: [])],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "Photo", dependencies: ["CGTK", .product(name: "Dactyl", package: "Dactyl")]),
  ]
)
