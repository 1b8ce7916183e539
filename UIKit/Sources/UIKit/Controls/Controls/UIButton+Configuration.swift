import Foundation

extension UIButton {
  /// The look of a button as one value.
  public struct Configuration {
    /// How the corners are rounded.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// By the background's radius.
      case fixed
      /// By the size of the button.
      case dynamic, small, medium, large
      /// As half circles.
      case capsule
    }
    /// The size of the button's text and margins.
    public enum Size: Int, Hashable, Sendable {
      /// One of the sizes.
      case medium, small, mini, large
    }
    private enum Kind { case plain, tinted, filled, gray }

    /// The title.
    public var title: String? { didSet { styledTitle = nil } }
    /// A second title, below the first and smaller.
    public var subtitle: String?
    /// The size and weight of a symbol; nil for its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The image before the title.
    public var image: UIImage?
    /// The distance of image and title in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image lies.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Stored: the distance of the two titles in points.
    public var titlePadding: CGFloat = 1
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The margins around the content in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// Stored: the size of text and margins.
    public var buttonSize = Size.medium
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// Stored: true shows an activity indicator.
    public var showsActivityIndicator = false
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The title with its attributes; nil for a plain one. It and `title` are the same text, so
    /// that setting either replaces both.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    fileprivate var styledTitle: AttributedString?

    /// A button without background.
    public static func plain() -> Self { Self(.plain) }
    /// A button on a light background of its tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// A button on its tint.
    public static func filled() -> Self { Self(.filled) }
    /// A button on grey.
    public static func gray() -> Self { Self(.gray) }
    /// A button without background.
    public static func borderless() -> Self { Self(.plain) }
    /// A button on grey.
    public static func bordered() -> Self { Self(.gray) }
    /// A button on a light background of its tint.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// A button on its tint.
    public static func borderedProminent() -> Self { Self(.filled) }

    @MainActor fileprivate func apply(to button: UIButton) {
      let tint = baseForegroundColor ?? button.tintColor ?? .systemBlue
      let (front, back): (UIColor, UIColor?) =
        switch kind {
        case .plain: (tint, nil)
        case .gray: (tint, .tertiarySystemFill)
        case .filled: (baseForegroundColor ?? .white, button.tintColor)
        case .tinted: (tint, (baseBackgroundColor ?? tint).withAlphaComponent(0.15))
        }
      // A title that was set before stays.
      if let title {
        button.setTitle(title, for: .normal)
        button.setAttributedTitle(styledTitle?.forUIKit, for: .normal)
      }
      if let subtitle, styledTitle == nil {
        let both = NSMutableAttributedString(
          string: title.map { $0 + "\n" } ?? "", attributes: [.foregroundColor: front])
        both.append(
          NSAttributedString(
            string: subtitle,
            attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: front]))
        button.setAttributedTitle(both, for: .normal)
        button.titleLabel?.numberOfLines = 0
      }
      button.setTitleColor(front, for: .normal)
      let sized =
        preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) }
        ?? image
      button.setImage(sized?.tinted(front, isTemplate: true), for: .normal)
      let color =
        background.backgroundColor ?? (kind == .tinted ? back : baseBackgroundColor ?? back)
      if let color { button.backgroundColor = color }
      button.contentEdgeInsets = UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
      let height = button.intrinsicContentSize.height
      button.layer.cornerRadius =
        switch cornerStyle {
        case .capsule: height / 2
        case .fixed: background.cornerRadius
        case .large: 12
        case .medium: 8
        case .small: 4
        case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
        }
    }
  }

  /// A button with a look, which runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .custom, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The look as one value; nil for a button that is set up piece by piece.
  public var configuration: Configuration? {
    get { configured.configuration }
    set {
      configured.configuration = newValue
      newValue?.apply(to: self)
    }
  }

  /// A closure that adapts the look to the button's state.
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { configured.update }
    set {
      configured.update = newValue
      newValue?(self)
    }
  }

  /// Calls the closure that adapts the look.
  public func setNeedsUpdateConfiguration() { configured.update?(self) }
}

/// A button's look as one value.
struct ButtonLook {
  var configuration: UIButton.Configuration?
  var update: ((UIButton) -> Void)?
}

/// Edges and corners of a rectangle, by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The edges with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of the edges.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// One of the edges.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// One of the edges.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// One of the edges.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}
