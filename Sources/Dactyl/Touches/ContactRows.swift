/// The contacts of a frame as numbers, for hosts that write frames so, and after them the samples
/// that were merged into it: each is a row of sixteen doubles, as `dactyl.h` describes them. NaN
/// stands for what the host does not know.
package struct ContactRows {
  /// When the frame happened, in seconds.
  let time: Double
  /// How many contacts there are.
  let count: Int
  /// How many samples were merged into it.
  let mergedCount: Int
  private let start: UnsafePointer<Double>

  /// How many numbers a row has.
  package static var length: Int { 16 }
  /// The last number of a row that says only number, phase and place.
  package static var placeAlone: Double { 2 }
  /// The last number of a row that also says kind, force and size, and nothing else.
  static var sizeAlone: Double { 3 }

  /// So many rows from a place on.
  package init(time: Double, start: UnsafePointer<Double>, count: Int, mergedCount: Int) {
    self.time = time
    self.start = start
    self.count = count
    self.mergedCount = mergedCount
  }

  /// The row of a contact.
  subscript(index: Int) -> ContactRow {
    @inline(__always) get { ContactRow(start: start + ContactRows.length * index) }
  }

  func name(_ sample: ContactRow) -> Bool {
    for index in 0..<count where self[index].isOfSame(as: sample) { return true }
    return false
  }

  /// The row of a merged sample.
  func merged(_ index: Int) -> ContactRow { self[count + index] }
}
