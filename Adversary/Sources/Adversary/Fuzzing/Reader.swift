import ArgumentParser

/// What reads a file.
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
  /// A Swift source, by `dactyl port`.
  case source

  /// The reader that an ending of a file's name stands for; nil for what is none of ours.
  init?(ending: String) {
    switch ending {
    case "jsonl", "evemu", "evtest", "getevent", "libinput", "events": self = .recording
    case "library": self = .library
    case "drawings": self = .drawings
    case "xml": self = .log
    case "json": self = .scene
    case "source": self = .source
    default: return nil
    }
  }
}

/// A good file to begin with.
struct Sample {
  var reader: Reader
  var bytes: [UInt8]
}
