import Foundation

extension NSLayoutConstraint {
  /// How views of a format line up, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views have this edge or centre in common.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views have this edge or centre in common.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views have this edge or centre in common.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views have this edge or centre in common.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views have this edge or centre in common.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views have this edge or centre in common.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views have this edge or centre in common.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views have this edge or centre in common.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By the direction of the language, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// The constraints of a format such as `H:|-[label(>=80)]-10-[field]-|`.
  ///
  /// - Precondition: The format is complete, and all its names are among the metrics and views.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics ?? [:], views)
    reader.read()
    return reader.made + reader.aligned(opts)
  }
}

/// Reads one visual format.
@MainActor
private struct VisualFormat {
  let format: String
  var rest: Substring
  let metrics: [String: Any]
  let views: [String: Any]
  var isVertical = false
  var items: [UIView] = []
  var made: [NSLayoutConstraint] = []

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    self.format = format
    rest = format.filter { !$0.isWhitespace }[...]
    (self.metrics, self.views) = (metrics, views)
  }

  /// A relation with a number, or with the size of a view.
  private struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var view: UIView?
    var priority: UILayoutPriority
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
  private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

  private mutating func takes(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private func fail(_ words: String) -> Never {
    preconditionFailure("the visual format \"\(format)\": \(words)")
  }

  mutating func read() {
    if takes("V:") { isVertical = true } else { _ = takes("H:") }
    var isAtEdge = takes("|")
    // The space since the last view or edge; nil for none.
    var space: [Predicate]? = isAtEdge ? spacing(atEdge: true) : nil
    while takes("[") {
      let view = view()
      if isAtEdge || !items.isEmpty {
        relate(view, start, isAtEdge ? nil : items.last, space ?? [plain(0)])
      }
      isAtEdge = false
      items.append(view)
      if rest.hasPrefix("-|") || rest.hasPrefix("|") {
        space = spacing(atEdge: true)
      } else {
        space = spacing(atEdge: rest.hasSuffix("-|") && !rest.contains("["))
      }
      if takes("|") {
        for one in space ?? [plain(0)] {
          made.append(
            NSLayoutConstraint(
              item: parent(of: view), attribute: end, relatedBy: one.relation, toItem: view,
              attribute: end, multiplier: 1, constant: one.constant))
          made[made.count - 1].priority = one.priority
        }
        break
      }
    }
    if !rest.isEmpty || items.isEmpty { fail("cannot be read from \"\(rest)\" on") }
  }

  /// Views that have an edge or a centre in common.
  func aligned(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    return all.filter { options.contains($0.0) }.flatMap { _, attribute in
      items.dropFirst().map {
        NSLayoutConstraint(
          item: $0, attribute: attribute, relatedBy: .equal, toItem: items[0],
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }

  private func plain(_ constant: CGFloat) -> Predicate {
    Predicate(relation: .equal, constant: constant, view: nil, priority: .required)
  }

  private func parent(of view: UIView) -> UIView {
    guard let parent = view.superview else { fail("a view at | has no superview") }
    return parent
  }

  private mutating func relate(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ former: UIView?,
    _ spaces: [Predicate]
  ) {
    for one in spaces {
      let made = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: one.relation,
        toItem: former ?? parent(of: view),
        attribute: former == nil ? start : end, multiplier: 1, constant: one.constant)
      made.priority = one.priority
      self.made.append(made)
    }
  }

  /// `-`, `-8-` or `-(>=8)-`; nil where views touch.
  private mutating func spacing(atEdge: Bool) -> [Predicate]? {
    guard takes("-") else { return nil }
    if rest.hasPrefix("[") || rest.hasPrefix("|") {
      return [plain(atEdge ? (isVertical ? 0 : 16) : 8)]
    }
    let found = takes("(") ? predicates() : [predicate()]
    if !takes("-") { fail("a space does not end with -") }
    return found
  }

  private mutating func view() -> UIView {
    let name = word()
    guard let view = views[name] as? UIView else { fail("there is no view \(name)") }
    if takes("(") {
      for one in predicates() {
        let made = NSLayoutConstraint(
          item: view, attribute: size, relatedBy: one.relation, toItem: one.view,
          attribute: one.view == nil ? .notAnAttribute : size, multiplier: 1, constant: one.constant
        )
        made.priority = one.priority
        self.made.append(made)
      }
    }
    if !takes("]") { fail("a view does not end with ]") }
    return view
  }

  private mutating func predicates() -> [Predicate] {
    var found = [predicate()]
    while takes(",") { found.append(predicate()) }
    if !takes(")") { fail("a condition does not end with )") }
    return found
  }

  private mutating func predicate() -> Predicate {
    var found = plain(0)
    if takes(">=") {
      found.relation = .greaterThanOrEqual
    } else if takes("<=") {
      found.relation = .lessThanOrEqual
    } else {
      _ = takes("==")
    }
    let name = word()
    if let view = views[name] as? UIView {
      found.view = view
    } else {
      found.constant = number(name)
    }
    if takes("@") { found.priority = UILayoutPriority(Float(number(word()))) }
    return found
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(word.count)
    return String(word)
  }

  private func number(_ text: String) -> CGFloat {
    if let value = Double(text) { return CGFloat(value) }
    switch metrics[text] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("\"\(text)\" is neither a number nor a metric nor a view")
    }
  }
}
