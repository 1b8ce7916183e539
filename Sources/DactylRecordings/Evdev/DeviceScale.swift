import Dactyl

/// Turns one device's numbers into points.
///
/// By the device's resolution; else by the caller's size of the surface; else by an assumed size,
/// with a note.
struct DeviceScale {
  /// The greatest numbers in the front of a recording without a description of its device.
  struct Extent {
    var x: Int32 = 0
    var y: Int32 = 0
  }

  static let pointsPerMillimeter = ReadingOptions.pointsPerInch / 25.4

  let units: DeviceUnits
  let size: Size
  let note: String?
  let kind: TouchKind
  private let pressure: DeviceDescription.Axis?
  private let tiltX: DeviceDescription.Axis?
  private let tiltY: DeviceDescription.Axis?

  init(
    _ description: DeviceDescription?, extent: Extent?, touch: TouchState, kind: TouchKind,
    options: ReadingOptions
  ) {
    let axes = description?.axes ?? [:]
    let pairs: [(UInt16, UInt16)] =
      touch.isOnSecondAxes
      ? [(EvdevAxis.z, EvdevAxis.rx)]
      : [(EvdevAxis.contactX, EvdevAxis.contactY), (EvdevAxis.x, EvdevAxis.y)]
    let found = pairs.lazy.compactMap { pair -> Axes? in
      guard let x = axes[pair.0], let y = axes[pair.1], x.isUsable, y.isUsable else { return nil }
      return Axes(x: x, y: y)
    }.first
    (units, size, note) = Self.fit(
      found ?? Axes(extent), isKnown: found != nil, kind: kind, options: options)
    self.kind = kind
    pressure = axes[EvdevAxis.contactPressure] ?? axes[EvdevAxis.pressure]
    tiltX = axes[EvdevAxis.tiltX]
    tiltY = axes[EvdevAxis.tiltY]
  }

  func contact(_ change: TouchDevice.Change) -> Contact {
    let state = change.state
    var contact = Contact(
      id: change.id, phase: change.phase,
      position: Point(units.x.points(from: Double(state.x)), units.y.points(from: Double(state.y))),
      kind: change.kind)
    if let pressure, pressure.isUsable, let value = state.pressure {
      let part = Double(Int(value) - pressure.minimum) / Double(pressure.maximum - pressure.minimum)
      contact.force = max(0, min(2, part * 2))
      contact.maximumForce = 2
    }
    if let major = state.major, major > 0 {
      contact.majorRadius = Double(major) / 2 * units.x.pointsPerUnit
    }
    if state.isPencil, let x = state.tiltX, let y = state.tiltY { lean(&contact, x: x, y: y) }
    return contact
  }

  /// Turns two tilts from upright into an altitude and an azimuth.
  private func lean(_ contact: inout Contact, x: Int32, y: Int32) {
    let lean = Vector(tangent(x, tiltX), tangent(y, tiltY))
    guard lean.length > 0 else { return }
    contact.altitude = arctangent(1, lean.length)
    contact.azimuth = lean.angle
  }

  /// The tangent of a tilt, which the kernel gives in units of `resolution` a radian, else degrees.
  private func tangent(_ value: Int32, _ axis: DeviceDescription.Axis?) -> Double {
    let resolution = Double(axis?.resolution ?? 0)
    let angle = Double(value) / (resolution > 0 ? resolution : 180 / .pi)
    let bounded = max(-1.55, min(1.55, angle))
    return sine(bounded) / cosine(bounded)
  }

  private struct Axes {
    var x: DeviceDescription.Axis
    var y: DeviceDescription.Axis

    init(x: DeviceDescription.Axis, y: DeviceDescription.Axis) {
      self.x = x
      self.y = y
    }

    /// Both axes end at the power of two above all numbers, at least 1024; without any, at 4096.
    init(_ extent: Extent?) {
      let greatest = max(extent?.x ?? 0, extent?.y ?? 0)
      var count = 1024
      while count <= greatest { count *= 2 }
      let axis = DeviceDescription.Axis(minimum: 0, maximum: greatest > 0 ? count : 4096)
      self.init(x: axis, y: axis)
    }

    var width: Double { Double(x.maximum - x.minimum) }
    var height: Double { Double(y.maximum - y.minimum) }
  }

  private static func fit(
    _ axes: Axes, isKnown: Bool, kind: TouchKind, options: ReadingOptions
  ) -> (DeviceUnits, Size, String?) {
    let x: Double
    let y: Double
    var note: String?
    let resolution = max(axes.x.resolution, axes.y.resolution)
    let units = "\(axes.x.maximum - axes.x.minimum) x \(axes.y.maximum - axes.y.minimum) units"
    if isKnown, resolution > 0 {
      x = pointsPerMillimeter / Double(axes.x.resolution > 0 ? axes.x.resolution : resolution)
      y = pointsPerMillimeter / Double(axes.y.resolution > 0 ? axes.y.resolution : resolution)
      note = unusedSurface(
        options, ofA: "device", size: Size(width: axes.width * x, height: axes.height * y))
    } else if let surface = options.surface {
      x = surface.width * pointsPerMillimeter / axes.width
      y = surface.height * pointsPerMillimeter / axes.height
      if !isKnown {
        note =
          "the device tells no extent: \(units), from the greatest places seen, are taken for "
          + "\(rounded(surface.width)) x \(rounded(surface.height)) mm"
      }
    } else {
      let isPad = kind == .indirect
      let diagonal = isPad ? options.assumedTouchpadDiagonal : options.assumedScreenDiagonal
      let length = (axes.width * axes.width + axes.height * axes.height).squareRoot()
      x = diagonal * pointsPerMillimeter / length
      y = x
      note =
        "the device tells no \(isKnown ? "resolution: its" : "extent:") \(units)"
        + (isKnown ? "" : ", from the greatest places seen,")
        + " are taken for \(rounded(axes.width * x / pointsPerMillimeter)) x "
        + "\(rounded(axes.height * y / pointsPerMillimeter)) mm"
    }
    let all = DeviceUnits(
      x: .init(
        minimum: Double(axes.x.minimum), maximum: isKnown ? Double(axes.x.maximum) : nil,
        pointsPerUnit: x),
      y: .init(
        minimum: Double(axes.y.minimum), maximum: isKnown ? Double(axes.y.maximum) : nil,
        pointsPerUnit: y))
    return (all, Size(width: axes.width * x, height: axes.height * y), note)
  }

  /// A note if the caller gave another size than the one in points that the recording or device
  /// tells; nil if not.
  static func unusedSurface(
    _ options: ReadingOptions, ofA owner: String, size: Size
  ) -> String? {
    guard let surface = options.surface else { return nil }
    func words(_ width: Double, _ height: Double) -> String {
      "\(rounded(width)) x \(rounded(height)) mm"
    }
    let own = words(size.width / pointsPerMillimeter, size.height / pointsPerMillimeter)
    let given = words(surface.width, surface.height)
    guard own != given else { return nil }
    return "the given size, \(given), is not used: the \(owner) tells its own, \(own)"
  }

  private static func rounded(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(max(-1e9, min(1e9, tenths))))" : "\(tenths)"
  }
}
