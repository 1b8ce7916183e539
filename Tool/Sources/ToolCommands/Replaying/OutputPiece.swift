/// Bytes for the standard output or, as a complaint, for the standard error.
struct OutputPiece {
  var isComplaint = false
  var bytes: [UInt8]

  /// Its approximate memory.
  var cost: Int { bytes.count + 128 }
}
