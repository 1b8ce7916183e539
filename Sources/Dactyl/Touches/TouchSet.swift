/// The touches that a handler gets, in the order in which the fingers came down (SPEC A4).
///
/// A set is made for one call: what it holds is decided by the phases of its touches, so one that
/// is kept after the call may show others. Keep the touches themselves instead.
///
/// ```swift
/// override func touchesBegan(_ touches: TouchSet, with event: Event) {
///   if touches.count > 1 { print("together:", touches.map { $0.location(in: self) }) }
/// }
/// ```
public struct TouchSet {
  /// The touches to choose from.
  let candidates: ContiguousArray<Touch>
  /// The phase that a touch must have to belong to the set; nil takes all.
  let phase: TouchPhase?

  /// The touches of a list, or those in a phase.
  @_spi(Facades) public init(_ candidates: ContiguousArray<Touch>, phase: TouchPhase? = nil) {
    self.candidates = candidates
    self.phase = phase
  }

  /// Whether the touch belongs to the set.
  public func contains(_ touch: Touch) -> Bool {
    includes(touch) && candidates.contains { $0 === touch }
  }

  /// Whether these touches, in this order, are the set.
  @_spi(Facades) public func isExactly(_ touches: ContiguousArray<Touch>) -> Bool {
    var count = 0
    var isSame = true
    touches.withUnsafeBufferPointer { touches in
      candidates.forEachBorrowed { touch in
        guard includes(touch) else { return }
        if count >= touches.count || touches[count] !== touch { isSame = false }
        count += 1
      }
    }
    return isSame && count == touches.count
  }

  /// Visits the touches without counting references.
  @inline(__always)
  func forEachBorrowed(_ body: (Touch) -> Void) {
    candidates.forEachBorrowed { if includes($0) { body($0) } }
  }

  private func includes(_ touch: Touch) -> Bool { phase == nil || touch.phase == phase }

  /// The first position from `index` on whose touch belongs to the set, or the end.
  private func seek(from index: Int) -> Int {
    var index = index
    while index < candidates.count, !includes(candidates[index]) { index += 1 }
    return index
  }
}

extension TouchSet: Collection {
  /// The position of the first touch.
  public var startIndex: Int { seek(from: 0) }
  /// The position after the last touch.
  public var endIndex: Int { candidates.count }

  /// The touch at a position.
  public subscript(position: Int) -> Touch { candidates[position] }

  /// The position of the touch after the one at `index`.
  public func index(after index: Int) -> Int { seek(from: index + 1) }
}

// Touches walked without counting references.
extension UnretainedArray<Touch> {
  /// The centre of their places; the origin if there are no touches.
  @inline(never)
  var centre: Point {
    var sum = Vector.zero
    forEach { sum += $0.sample.position - .zero }
    return isEmpty ? .zero : .zero + sum / Double(count)
  }

  /// How many of the touches are still down.
  @inline(never)
  var downCount: Int {
    var downCount = 0
    forEach { if $0.isDown { downCount += 1 } }
    return downCount
  }
}
