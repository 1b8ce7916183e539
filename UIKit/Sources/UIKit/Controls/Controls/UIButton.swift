import Foundation

/// A control that acts when a finger lifts inside.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var takesTaps: Bool { true }
  override var leeway: CGFloat { 70 }

  /// The style of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// No decoration.
    case custom
    /// The system's style.
    case system
    /// An arrow.
    case detailDisclosure
    /// A light i.
    case infoLight
    /// A dark i.
    case infoDark
    /// A plus.
    case contactAdd
    case plain
    /// A cross.
    case close
  }

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The label whose font measures the title.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    return label
  }()
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = {
    hasImageView = true
    return UIImageView()
  }()
  private var hasImageView = false
  /// How the image fills its rectangle.
  package var imageMode: ContentMode { hasImageView ? imageView!.contentMode : .scaleToFill }
  /// The insets around the content; part of the button's size.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The insets that shift the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { noteLook() } }
  /// The insets that shift the image.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { noteLook() } }
  /// Stored: true if the button glows under a touch.
  open var showsTouchWhenHighlighted = false
  /// Stored: true if a pointer changes over the button.
  open var isPointerInteractionEnabled = false
  /// The menu of the button, which a long press opens as an action sheet.
  open var menu: UIMenu? {
    didSet {
      guard menu != nil, menuPress.view == nil else { return }
      menuPress.role = "menu press"
      addGestureRecognizer(menuPress)
    }
  }
  /// True if a tap opens the menu; default false.
  open var showsMenuAsPrimaryAction = false
  private lazy var menuPress = UILongPressGestureRecognizer { [weak self] press in
    guard let self, press.state == .began else { return }
    menu?.present(from: self, sender: self)
  }
  var configured = ButtonLook()
  /// Stored: true if the button darkens while pressed.
  open var adjustsImageWhenHighlighted = true
  /// Stored: true if the button fades while disabled.
  open var adjustsImageWhenDisabled = true
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// A button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = (coder as? InterfaceCoder)?.buttonType ?? .custom
  }

  /// A button without size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    if let name = symbols[buttonType] { setImage(UIImage(systemName: name), for: .normal) }
  }

  /// A button without size that runs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var lifted: Event { [.touchUpInside, .primaryActionTriggered] }

  override func send(_ events: Event, _ event: UIEvent?) {
    super.send(events, event)
    if showsMenuAsPrimaryAction, events.contains(.touchUpInside) {
      menu?.present(from: self, sender: self)
    }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    showTitle()
  }

  private func showTitle() {
    if let currentAttributedTitle {
      titleLabel?.attributedText = currentAttributedTitle
    } else {
      titleLabel?.text = currentTitle
    }
    invalidateIntrinsicContentSize()
  }

  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the title with attributes for a state; it takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    showTitle()
  }

  /// The title with attributes for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The rectangle of the image, before the title; override to move it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// The rectangle of the title, after the image; override to move it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  /// The rectangle of image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangles of image and title side by side, aligned and shifted by their insets.
  private func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    var picture = currentImage?.size ?? .zero
    if configuration == nil, picture != .zero {
      // A larger image is squeezed into the button.
      let room = rect.inset(by: imageEdgeInsets)
      picture.width = min(picture.width, max(room.width, 0))
      picture.height = min(picture.height, max(room.height, 0))
      if contentHorizontalAlignment == .fill, (currentTitle ?? "").isEmpty {
        picture.width = max(room.width, 0)
      }
      if contentVerticalAlignment == .fill { picture.height = max(room.height, 0) }
    }
    if let configuration, picture != .zero, titleSize(within: .greatestFiniteMagnitude).width > 0 {
      return parts(in: rect, picture, configuration)
    }
    let title = titleSize(within: rect.width - picture.width)
    let spare = rect.width - picture.width - title.width
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: spare / 2
      case .left: 0
      case .right: spare
      case .leading: isLeft ? 0 : spare
      case .trailing: isLeft ? spare : 0
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .center, .fill: rect.midY - height / 2
      case .top: rect.minY
      case .bottom: rect.maxY - height
      }
    }
    // A centred part moves by half its inset, because the centre moves by half.
    func moved(_ part: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      part.offsetBy(
        dx: (insets.left - insets.right) / (contentHorizontalAlignment == .center ? 2 : 1),
        dy: (insets.top - insets.bottom) / 2)
    }
    let image = CGRect(
      x: rect.minX + left, y: top(picture.height), width: picture.width, height: picture.height)
    let text = CGRect(
      x: image.maxX, y: top(title.height), width: title.width, height: title.height)
    return (moved(image, imageEdgeInsets), moved(text, titleEdgeInsets))
  }

  /// The rectangles of image and title where a configuration places them.
  private func parts(
    in rect: CGRect, _ picture: CGSize, _ look: Configuration
  ) -> (image: CGRect, title: CGRect) {
    let isUpright = look.imagePlacement == .top || look.imagePlacement == .bottom
    let room = isUpright ? rect.width : rect.width - picture.width - look.imagePadding
    let title = titleSize(within: room)
    let both = CGSize(
      width: isUpright
        ? max(picture.width, title.width) : picture.width + look.imagePadding + title.width,
      height: isUpright
        ? picture.height + look.imagePadding + title.height : max(picture.height, title.height))
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: rect.midX - both.width / 2
      case .left: rect.minX
      case .right: rect.maxX - both.width
      case .leading: isLeft ? rect.minX : rect.maxX - both.width
      case .trailing: isLeft ? rect.maxX - both.width : rect.minX
      }
    let whole = CGRect(
      x: left, y: rect.midY - both.height / 2, width: both.width, height: both.height)
    func frame(_ size: CGSize, _ edge: NSDirectionalRectEdge) -> CGRect {
      var place = CGRect(
        x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
        height: size.height)
      if edge == .top { place.origin.y = whole.minY }
      if edge == .bottom { place.origin.y = whole.maxY - size.height }
      if edge == (isLeft ? .leading : .trailing) { place.origin.x = whole.minX }
      if edge == (isLeft ? .trailing : .leading) { place.origin.x = whole.maxX - size.width }
      return place
    }
    let opposite: NSDirectionalRectEdge =
      switch look.imagePlacement {
      case .top: .bottom
      case .bottom: .top
      case .trailing: .leading
      default: .trailing
      }
    return (frame(picture, look.imagePlacement), frame(title, opposite))
  }

  /// Stored: sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[state] = color
  }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }
  private var shadowColors: [UIControl.State: UIColor] = [:]
  /// The size and weight of a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolLooks[state] = configuration
    invalidateIntrinsicContentSize()
    noteLook()
  }
  private var symbolLooks: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// The title's colour for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// The image for a state.
  open func image(for state: UIControl.State) -> UIImage? {
    let image = images[state] ?? images[.normal]
    guard let look = symbolLooks[state] ?? symbolLooks[.normal] else { return image }
    return image?.applyingSymbolConfiguration(look)
  }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// Stored: sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    invalidateIntrinsicContentSize()
  }

  /// The background image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The title's size; on more than one line where the label may have them.
  private func titleSize(within width: CGFloat) -> CGSize {
    let title = currentTitle ?? ""
    let lines = titleLabel?.numberOfLines ?? 1
    let isLong = lines != 1 || title.contains("\n")
    if let title = currentAttributedTitle {
      return TextLayout.size(
        of: title, font: titleFont,
        within: lines != 1 ? max(width, 1) : .greatestFiniteMagnitude, lines: lines)
    }
    return TextLayout.size(
      of: title, font: titleFont, within: isLong ? max(width, 1) : .greatestFiniteMagnitude,
      lines: isLong && lines == 1 ? 0 : lines)
  }

  override var firstBaselineOffset: CGFloat {
    (bounds.height - titleFont.lineHeight) / 2 + titleFont.ascender
  }
  override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }
  var titleFont: UIFont { titleLabel?.font ?? UIFont.systemFont(ofSize: 18) }

  /// The size of title and image side by side, with 6 pt above and below; at least 30 pt wide, and
  /// as large as the background image.
  open override var intrinsicContentSize: CGSize {
    let title = titleSize(within: .greatestFiniteMagnitude)
    let picture = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let space: CGFloat = insets == .zero ? 12 : insets.top + insets.bottom
    let text = max(title.height, titleFont.lineHeight).rounded(.up)
    let line = title == .zero && picture != .zero ? 0 : text
    let background = backgroundImage(for: state)?.size ?? .zero
    if let configuration, picture != .zero, title.width > 0 {
      let isUpright =
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
      let padding = configuration.imagePadding
      return CGSize(
        width: (isUpright
          ? max(title.width, picture.width) : title.width + padding + picture.width) + insets.left
          + insets.right,
        height: (isUpright ? picture.height + padding + text : max(text, picture.height))
          + insets.top + insets.bottom)
    }
    return CGSize(
      width: max(title.width + picture.width + insets.left + insets.right, 30, background.width),
      height: max(max(line, picture.height) + space, background.height))
  }
}
