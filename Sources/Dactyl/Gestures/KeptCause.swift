#if hasFeature(Embedded)
  /// A cause in transit from recogniser to observer: its numbers.
  ///
  /// `Cause` has some forty cases in five shapes, and code that asks for the case pays for all of
  /// them. A recogniser that gives a cause knows its case, so the compiler takes the numbers at
  /// once. Only for an observer does the window make a cause of them again. A custom cause without
  /// numbers keeps only its code.
  package struct KeptCause {
    package let value: Double
    package let limit: Double
    package let code: Int32
    package let sense: Cause.Sense

    /// The numbers of a cause whose case the compiler knows.
    @inline(__always)
    package init(_ cause: Cause) {
      let numbers = cause.numbers
      value = numbers.value
      limit = numbers.limit
      code = numbers.code
      sense = numbers.sense
    }

    /// The numbers of a cause of any case.
    @inline(never)
    package init(any cause: Cause) { self.init(cause) }

    /// The cause as `Cause.numbers` has it.
    package var numbers: (code: Int32, value: Double, limit: Double, sense: Cause.Sense) {
      (code, value, limit, sense)
    }

    /// The number of the recogniser that it is about.
    package var otherNumber: Int? {
      Cause.names(code) && sense == .none ? Int(value) : nil
    }

    // The number alone is kept, so the kind need not be looked up.
    fileprivate static func id(of other: GestureRecognizer) -> RecognizerID {
      RecognizerID(number: other.number, kind: "gesture")
    }
  }
#else
  /// A cause in transit from recogniser to observer: all of it, with its words.
  package typealias KeptCause = Cause

  extension Cause {
    /// The cause itself.
    @inline(__always)
    package init(_ cause: Cause) { self = cause }

    /// The same.
    @inline(__always)
    package init(any cause: Cause) { self = cause }

    /// The number of the recogniser that it is about.
    package var otherNumber: Int? { other?.number }

    fileprivate static func id(of other: GestureRecognizer) -> RecognizerID { other.id }
  }
#endif

extension KeptCause {
  /// Another recogniser recognised: one that had to fail first, or one that prevents this one.
  init(_ other: GestureRecognizer, hadToFail: Bool) {
    let id = KeptCause.id(of: other)
    self = hadToFail ? KeptCause(.requirementRecognized(id)) : KeptCause(.prevented(by: id))
  }
}
