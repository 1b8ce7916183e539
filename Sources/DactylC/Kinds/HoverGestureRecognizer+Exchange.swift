import Dactyl

extension HoverGestureRecognizer {
  /// Adds height and lean.
  func write(to records: inout RecordBuffer) {
    records.add(zOffset)
    records.add(altitude)
    records.add(azimuth(in: view))
    records.add(roll)
  }
}
