#if hasFeature(Embedded)
  /// A cause on its way from who gives it to who is told of it: its numbers.
  ///
  /// `Cause` has some forty cases in five shapes, and whoever has to look which it is pays in code
  /// for all of them. Nearly everyone who gives a cause knows its case, so that nothing of that is
  /// left where the numbers are taken at once; only an observer has the cause made of them again.
  /// Of a recogniser's own cause without numbers nothing is kept but its code.
  package struct KeptCause {
    package let value: Double
    package let limit: Double
    package let code: Int32
    package let sense: Cause.Sense

    /// The numbers of a cause whose case is known, of which nothing is left but these.
    @inline(__always)
    package init(_ cause: Cause) {
      let numbers = cause.numbers
      value = numbers.value
      limit = numbers.limit
      code = numbers.code
      sense = numbers.sense
    }

    /// The numbers of a cause that may be any.
    @inline(never)
    package init(any cause: Cause) { self.init(cause) }

    /// The cause as `Cause.numbers` has it.
    package var numbers: (code: Int32, value: Double, limit: Double, sense: Cause.Sense) {
      (code, value, limit, sense)
    }
  }
#else
  /// A cause on its way from who gives it to who is told of it: all of it, with its words.
  package typealias KeptCause = Cause

  extension Cause {
    /// The cause itself.
    @inline(__always)
    package init(_ cause: Cause) { self = cause }

    /// The same.
    @inline(__always)
    package init(any cause: Cause) { self = cause }
  }
#endif

extension KeptCause {
  /// That another recogniser recognised, which had to fail first, or after which nobody may.
  init(_ other: GestureRecognizer, hadToFail: Bool) {
    #if hasFeature(Embedded)
      // The number alone is kept: nobody is asked what kind it is.
      let id = RecognizerID(number: other.number, kind: "gesture")
    #else
      let id = other.id
    #endif
    self = hadToFail ? KeptCause(.requirementRecognized(id)) : KeptCause(.prevented(by: id))
  }

  /// The number of the recogniser that it is about.
  package var otherNumber: Int? {
    #if hasFeature(Embedded)
      Cause.names(code) && sense == .none ? Int(value) : nil
    #else
      other?.number
    #endif
  }
}
