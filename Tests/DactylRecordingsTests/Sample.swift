import Testing

/// A recording with a name for test output.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }
}

extension Sample {
  static let dactyl = Sample("dactyl", Samples.dactyl)
  static let evemu = Sample("evemu", Samples.evemu)
  static let evtest = Sample("evtest", Samples.evtest)
  static let geteventNames = Sample("getevent by names", Samples.geteventNames)
  static let geteventHexadecimal = Sample("getevent in hexadecimal", Samples.geteventHexadecimal)
  static let libinput = Sample("libinput", Samples.libinput)
  static let twoPads = Sample("two pads", Samples.twoPads)
}
