import ClosureActions
import UIKit

/// Counts taps of one to three fingers, one to three times; each waits for those with more taps.
class ViewController: UIViewController {
  private(set) var labels: [[UILabel]] = []
  private var counts = Array(repeating: Array(repeating: 0, count: 3), count: 3)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.isMultipleTouchEnabled = true
    let heading = UILabel()
    heading.text = "Tap with one to three fingers"
    heading.font = .boldSystemFont(ofSize: 22)
    heading.textAlignment = .center
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 8
    rows.isUserInteractionEnabled = false
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      heading.bottomAnchor.constraint(equalTo: rows.topAnchor, constant: -32),
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rows.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      rows.heightAnchor.constraint(equalToConstant: 420),
    ])
    for fingers in 0..<3 {
      let row = UIStackView()
      row.distribution = .fillEqually
      row.spacing = 8
      labels.append((0..<3).map { _ in makeLabel() })
      for label in labels[fingers] { row.addArrangedSubview(label) }
      rows.addArrangedSubview(row)
      addRecognizers(fingers: fingers)
      for taps in 0..<3 { show(fingers, taps) }
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 24)
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    return label
  }

  private func addRecognizers(fingers: Int) {
    var former: UITapGestureRecognizer?
    for taps in (0..<3).reversed() {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = fingers + 1
      tap.numberOfTapsRequired = taps + 1
      if let former { tap.require(toFail: former) }
      tap.addAction { [weak self] _ in self?.count(fingers, taps) }
      view.addGestureRecognizer(tap)
      former = tap
    }
  }

  private func count(_ fingers: Int, _ taps: Int) {
    counts[fingers][taps] += 1
    show(fingers, taps)
    let label = labels[fingers][taps]
    label.backgroundColor = .systemYellow
    UIView.animate(withDuration: 0.6) { label.backgroundColor = .secondarySystemBackground }
  }

  private func show(_ fingers: Int, _ taps: Int) {
    labels[fingers][taps].text =
      "\(fingers + 1) × \(taps + 1)\n\(counts[fingers][taps])"
  }
}
