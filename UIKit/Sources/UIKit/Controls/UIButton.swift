import Foundation

/// A control that does something when a finger is lifted inside.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var takesTaps: Bool { true }
  override var leeway: CGFloat { 70 }

  /// Stored: what a button looks like.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Nothing but what is given.
    case custom
    /// As the system has them.
    case system
    /// With an arrow.
    case detailDisclosure
    /// An i.
    case infoLight
    /// A dark i.
    case infoDark
    /// A plus.
    case contactAdd
    /// As the former, on glass.
    case plain
    /// A cross.
    case close
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom
  /// Where the title would be written.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    return label
  }()
  /// Where the picture would be.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The space around the content, which counts for its extent.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// How far the title is moved from its place by space on its sides.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { noteLook() } }
  /// How far the picture is moved from its place by space on its sides.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { noteLook() } }
  /// Stored: whether the button glows where it is touched.
  open var showsTouchWhenHighlighted = false
  /// Stored: whether a pointer changes over it.
  open var isPointerInteractionEnabled = false
  /// Stored: what it offers; a host asks for it.
  open var menu: UIMenu?
  /// Stored: whether a touch shows what it offers.
  open var showsMenuAsPrimaryAction = false
  /// Stored: whether the button looks darker while it is pressed.
  open var adjustsImageWhenHighlighted = true
  /// Stored: whether the button looks brighter while it cannot be used.
  open var adjustsImageWhenDisabled = true
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// A button with the given place and extent.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = (coder as? InterfaceCoder)?.buttonType ?? .custom
  }

  /// A button without extent.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button without extent that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var lifted: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Says what is written on the button in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// What is written on the button in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// What is written on the button now.
  open var currentTitle: String? { title(for: state) }

  /// Writes a text on the button in a state; how it looks is not kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// Where the picture lies in the content's place: before the title; override to have it
  /// elsewhere.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// Where the title lies in the content's place: after the picture; override to have it elsewhere.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  /// The place of picture and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where picture and title lie side by side, as the alignment says, before their insets.
  private func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let picture = currentImage?.size ?? .zero
    let title = TextLayout.size(
      of: currentTitle ?? "", font: titleFont, within: .greatestFiniteMagnitude, lines: 1)
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
    // An inset on one side moves by half of it, as the other side gives way, too.
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

  /// Stored: says in which colour the title's shadow is in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors[state] = color
  }
  /// In which colour the title's shadow is in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }
  private var shadowColors: [UIControl.State: UIColor] = [:]
  /// Stored: how symbols on it look in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { symbolLooks[state] = configuration }
  private var symbolLooks: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// Stored: says in which colour it is written in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// In which colour it is written in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Stored: says which picture is on the button in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// Which picture is on the button in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Which picture is on the button now.
  open var currentImage: UIImage? { image(for: state) }

  /// Stored: says which picture is behind the button in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// Which picture is behind the button in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  var titleFont: UIFont { titleLabel?.font ?? UIFont.systemFont(ofSize: 18) }

  /// The extent of title and picture side by side, 6 pt of space above and below, and at least 30
  /// pt wide.
  open override var intrinsicContentSize: CGSize {
    let title = TextLayout.size(
      of: currentTitle ?? "", font: titleFont, within: .greatestFiniteMagnitude, lines: 1)
    let picture = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let space: CGFloat = insets == .zero ? 12 : insets.top + insets.bottom
    let line = title == .zero && picture != .zero ? 0 : titleFont.lineHeight.rounded(.up)
    return CGSize(
      width: max(title.width + picture.width + insets.left + insets.right, 30),
      height: max(line, picture.height) + space)
  }
}
