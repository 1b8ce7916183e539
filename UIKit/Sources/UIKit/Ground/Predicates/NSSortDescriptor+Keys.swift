import Foundation

extension NSObject {
  /// The value of a property by its name, as a place that a key path leads to.
  fileprivate subscript(keyed path: String) -> Any? { KeyPathReading.value(at: path, of: self) }
}

extension NSSortDescriptor {
  /// Sorts by the values that a key path's name leads to.
  ///
  /// - Parameter key: names with dots between them, such as `owner.name`; of objects that are not
  ///   ``KeyedValues``, those of stored properties.
  public convenience init(key: String, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }

  /// Sorts by the values that a key path's name leads to, in an order of one's own.
  public convenience init(key: String, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: \NSObject.[keyed: key], ascending: ascending, comparator: comparator)
  }

  /// Sorts texts as a comparing method of `NSString` does, which is known by its name: without
  /// regard to case if that says so, with numbers by their value for `localizedStandardCompare(_:)`.
  public convenience init(key: String, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, comparator: Self.order(of: selector))
  }

  /// Sorts by a property that may be missing.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }

  /// Sorts by a text that may be missing, as a comparing method of `NSString` does.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, selector: Selector?
  ) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.order(of: selector))
  }

  private static func order(of selector: Selector?) -> Comparator {
    let name = selector?.name ?? ""
    var options: String.CompareOptions = []
    if name.lowercased().contains("caseinsensitive") || name.contains("Standard") {
      options.insert(.caseInsensitive)
    }
    if name.contains("Standard") { options.insert(.numeric) }
    return { [options] in ValueOrder.compare($0, $1, options: options) }
  }
}
