import Dactyl

/// Sets a property.
@_expose(wasm, "dactyl_set_number")
@c(dactyl_set_number)
public func dactyl_set_number(_ handle: Int32, _ property: Int32, _ value: Double) -> Int32 {
  guard let object = ObjectTable.slot(handle) else { return Status.badHandle }
  guard var access = PropertyAccess(property) else { return Status.unknown }
  guard value.isNumber else { return Status.badValue }
  let range = access.property.range
  let holds = range.holds(value)
  if holds { access.set(value) }
  object.pointee.access(&access)
  // Whether the object has it at all is what is told first.
  guard access.status == Status.done, !holds else { return access.status }
  return range == .reading ? Status.unknown : Status.badValue
}

/// Reads a property; NaN where the handle is wrong or the object has no such property.
@_expose(wasm, "dactyl_get_number")
@c(dactyl_get_number)
public func dactyl_get_number(_ handle: Int32, _ property: Int32) -> Double {
  guard let object = ObjectTable.slot(handle), var access = PropertyAccess(property) else {
    return .nan
  }
  object.pointee.access(&access)
  return access.status == Status.done ? access.number : .nan
}

/// The name of a property, ending with a zero; null where there is none of the number.
///
/// For C alone: dactyl.js has its own table, in which the names take less room.
@c(dactyl_property_name)
public func dactyl_property_name(_ property: Int32) -> UnsafePointer<UInt8>? {
  Property(rawValue: property)?.name.utf8Start
}

/// Has a recogniser wait until another has failed.
@_expose(wasm, "dactyl_require_to_fail")
@c(dactyl_require_to_fail)
public func dactyl_require_to_fail(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, .waits)
}

/// Lets a recogniser and another recognise at the same time; 0 as the other stands for all.
@_expose(wasm, "dactyl_allow_simultaneous")
@c(dactyl_allow_simultaneous)
public func dactyl_allow_simultaneous(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, .simultaneous)
}

/// Takes back what was said about two recognisers; 0 as the other takes back that all may recognise
/// beside it.
@_expose(wasm, "dactyl_forget_relation")
@c(dactyl_forget_relation)
public func dactyl_forget_relation(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, .none)
}

private enum Relation {
  case none
  case waits
  case simultaneous
}

@inline(never)
private func relate(_ recognizer: Int32, _ other: Int32, _ relation: Relation) -> Int32 {
  guard let recognizer = ObjectTable.recognizer(recognizer), let view = recognizer.view,
    let window = ObjectTable.window(of: view)
  else { return Status.badHandle }
  let partner = ObjectTable.recognizer(other)
  guard other == 0 && relation != .waits || partner?.view?.window === window else {
    return Status.badHandle
  }
  if relation == .waits, let partner {
    return recognizer.require(toFail: partner) ? Status.done : Status.wouldCycle
  }
  guard partner !== recognizer else { return Status.badHandle }
  if relation == .simultaneous {
    window.delegate.simultaneity.insert(recognizer.tag, partner?.tag ?? 0)
  } else {
    window.delegate.simultaneity.remove(recognizer.tag, partner?.tag ?? 0)
    if let partner { recognizer.removeRequirement(toFail: partner) }
  }
  return Status.done
}
