import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, each with the name and type of its
  /// `NSAttributedString.Key`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each letter in points.
    public let kern: KernAttribute
    /// The distance from the baseline in points, upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The space after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Gives runs and containers UIKit's attributes as members, as in `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The same text with the attributes that UIKit shows.
  var forUIKit: NSAttributedString {
    typealias Keys = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let values: [(NSAttributedString.Key, Any?)] = [
        (.font, run[Keys.FontAttribute.self]),
        (.foregroundColor, run[Keys.ForegroundColorAttribute.self]),
        (.backgroundColor, run[Keys.BackgroundColorAttribute.self]),
        (.kern, run[Keys.KernAttribute.self]),
        (.baselineOffset, run[Keys.BaselineOffsetAttribute.self]),
        (.underlineStyle, run[Keys.UnderlineStyleAttribute.self]),
        (.strikethroughStyle, run[Keys.StrikethroughStyleAttribute.self]),
      ]
      let attributes = values.compactMap { key, value in value.map { (key, $0) } }
      text.append(
        NSAttributedString(
          string: String(characters[run.range]),
          attributes: Dictionary(uniqueKeysWithValues: attributes)))
    }
    return text
  }
}
