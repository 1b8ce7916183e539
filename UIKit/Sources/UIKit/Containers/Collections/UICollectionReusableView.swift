import Foundation

/// A view in a collection: an item, header or footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier.
  open internal(set) var reuseIdentifier: String?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called after the collection applied new attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that fit the view best; asked where the content decides the size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item shows; nil for what its content view holds.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// What the item has behind its content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { show(backgroundConfiguration) }
  }
  /// The item's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Called before the item is shown and when its state has changed; calls the handler here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }
  /// Asks for a call of `updateConfiguration(using:)` before the item is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Sets the item by its state; called by `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets a item by its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// True if the content asks its configuration for each new state; default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Stored: true if the background asks its configuration for each new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var needsConfiguration = true
  private func bringConfigurationUpToDate() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
  /// As large as the constraints of the content want: in lists as wide as the list.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return layoutAttributes }
    let fitting = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
    let isWide =
      (superview as? UICollectionView)?.collectionViewLayout is UICollectionViewFlowLayout
    let width =
      contentView.bounds.width > 0 && !isWide
      ? contentView.bounds.width : layoutAttributes.size.width
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    fitting.size = CGSize(
      width: isWide && size.width > 0 ? size.width : layoutAttributes.size.width,
      height: size.height > 0 ? size.height : layoutAttributes.size.height)
    return fitting
  }

  /// The view for content; fills the cell.
  public let contentView = UIView(frame: .zero)
  /// True if the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// True while a touch highlights the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Places the background view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    bringConfigurationUpToDate()
    backgroundView?.frame = bounds
  }
}
