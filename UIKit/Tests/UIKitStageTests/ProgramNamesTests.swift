import Dactyl
import FreedObjects
import Testing

@testable import UIKit
@testable import UIKitStage

/// What inspectors call the views and recognisers of a program.
@MainActor
@Suite(.freesItsObjects) struct ProgramNamesTests {
  private final class CardsController: UIViewController {
    var redCard: UIView! = UIView()
    var cards: [UIView] = [UIView(), UIView()]
    let flip = UITapGestureRecognizer()
    /// A later property says only which card it is.
    var chosen: UIView?

    override func viewDidLoad() {
      for card in cards + [redCard!] { view.addSubview(card) }
      redCard.addGestureRecognizer(flip)
      chosen = redCard
    }
  }

  private let names = ProgramNames()

  /// The name of a view in a window that shows it.
  private func name(of view: UIView, under controller: UIViewController? = nil) -> String? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    if let controller { window.rootViewController = controller } else { window.addSubview(view) }
    _ = names.name(ofView: window.dactylWindow)
    return names.name(ofView: view.engine)
  }

  @Test func outletsAndOtherPropertiesNameTheirViews() {
    let controller = CardsController()
    #expect(name(of: controller.view.subviews[2], under: controller) == "redCard")
    #expect(name(of: controller.cards[1], under: controller) == "cards[1]")
    #expect(names.name(ofRecognizer: controller.flip.engine) == "flip")
    controller.redCard.accessibilityIdentifier = "Red card"
    #expect(name(of: controller.redCard, under: controller) == "Red card")
  }

  @Test func rowsAndControlsAreNamedByTheirTexts() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Ada\nLovelace"
    #expect(name(of: cell) == "row “Ada”")
    let button = UIButton()
    button.setTitle("A title longer than any name may be", for: .normal)
    #expect(name(of: button) == "button “A title longer than any…”")
    let segments = UISegmentedControl(items: ["One"])
    segments.accessibilityLabel = "Sizes"
    #expect(name(of: segments) == "segmented control “Sizes”")
    #expect(name(of: UIView()) == nil)
  }

  @Test func recognizersOfUIKitItselfAreInternal() {
    let list = UIScrollView()
    let ours = UIPanGestureRecognizer()
    #expect(names.isInternal(list.panGestureRecognizer.engine))
    #expect(names.name(ofRecognizer: list.panGestureRecognizer.engine) == "scroll")
    #expect(!names.isInternal(ours.engine))
  }
}
