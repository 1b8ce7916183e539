/// Bytes that go to the standard output or, as a complaint, to the standard error.
struct OutputPiece {
  var isComplaint = false
  var bytes: [UInt8]

  /// How much memory it takes, about.
  var cost: Int { bytes.count + 128 }
}
