/// What a caller knows about a recording that the recording may not tell.
public struct ReadingOptions: Sendable {
  /// The width and height of a surface, in millimetres.
  public struct Millimeters: Hashable, Sendable {
    /// From left to right; above 0.
    public var width: Double
    /// From top to bottom; above 0.
    public var height: Double

    /// A surface of the given sides, in millimetres, both above 0 and finite.
    public init(width: Double, height: Double) {
      precondition(width > 0 && height > 0 && width.isFinite && height.isFinite)
      self.width = width
      self.height = height
    }
  }

  /// How many points make an inch: 160, as on the screens for which points were invented.
  public static let pointsPerInch = 160.0

  /// The size of the surface, for a device or recording that does not tell its own. Default: nil.
  ///
  /// A recording that does tells in `RecordingReader.notes` that this size is not used.
  public var surface: Millimeters?
  /// The device, for a recording that does not describe it. Default: nil.
  public var device: DeviceDescription?
  /// The diagonal of a screen of unknown size, in millimetres, above 0. Default: 254, ten inches.
  public var assumedScreenDiagonal = 254.0
  /// The diagonal of a touchpad of unknown size, in millimetres, above 0. Default: 100.
  public var assumedTouchpadDiagonal = 100.0

  /// Options with the size or the device, if known.
  public init(surface: Millimeters? = nil, device: DeviceDescription? = nil) {
    self.surface = surface
    self.device = device
  }
}
