import Foundation

/// The state of a row, item or other view, and what else the program adds by key.
public protocol UIConfigurationState {
  /// The traits for fonts, colours and directions.
  var traitCollection: UITraitCollection { get }
  /// A value that the program adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key of a state's values.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, footer or other view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// True if the view is disabled.
  public var isDisabled = false
  /// True if the view is highlighted.
  public var isHighlighted = false
  /// True if the view is selected.
  public var isSelected = false
  /// False: nothing has the focus.
  public var isFocused = false
  /// Stored: true while a header sticks to the edge.
  public var isPinned = false
  /// The traits for fonts, colours and directions.
  public var traitCollection: UITraitCollection
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the program adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a row or item.
public struct UICellConfigurationState: UIConfigurationState {
  /// True if the row is disabled.
  public var isDisabled = false
  /// True if the row is selected.
  public var isSelected = false
  /// True if the row is highlighted.
  public var isHighlighted = false
  /// False: nothing has the focus.
  public var isFocused = false
  /// True while the row is edited.
  public var isEditing = false
  /// True while the row is open, in lists that fold.
  public var isExpanded = false
  /// Stored: true while swipe actions show.
  public var isSwiped = false
  /// Stored: true while a finger moves the row.
  public var isReordering = false
  /// The traits for fonts, colours and directions.
  public var traitCollection: UITraitCollection
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the program adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// Makes a colour of another.
public struct UIConfigurationColorTransformer {
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  /// A closure that makes a colour of another.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The same shade in grey.
  public static var grayscale: Self {
    Self { color in
      var white: CGFloat = 0
      var alpha: CGFloat = 1
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}
