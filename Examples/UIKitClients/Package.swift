// swift-tools-version: 6.2
import PackageDescription

// The client files are to compile in both language modes; CLIENT_LANGUAGE_MODE=5 chooses the older.
let mode: SwiftLanguageMode = Context.environment["CLIENT_LANGUAGE_MODE"] == "5" ? .v5 : .v6

let package = Package(
  name: "UIKitClients",
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .target(name: "UIKitClients", dependencies: [.product(name: "UIKit", package: "Dactyl")]),
    .target(
      name: "SwiftFiveClients", dependencies: [.product(name: "UIKit", package: "Dactyl")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitClientsTests",
      dependencies: [
        "UIKitClients", "SwiftFiveClients",
        .product(name: "UIKit", package: "Dactyl"),
        .product(name: "Dactyl", package: "Dactyl"),
        .product(name: "DactylTesting", package: "Dactyl"),
      ]),
  ],
  swiftLanguageModes: [mode]
)
