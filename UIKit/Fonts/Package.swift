// swift-tools-version: 6.2
import PackageDescription

// What measures texts by real fonts stands apart, so that a client of the libraries does not need
// FreeType. Without it texts are measured by the widths built into UIKit.
let package = Package(
  name: "DactylFonts",
  products: [
    .library(name: "UIKitFonts", targets: ["UIKitFonts"])
  ],
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .target(
      name: "UIKitFonts",
      dependencies: ["CFreeType", .product(name: "UIKit", package: "Dactyl")]),
    .testTarget(
      name: "UIKitFontsTests",
      dependencies: ["UIKitFonts", .product(name: "UIKit", package: "Dactyl")]),
  ],
  swiftLanguageModes: [.v6]
)
