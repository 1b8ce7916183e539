import DesktopConversion
import Platform

extension DesktopCommand {
  /// The gesture file made of another program's configuration; `-` is the standard input.
  static func gestureFile(from path: String) throws(ToolError) -> String {
    let bytes = path == "-" ? standardInput() : Array(try contents(of: path))
    do throws(ConversionError) {
      return try convertedGestureFile(
        String(decoding: bytes, as: UTF8.self), path: path == "-" ? "standard input" : path,
        hasKey: { DesktopKeys.codes[$0] != nil })
    } catch {
      throw ToolError(status: .usage, message: error.message)
    }
  }

  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
