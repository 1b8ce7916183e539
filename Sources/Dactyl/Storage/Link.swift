/// A reference to an object whose owner clears it before the object goes away.
///
/// Reading `unowned(unsafe)` retains and releases each time. The compiler leaves both out for what is
/// read here, wherever the object is only looked at.
struct Link<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  /// A link to nothing.
  init() {}

  /// Looks at the object, if there is one, without counting references. It must stay meanwhile.
  @inline(__always)
  func borrow(_ body: (Object) -> Void) { reference?._withUnsafeGuaranteedRef(body) }

  /// The object; nil if there is none.
  var object: Object? {
    @inline(__always) get { reference?._withUnsafeGuaranteedRef { $0 } }
    @inline(__always) set { reference = newValue.map { .passUnretained($0) } }
  }
}

/// A reference to an object that does not keep it alive.
///
/// On hosts it becomes nil when the object goes. Embedded Swift has no such references: there the
/// owner of the object must clear it first.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: Object?
  #else
    weak var object: Object?
  #endif
}
