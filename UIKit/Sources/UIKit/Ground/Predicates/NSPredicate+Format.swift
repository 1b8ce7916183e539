import Foundation

extension NSPredicate {
  /// Makes a predicate of a format such as `name BEGINSWITH[c] %@ AND age >= %d`.
  ///
  /// It reads comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, with `[c]`, `[d]`, `[cd]`), `AND`, `OR`, `NOT`,
  /// `ANY`, `ALL`, `NONE`, `TRUEPREDICATE`, `FALSEPREDICATE`, key paths with `@count`, `@sum`,
  /// `@avg`, `@min` and `@max`, and `SELF`. There is no `SUBQUERY`, `FUNCTION` or arithmetic.
  ///
  /// - Parameter arguments: what stands for `%@`, `%K`, `%d` and the like, in their order.
  /// - Precondition: The format can be read.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
  }

  /// Makes a predicate of a format, with the arguments in an array.
  ///
  /// - Precondition: The format can be read.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do throws(PredicateFault) {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      let condition = try parser.predicate()
      self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    } catch {
      preconditionFailure(
        "Unable to parse the format string \"\(predicateFormat)\": \(error.words)")
    }
  }
}

/// What is wrong with a predicate's format.
struct PredicateFault: Error, Equatable {
  var words: String
}

/// What a predicate's format says.
indirect enum PredicateCondition {
  case always(Bool)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(Comparison)

  /// A comparison of two values.
  struct Comparison {
    /// How many of the values on the left must be as said.
    enum Quantity { case one, any, all, none }
    var quantity = Quantity.one
    var left: PredicateValue
    var operation: String
    var options: String.CompareOptions = []
    var right: PredicateValue
  }

  /// Whether an object is as the condition says.
  func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .always(let holds): holds
    case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
    case .any(let parts): parts.contains { $0.holds(for: object, variables) }
    case .not(let part): !part.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }
}

/// A value in a predicate's format.
indirect enum PredicateValue {
  case constant(Any?)
  case path(String)
  case variable(String)
  case list([PredicateValue])

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): KeyPathReading.plain(value)
    case .path(let path): KeyPathReading.value(at: path, of: object)
    case .variable(let name): variables[name]
    case .list(let parts): parts.map { $0.value(for: object, variables) ?? NSNull() }
    }
  }
}

extension PredicateCondition.Comparison {
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(for: object, variables)
    let right = right.value(for: object, variables)
    guard quantity != .one else { return holds(left, right) }
    let values = KeyPathReading.elements(of: left) ?? []
    return switch quantity {
    case .all: values.allSatisfy { holds($0, right) }
    case .none: !values.contains { holds($0, right) }
    case .any, .one: values.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case "=": ValueOrder.areEqual(left, right, options: options)
    case "!=": !ValueOrder.areEqual(left, right, options: options)
    case "<": order(left, right) == .orderedAscending
    case ">": order(left, right) == .orderedDescending
    case "<=": order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=": order(left, right).map { $0 != .orderedAscending } ?? false
    case "BETWEEN": isBetween(left, right)
    case "IN": contains(right, left)
    case "CONTAINS": contains(left, right)
    default: isLike(left, right)
    }
  }

  /// The order of two values; nil if one of them is missing, because no order holds then.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    KeyPathReading.plain(left) == nil || KeyPathReading.plain(right) == nil
      ? nil : ValueOrder.compare(left, right, options: options)
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = KeyPathReading.elements(of: bounds), bounds.count == 2,
      let lower = order(bounds[0], value), let upper = order(value, bounds[1])
    else { return false }
    return lower != .orderedDescending && upper != .orderedDescending
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = ValueOrder.text(whole) {
      return ValueOrder.text(part).map { text.range(of: $0, options: options) != nil } ?? false
    }
    return KeyPathReading.elements(of: whole)?.contains {
      ValueOrder.areEqual($0, part, options: options)
    } ?? false
  }

  private func isLike(_ value: Any?, _ pattern: Any?) -> Bool {
    guard let text = ValueOrder.text(value), let pattern = ValueOrder.text(pattern) else {
      return false
    }
    switch operation {
    case "BEGINSWITH": return text.range(of: pattern, options: [options, .anchored]) != nil
    case "ENDSWITH":
      return text.range(of: pattern, options: [options, .anchored, .backwards]) != nil
    case "LIKE":
      let wild = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, wild)
    default: return matches(text, pattern)
    }
  }

  /// Whether all of a text is as a regular expression says.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let whole = "\\A(?:\(pattern))\\z"
    let isInsensitive = options.contains(.caseInsensitive)
    return text.range(
      of: whole,
      options: isInsensitive ? [.regularExpression, .caseInsensitive] : .regularExpression)
      != nil
  }
}
