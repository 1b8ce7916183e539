import Foundation

/// Writes a file as a whole or not at all.
func write(_ data: Data, to path: String) throws(ToolError) {
  do {
    try data.write(to: URL(filePath: path), options: .atomic)
  } catch {
    throw ToolError(
      status: .cannotCreate, message: "\(path): cannot be written: \(error.localizedDescription)")
  }
}
