import UIKit

/// The page: parts below each other, which scroll.
final class GalleryController: UIViewController {
  private let scroll = UIScrollView()
  private let parts: [UIView] = [
    LayersView(), DrawnView(), ControlsView(), LedView(), PointerView(), ShownView(),
  ]
  private let buttons = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    view.addSubview(scroll)
    scroll.accessibilityLabel = "Parts"
    addButton("Question") { [weak self] in self?.ask(.alert) }
    addButton("Answers") { [weak self] in self?.ask(.actionSheet) }
    addButton("Sheet") { [weak self] in self?.showSheet() }
    buttons.distribution = .fillEqually
    for part in parts + [buttons] { scroll.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds.inset(by: view.safeAreaInsets)
    var y: CGFloat = 16
    for part in [buttons] + parts {
      let height = part === buttons ? 44 : part.intrinsicContentSize.height
      part.frame = CGRect(x: 16, y: y, width: scroll.bounds.width - 32, height: height)
      y += height + 16
    }
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
  }

  private func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = title
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.addArrangedSubview(button)
  }

  private func ask(_ style: UIAlertController.Style) {
    let alert = UIAlertController(
      title: "Delete everything?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, kind) in [
      ("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [weak self] in self?.title = $0.title })
    }
    present(alert, animated: true)
  }

  private func showSheet() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .secondarySystemBackground
    sheet.view.layer.cornerRadius = 12
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium()]
    let label = UILabel(frame: CGRect(x: 24, y: 24, width: 300, height: 30))
    label.text = "Drag me down"
    sheet.view.addSubview(label)
    present(sheet, animated: true)
  }
}
