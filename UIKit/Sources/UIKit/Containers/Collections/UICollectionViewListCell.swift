import Foundation

/// The look of a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// The available looks.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// None, a header view, or the first item.
    case none, supplementary, firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// None, or a footer view.
    case none, supplementary
  }

  /// The look.
  public let appearance: Appearance
  /// The headers; default none.
  public var headerMode = HeaderMode.none
  /// The footers; default none.
  public var footerMode = FooterMode.none
  /// Stored: whether lines lie between rows; they do.
  public var showsSeparators = true
  /// Stored: the colour behind the rows.
  public var backgroundColor: UIColor?
  /// Stored: makes the actions of a swipe from the end; never asked.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Stored: makes the actions of a swipe from the beginning; never asked.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// A list with a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Rows as high as their contents, with headers and footers.
  var section: NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    let beside = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(38))
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: beside, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: beside, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 16)
    }
    return section
  }
}

/// A row of a list: its content, marks at its end, and a line below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks at the row's end.
  open var accessories: [UICellAccessory] = [] { didSet { showMarks() } }
  /// The indentation of the content, in steps.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private var marks: [UIView] = []
  private let line = UIView()

  /// The row's usual content, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showMarks() {
    for mark in marks { mark.removeFromSuperview() }
    marks = accessories.compactMap { $0.makeView() }
    for mark in marks { addSubview(mark) }
    setNeedsLayout()
  }

  /// Places the content, the marks and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.width - 16
    for mark in marks.reversed() {
      mark.frame.origin = CGPoint(
        x: end - mark.bounds.width, y: bounds.midY - mark.bounds.height / 2)
      end = mark.frame.minX - 8
    }
    let start = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(
      x: start, y: 0, width: (marks.isEmpty ? bounds.width : end) - start, height: bounds.height)
    if line.superview == nil {
      line.backgroundColor = .separator
      addSubview(line)
    }
    line.frame = CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5)
  }
}

/// A mark at the end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  let symbol: String
  let color: UIColor
  let custom: UIView?

  private static func symbol(
    _ name: String, _ color: UIColor = .tertiaryLabel
  ) -> UICellAccessory { UICellAccessory(symbol: name, color: color, custom: nil) }

  /// When a mark shows; it always does.
  public enum DisplayedState: Hashable, Sendable {
    /// The available times.
    case always, whenEditing, whenNotEditing
  }

  /// The options of an outline's arrow.
  public struct OutlineDisclosureOptions {
    /// How the arrow looks.
    public enum Style: Int, Hashable, Sendable {
      /// The available looks.
      case automatic, header, cell
    }
    /// Options.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {}
  }

  /// A view of the program's own.
  public struct CustomViewConfiguration {
    let view: UIView
    /// A place for the view.
    public enum Placement {
      /// At the row's beginning or end; here always at its end.
      case leading(displayed: DisplayedState = .always), trailing(
        displayed: DisplayedState = .always)
    }
    /// A view at a place.
    public init(customView: UIView, placement: Placement) { view = customView }
  }

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { symbol("chevron.right") }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    symbol("checkmark", .systemBlue)
  }
  /// An arrow of an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("chevron.down") }
  /// A handle.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("line.3.horizontal")
  }
  /// A minus.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("minus.circle.fill", .systemRed) }
  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(symbol: "", color: .clear, custom: configuration.view)
  }

  func makeView() -> UIView? {
    if let custom {
      if custom.bounds.isEmpty { custom.sizeToFit() }
      return custom
    }
    let view = UIImageView(image: UIImage(systemName: symbol))
    view.tintColor = color
    view.bounds.size = CGSize(width: 16, height: 16)
    return view
  }
}

extension UICollectionView {
  /// How to fill cells of a class with items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let name = "registration \(UUID())"
    let nib: UINib?
    let handler: Handler

    /// Cells of a class.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Cells of a xib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// How to fill headers or footers of a class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (View, String, IndexPath) -> Void
    let name = "registration \(UUID())"
    let kind: String
    let handler: Handler

    /// Views of a class.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if makers[registration.name] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.name)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.name)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer of a registration.
  public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    register(
      View.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.name)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
    registration.handler(view as! View, registration.kind, indexPath)
    return view as! View
  }
}
