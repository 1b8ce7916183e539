/// Something that is measured.
package protocol Workload: AnyObject {
  /// What the fingers do.
  var motion: FingerMotion { get }
  /// How often memory was asked for while fingers moved.
  var allocationsInMoves: Int { get }

  /// Has the fingers do so many gestures more.
  ///
  /// - Throws: `WorkloadError` where not exactly the right thing has come of them.
  func run(gestures count: Int) throws
}
