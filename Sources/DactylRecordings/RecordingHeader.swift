import Dactyl

/// What a recording says about itself before its first frame.
public struct RecordingHeader: Hashable, Sendable {
  /// The name of the device; nil where nothing told it.
  public var device: String?
  /// What touches where a contact does not say so itself. Default: `.direct`.
  public var kind: TouchKind
  /// The extent of the surface, in points; nil where nothing told it.
  public var size: Size?
  /// The device's own numbers; nil for a recording that never had any.
  public var units: DeviceUnits?
  /// The format the frames were first read from; nil for a recording born in points.
  public var source: RecordingFormat?
  /// What the recording is called among others, such as a path; nil where it was not named.
  public var name: String?

  /// A header of which everything may be left out.
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
