import Foundation

/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view.
  open private(set) var reuseIdentifier: String?
  /// The view for the content; it fills the header or footer.
  public let contentView = UIView(frame: .zero)
  /// The label of the section's text.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 13)
    contentView.addSubview(label)
    hasText = true
    return label
  }()
  private var hasText = false
  /// The label of a second text; shown nowhere.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// What the header shows in place of its label; nil for that.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// What the header has behind its content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { show(backgroundConfiguration) }
  }
  /// The header's usual content, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The header's state.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Called before the header is shown; calls the handler here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Asks for a call of `updateConfiguration(using:)` before the header is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Sets the header; called by `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets a header by its state.
  public typealias ConfigurationUpdateHandler = (
    _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  private var needsConfiguration = true
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Creates an empty view without an identifier.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates an empty view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if hasText { textLabel?.frame = bounds.insetBy(dx: 16, dy: 0) }
  }
}
