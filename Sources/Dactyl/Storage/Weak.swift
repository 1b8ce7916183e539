/// A reference to somebody else's object that does not keep it alive.
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
