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
  // An unknown property matters more than a wrong value.
  guard access.status == Status.done, !holds else { return access.status }
  return range == .reading ? Status.unknown : Status.badValue
}

/// Reads a property; NaN for a wrong handle or a property that the object lacks.
@_expose(wasm, "dactyl_get_number")
@c(dactyl_get_number)
public func dactyl_get_number(_ handle: Int32, _ property: Int32) -> Double {
  guard let object = ObjectTable.slot(handle), var access = PropertyAccess(property) else {
    return .nan
  }
  object.pointee.access(&access)
  return access.status == Status.done ? access.number : .nan
}

/// The name of a property, ending with a zero; null for an unknown number.
///
/// For C alone: dactyl.js has its own, smaller table.
@c(dactyl_property_name)
public func dactyl_property_name(_ property: Int32) -> UnsafePointer<CChar>? {
  Property(rawValue: property).map {
    UnsafeRawPointer($0.name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
