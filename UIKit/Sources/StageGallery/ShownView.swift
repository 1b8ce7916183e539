import Dactyl
import DactylStrokes
import UIKit

/// Learns a gesture of any number of fingers that is shown to it three times, and then says whether
/// it is done again.
final class ShownView: UIView {
  private let said = UILabel(frame: CGRect(x: 12, y: 12, width: 334, height: 44))
  private let pupil = Pupil()
  private lazy var recognizer = DactylGestureRecognizer(pupil)

  /// Says when fingers are done, whether that was a gesture or not.
  private final class Pupil: DemonstratedGestureRecognizer {
    var isDone: () -> Void = {}

    override func reset() {
      isDone()
      super.reset()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    isMultipleTouchEnabled = true
    accessibilityLabel = "Shown"
    said.numberOfLines = 2
    said.text = "Show a gesture here, three times"
    addSubview(said)
    pupil.library.define(DemonstrationClass(id: 1, name: "shown"))
    pupil.isDone = { [weak self] in self?.learnOrJudge() }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 108) }

  /// Fingers that show a gesture do not scroll the page.
  override func didMoveToSuperview() {
    (superview as? UIScrollView)?.panGestureRecognizer.require(toFail: recognizer)
  }

  private func learnOrJudge() {
    guard let match = pupil.match else { return }
    let (done, count) = (pupil.demonstration, pupil.library.demonstrations.count)
    if count < 3 {
      pupil.library.add(done, class: 1)
      said.text = ["Again", "Once more", "Now do it, or something else"][count]
    } else {
      said.text = match.isRecognized ? "That is it" : "\(pupil.library.cause(of: match, for: done))"
    }
  }
}
