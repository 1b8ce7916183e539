import Dactyl

/// The description of a recording before its first frame.
public struct RecordingHeader: Hashable, Sendable {
  /// The name of the device; nil if unknown.
  public var device: String?
  /// The kind of contacts that do not name theirs. Default: `.direct`.
  public var kind: TouchKind
  /// The extent of the surface, in points; nil if unknown.
  public var size: Size?
  /// The device's own units; nil for a recording made in points.
  public var units: DeviceUnits?
  /// The format that the frames were first read from; nil for a recording made in points.
  public var source: RecordingFormat?
  /// The name of the recording, such as a path; nil for none.
  public var name: String?

  /// A header; every field is optional.
  public init(
    device: String? = nil,
    kind: TouchKind = .direct,
    size: Size? = nil,
    units: DeviceUnits? = nil,
    source: RecordingFormat? = nil,
    name: String? = nil
  ) {
    self.device = device
    self.kind = kind
    self.size = size
    self.units = units
    self.source = source
    self.name = name
  }
}
