import Dactyl
import DactylInput
import DactylRecordings
import Platform

/// Opens a source by its name on the command line: a device, `libinput` or `libinput:DEVICE`,
/// `tuio` or `tuio:PORT`, `-` for the standard input.
func openLiveSource(
  _ name: String, number: Int, options: ReadingOptions
) throws(ToolError) -> any InputSource {
  do throws(InputSourceError) {
    if name == "-" { return LineSource() }
    if name == "tuio" || name.hasPrefix("tuio:") {
      let port = name == "tuio" ? TUIOSource.usualPort : Int(name.dropFirst(5)) ?? -1
      guard 0...65_535 ~= port else { throw .unavailable("\(name): no port is called that") }
      return try TUIOSource(port: port, size: tableSize(options), number: number)
    }
    if name == "libinput" || name.hasPrefix("libinput:") {
      let path = name == "libinput" ? nil : String(name.dropFirst(9))
      return try LibinputSource(path: path, size: tableSize(options), number: number)
    }
    return try EvdevSource(path: name, number: number, options: options)
  } catch {
    throw ToolError(status: .noInput, message: "\(error)\(hint(name))")
  }
}

/// What to do about a name that cannot be opened.
private func hint(_ name: String) -> String {
  let path = name.hasPrefix("libinput:") ? String(name.dropFirst(9)) : name
  guard name != "libinput", !name.hasPrefix("tuio") else { return "" }
  var status = stat()
  if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 {
    return "; dactyl replay \(path) shows what a recording holds"
  }
  guard access(path, R_OK) != 0 else { return "" }
  return switch errno {
  case EACCES: "; try as root, or as a member of the group input: sudo usermod -aG input $USER"
  case ENOENT: "; dactyl devices lists the touch devices"
  default: ""
  }
}

/// The size for sources that report none, such as TUIO: the user's, or a 16:9 screen of the assumed
/// diagonal.
private func tableSize(_ options: ReadingOptions) -> Size {
  let points = ReadingOptions.pointsPerInch / 25.4
  if let surface = options.surface {
    return Size(width: surface.width * points, height: surface.height * points)
  }
  let unit = options.assumedScreenDiagonal * points / 18.357559750685819
  return Size(width: 16 * unit, height: 9 * unit)
}
