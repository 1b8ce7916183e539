import Dactyl

extension HoverGestureRecognizer {
  /// Adds height and lean.
  func write(to record: inout RecordWriter) {
    record.add(zOffset)
    record.add(altitude)
    record.add(azimuth(in: view))
    record.add(roll)
  }
}
