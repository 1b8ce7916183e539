import ArgumentParser

/// Something that takes bytes, which the fuzzer makes.
enum Reader: String, CaseIterable, ExpressibleByArgument {
  /// Recordings of every format.
  case recording
  /// A library of drawn gestures.
  case library
  /// Drawings as JSON lines.
  case drawings
  /// Drawings as XML logs.
  case log
  /// A scene.
  case scene
  /// A Swift source, which `dactyl port` reads.
  case source
  /// A storyboard in a project that `dactyl port` reads.
  case storyboard
  /// A property list in a project that `dactyl port` reads.
  case plist
  /// A datagram of a tracker that speaks TUIO.
  case tuio
  /// Calls of the C library: the bytes choose functions and arguments.
  case calls
}
