import DactylDesktop
import DesktopConversion
import Platform

extension DesktopCommand {
  /// The gesture file made of another program's configuration; `-` is the standard input.
  static func gestureFile(from path: String) throws(ToolError) -> String {
    let bytes = try path == "-" ? standardInput() : Array(contents(of: path))
    do throws(ConversionError) {
      return try convertedGestureFile(
        String(decoding: bytes, as: UTF8.self), path: path == "-" ? "standard input" : path,
        hasKey: { DesktopKeys.codes[$0] != nil })
    } catch {
      throw ToolError(status: .usage, message: error.message)
    }
  }

  private static func standardInput() throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= 1 << 26 {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 { bytes += piece[..<count] }
      if count == 0 || count < 0 && errno != EINTR { return bytes }
    }
    throw ToolError(status: .usage, message: "standard input: more than 64 MB are no configuration")
  }
}
