import UIKit

/// Draw a check mark: "Good job!", for a moment.
class ViewController: UIViewController {
  let label = UILabel()
  let ink = InkView()
  let checkMark = CheckMarkRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    startAgain()
    label.font = .boldSystemFont(ofSize: 32)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    ink.backgroundColor = .secondarySystemBackground
    ink.layer.cornerRadius = 24
    ink.clipsToBounds = true
    ink.accessibilityLabel = "Paper"
    ink.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(ink)

    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 72),
      label.heightAnchor.constraint(equalToConstant: 44),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      ink.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 32),
      ink.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      ink.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      ink.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -32),
    ])

    checkMark.onCheckMark = { [weak self] in self?.praise() }
    checkMark.cancelsTouchesInView = false
    ink.addGestureRecognizer(checkMark)
  }

  private func praise() {
    label.text = "Good job!"
    label.textColor = .systemGreen
    ink.color = .systemGreen
    Timer.scheduledTimer(withTimeInterval: 1.6, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.startAgain() }
    }
  }

  private func startAgain() {
    label.text = "Draw a check mark"
    label.textColor = .label
    ink.clear()
  }
}
