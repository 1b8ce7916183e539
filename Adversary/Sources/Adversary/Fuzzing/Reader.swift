import ArgumentParser

/// Something that reads the fuzzer's bytes.
enum Reader: String, CaseIterable, ExpressibleByArgument {
  /// Recordings of every format.
  case recording
  /// A library of drawn gestures.
  case library
  /// Drawings as JSON lines.
  case drawings
  /// Drawings as XML logs.
  case log
  case scene
  /// A Swift source for `dactyl port`.
  case source
  /// A storyboard in a project for `dactyl port`.
  case storyboard
  /// A property list in a project for `dactyl port`.
  case plist
  /// A datagram of a TUIO tracker.
  case tuio
  /// Calls of the C library: the bytes choose functions and arguments.
  case calls
}
