import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The description of a Linux input device: name, axes, properties and buttons.
public struct DeviceDescription: Hashable, Sendable {
  /// The extent of one axis, in the device's units.
  public struct Axis: Hashable, Sendable {
    /// The smallest number, at the left or upper edge.
    public var minimum: Int
    /// The greatest number, at the far edge.
    public var maximum: Int
    /// Units in a millimetre; 0 if unknown.
    public var resolution: Int

    /// An axis of the given extent.
    public init(minimum: Int, maximum: Int, resolution: Int = 0) {
      self.minimum = minimum
      self.maximum = maximum
      self.resolution = resolution
    }

    var isUsable: Bool { maximum > minimum }
    func contains(_ value: Int) -> Bool { minimum <= value && value <= maximum }
  }

  /// The device's own name; nil if unknown.
  public var name: String?
  /// The axes by the kernel's numbers: 0x35 and 0x36 are a contact's position.
  public var axes: [UInt16: Axis] = [:]
  /// The properties as bits: bit 0 is a pointer's surface, bit 1 a screen's.
  public var properties: UInt64 = 0
  /// The buttons by the kernel's numbers, in no order.
  public var buttons: Set<UInt16> = []

  /// An empty description.
  public init() {}

  /// How many contacts it can place at once; nil if it does not say, as with multitouch protocol A.
  public var mostPlaces: Int? {
    axes[EvdevAxis.slot].map { max(1, $0.maximum + 1) }
      ?? (axes[EvdevAxis.contactX] == nil ? 1 : nil)
  }

  /// How many fingers it can count at once, at least as many as it can place; nil if it does not say.
  ///
  /// Touchpads that place two fingers often count three: `BTN_TOOL_TRIPLETAP`.
  public var mostFingers: Int? {
    mostPlaces.map { max($0, (EvdevButton.ofCount.lastIndex(where: buttons.contains) ?? 0) + 1) }
  }

  /// Reads a description by `evemu-describe` or `evemu-record`; skips events in it.
  ///
  /// - Throws: `RecordingError` with a malformed line, or with the last line if there is no axis.
  public init(reading source: ByteSource) throws(RecordingError) {
    let lines = try LineScanner(source)
    var header = EvdevHeader()
    while let line = try lines.next() {
      guard header.take(line) else {
        throw RecordingError(.malformed("a line of a device's description"), at: .line(lines.line))
      }
    }
    self = header.description
    guard !axes.isEmpty else {
      throw RecordingError(.malformed("an axis of the device"), at: .line(max(1, lines.line)))
    }
  }

  /// The kind of its contacts; nil if unknown.
  ///
  /// The kernel's rules: a screen has its property; a device with a pointer's property or a finger
  /// as tool is a touchpad.
  public var kind: TouchKind? {
    if properties & 2 != 0 { return .direct }
    if properties & 1 != 0 || buttons.contains(EvdevButton.finger) { return .indirect }
    return axes.isEmpty ? nil : .direct
  }

  /// The best matching description beside a recording; nil if there is no readable one.
  static func beside(_ path: String) -> DeviceDescription? {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) }
    let start = slash ?? path.startIndex
    // Tries names instead of listing the folder, which may hold very many recordings.
    var end = path.endIndex
    while end > start {
      let next = end < path.endIndex ? path[end] : "."
      if !(next.isLetter || next.isNumber) {
        for ending in [".desc", ".device"] {
          let candidate = path[..<end] + ending
          guard candidate != path, let source = try? ByteSource.file(String(candidate)) else {
            continue
          }
          return try? DeviceDescription(reading: source)
        }
      }
      end = path.index(before: end)
    }
    return nil
  }
}
