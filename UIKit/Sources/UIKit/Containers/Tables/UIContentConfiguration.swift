import Foundation

/// What a content view shows.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; usually itself.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A picture and two texts of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The number of lines; 0 for any.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = NSTextAlignment.natural
    /// How a text that is too long is shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Stored: true makes the font smaller where the text is too long.
    public var adjustsFontSizeToFitWidth = false
    /// Stored: the smallest share of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Stored: true follows the size of texts that the user sets.
    public var adjustsFontForContentSizeCategory = true
    /// Stored: makes the colour that is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
  }

  /// The look of the picture.
  public struct ImageProperties {
    /// The tint; nil for the view's.
    public var tintColor: UIColor?
    /// The largest size in points; zero for none.
    public var maximumSize = CGSize.zero
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// Stored: the size that is kept free for the picture, in points.
    public var reservedLayoutSize = CGSize.zero
    /// Stored: the size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Stored: makes the tint that is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?
  }

  /// The main text.
  public var text: String? { didSet { runs = nil } }
  fileprivate var runs: NSAttributedString?
  /// The second text, below the first or at the end.
  public var secondaryText: String? { didSet { secondaryRuns = nil } }
  fileprivate var secondaryRuns: NSAttributedString?
  /// The picture at the start.
  public var image: UIImage?
  /// The look of the main text.
  public var textProperties: TextProperties
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The distance of the two texts in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The distance of picture and texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The margins around the content in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// True if the second text stands at the end of the first one's line.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The main text with attributes.
  public var attributedText: NSAttributedString? {
    get { runs ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      runs = newValue
    }
  }
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryRuns ?? secondaryText.map { NSAttributedString(string: $0) } }
    set {
      secondaryText = newValue?.string
      secondaryRuns = newValue
    }
  }

  private init(_ size: CGFloat, _ second: CGFloat, _ color: UIColor) {
    textProperties = TextProperties(font: .systemFont(ofSize: size), color: .label)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: second), color: color)
  }

  /// A row with its texts one below the other.
  public static func cell() -> Self { Self(17, 13, .label) }
  /// A row with its second text below the first.
  public static func subtitleCell() -> Self { Self(17, 13, .label) }
  /// A row with its second text at the end.
  public static func valueCell() -> Self {
    var made = Self(17, 17, .secondaryLabel)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// A header of a plain list.
  public static func plainHeader() -> Self {
    var made = Self(17, 13, .label)
    made.textProperties.font = .boldSystemFont(ofSize: 17)
    made.directionalLayoutMargins.top = 6
    made.directionalLayoutMargins.bottom = 6
    return made
  }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(15, 13, .secondaryLabel) }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self { Self(13, 13, .secondaryLabel) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(13, 13, .secondaryLabel) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(17, 13, .secondaryLabel) }

  /// Makes a view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Itself: rows look the same in all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a picture and two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What the view shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let picture = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var margins: [NSLayoutConstraint] = []

  /// A view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for part in [first, second] { texts.addArrangedSubview(part) }
    for part in [picture, texts] { row.addArrangedSubview(part) }
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    picture.setContentHuggingPriority(.required, for: .horizontal)
    margins = [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: row.bottomAnchor),
      trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ]
    // A row whose height is given need not fit its content.
    margins[2].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(margins)
    show()
  }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func show() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    let largest = shown.imageProperties.maximumSize
    if let size = shown.image?.size, largest != .zero, size.width > 0, size.height > 0 {
      let part = min(largest.width / size.width, largest.height / size.height, 1)
      picture.contentMode = .scaleAspectFit
      picture.widthAnchor.constraint(equalToConstant: size.width * part).isActive = true
      picture.heightAnchor.constraint(equalToConstant: size.height * part).isActive = true
    }
    for (label, text, runs, look) in [
      (first, shown.text, shown.runs, shown.textProperties),
      (second, shown.secondaryText, shown.secondaryRuns, shown.secondaryTextProperties),
    ] {
      if let runs { label.attributedText = runs } else { label.text = text }
      label.isHidden = text == nil
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      label.textAlignment = look.alignment
      label.lineBreakMode = look.lineBreakMode
    }
    texts.axis = shown.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.spacing = shown.textToSecondaryTextVerticalPadding
    row.spacing = shown.imageToTextPadding
    let edges = shown.directionalLayoutMargins
    for (margin, width) in zip(margins, [edges.top, edges.leading, edges.bottom, edges.trailing]) {
      margin.constant = width
    }
  }
}

extension UIView {
  /// Shows a configuration in a view that fills this one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let former = subviews.first { $0 is any UIContentView }
    if let content = former as? any UIContentView, let configuration,
      type(of: content.configuration) == type(of: configuration)
    {
      return content.configuration = configuration
    }
    former?.removeFromSuperview()
    guard let made = configuration?.makeContentView() else { return }
    made.frame = bounds
    made.translatesAutoresizingMaskIntoConstraints = false
    addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: topAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
