import Foundation

/// An object whose properties are read by their names, as a predicate or a sort descriptor reads
/// them.
public protocol KeyedValues {
  /// The value of a property; nil if it has none.
  func value(forKey key: String) -> Any?
}

/// Reads values by their names.
///
/// There is no Objective-C runtime that would do so for every object: objects that are
/// ``KeyedValues`` answer for themselves, of others the stored properties are found, and
/// dictionaries by their keys.
package enum KeyPathReading {
  /// The value at a path such as `owner.name` or `items.@count`; a collection on the way gives the
  /// values of all its elements.
  package static func value(at path: String, of object: Any?) -> Any? {
    guard let key = path.split(separator: ".").first.map(String.init) else { return object }
    let rest = String(path.dropFirst(key.count + 1))
    guard key.hasPrefix("@"), key != "@count", let elements = elements(of: object) else {
      return rest.isEmpty
        ? value(of: key, in: object) : value(at: rest, of: value(of: key, in: object))
    }
    // What follows is asked of each element: `items.@sum.price`.
    return value(of: key, inAll: elements.map { value(at: rest, of: $0) ?? NSNull() })
  }

  static func value(of key: String, in object: Any?) -> Any? {
    guard let object = plain(object) else { return nil }
    if key == "self" || key == "SELF" { return object }
    if let keyed = object as? any KeyedValues { return keyed.value(forKey: key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let elements = elements(of: object) { return value(of: key, inAll: elements) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    var mirror = Mirror(reflecting: object) as Mirror?
    while let present = mirror {
      let names = [key, "$__lazy_storage_$_" + key]
      if let found = present.children.first(where: { names.contains($0.label ?? "") }) {
        return plain(found.value)
      }
      mirror = present.superclassMirror
    }
    return nil
  }

  private static func value(of key: String, inAll elements: [Any]) -> Any? {
    let numbers = { elements.compactMap { ValueOrder.number($0) } }
    switch key {
    case "@count": return elements.count
    case "@sum": return numbers().reduce(0, +)
    case "@avg": return elements.isEmpty ? 0 : numbers().reduce(0, +) / Double(elements.count)
    case "@min": return elements.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@max": return elements.max { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@firstObject": return elements.first
    case "@lastObject": return elements.last
    default: return elements.map { value(of: key, in: $0) ?? NSNull() }
    }
  }

  /// The elements of an array or set; nil for anything else.
  static func elements(of object: Any?) -> [Any]? {
    switch object {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// The value without the optionals around it; nil for the null of collections, too.
  static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }
}

/// Compares values whose kind is known at run time alone.
package enum ValueOrder {
  /// The order of two values; nothing goes before everything, and values of different kinds are the
  /// same to it.
  package static func compare(
    _ one: Any?, _ other: Any?, options: String.CompareOptions = []
  ) -> ComparisonResult {
    let (one, other) = (KeyPathReading.plain(one), KeyPathReading.plain(other))
    if one == nil || other == nil {
      return one == nil && other == nil
        ? .orderedSame : one == nil ? .orderedAscending : .orderedDescending
    }
    if let one = number(one), let other = number(other) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
    return .orderedSame
  }

  /// Whether two values are the same, whatever class keeps them.
  static func areEqual(_ one: Any?, _ other: Any?, options: String.CompareOptions = []) -> Bool {
    let (one, other) = (KeyPathReading.plain(one), KeyPathReading.plain(other))
    guard let one, let other else { return one == nil && other == nil }
    if let one = number(one), let other = number(other) { return one == other }
    if let one = text(one), let other = text(other) {
      return one.compare(other, options: options) == .orderedSame
    }
    if let one = one as? Date, let other = other as? Date { return one == other }
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return false
  }

  static func number(_ value: Any?) -> Double? {
    guard let value, !(value is String), !(value is Date) else { return nil }
    return (value as? NSNumber)?.doubleValue
  }

  /// The text of what predicates compare as texts.
  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let id as UUID: id.uuidString
    case let address as URL: address.absoluteString
    default: nil
    }
  }
}
