// Generated from Schema/recording.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

extension Contact {
  static let lineFields: [FrameLineField<Contact>] = [
    .init("\"f\"", \.force),
    .init("\"fm\"", \.maximumForce),
    .init("\"r\"", \.majorRadius),
    .init("\"rt\"", \.majorRadiusTolerance),
    .init("\"al\"", \.altitude, neutral: .pi / 2),
    .init("\"az\"", \.azimuth),
    .init("\"ro\"", \.roll),
  ]
}

extension HoverSample {
  static let lineFields: [FrameLineField<HoverSample>] = [
    .init("\"z\"", \.zOffset),
    .init("\"al\"", \.altitude, neutral: .pi / 2),
    .init("\"az\"", \.azimuth),
    .init("\"ro\"", \.roll),
  ]
}
