import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// Masks, constraints, stacks and texts place views as UIKit's documentation says.
@MainActor @Suite(.serialized, .freesItsObjects)
struct LayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func view(_ size: CGSize? = nil) -> UIView {
    final class Sized: UIView {
      var size: CGSize?
      override var intrinsicContentSize: CGSize {
        size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      }
    }
    let view = Sized(frame: .zero)
    view.size = size
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func added(_ size: CGSize? = nil) -> UIView {
    let view = view(size)
    root.addSubview(view)
    return view
  }

  @Test func masksShareTheDifferenceInProportion() {
    let child = UIView(frame: CGRect(x: 30, y: 60, width: 60, height: 60))
    root.addSubview(child)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]
    root.frame.size = CGSize(width: 390, height: 700)
    // 90 pt more, divided 30 to 60.
    #expect(child.frame == CGRect(x: 60, y: 60, width: 120, height: 60))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.bounds.size = CGSize(width: 400, height: 690)
    #expect(child.frame == CGRect(x: 60, y: 60, width: 130, height: 50))
    root.autoresizesSubviews = false
    root.bounds.size = .zero
    #expect(child.frame.width == 130)
  }

  @Test func edgesAndConstantsPlaceAView() {
    let child = added()
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 40, width: 250, height: 130))
    root.frame.size.width = 350
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 40, width: 300, height: 155))
  }

  @Test func intrinsicExtentIsHuggedAndResists() {
    let (label, field) = (
      added(CGSize(width: 80, height: 20)), added(CGSize(width: 100, height: 30))
    )
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(field.frame == CGRect(x: 90, y: -5, width: 210, height: 30))
    root.frame.size.width = 150
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.frame.width == 80 && field.frame.width == 60)
  }

  @Test func inequalitiesAndPrioritiesAreWeighed() {
    let child = added()
    let wide = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, child.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      child.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      child.heightAnchor.constraint(greaterThanOrEqualTo: child.widthAnchor, multiplier: 0.5),
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let small = child.heightAnchor.constraint(equalToConstant: 0)
    small.priority = .fittingSizeLevel
    small.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 50, y: 500, width: 200, height: 100))
    wide.isActive = false
    root.frame.size.width = 80
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 556, width: 80, height: 44))
  }

  @Test func changedConstantMovesWhatDependsOnIt() {
    let (first, second) = (added(), added())
    let height = first.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minY == 108)
    height.constant = 20
    #expect(second.frame.minY == 108)
    root.layoutIfNeeded()
    #expect(second.frame.minY == 28)
  }

  @Test func viewsOfDifferentDepthAreRelated() {
    let box = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    root.addSubview(box)
    let (inner, outer) = (view(), added())
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 30),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(outer.frame == CGRect(x: 155, y: 95, width: 30, height: 20))
    box.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 55 && inner.frame.minX == 45)
  }

  @Test func guidesAndSafeAreaAreKeptOff() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let (bar, text) = (view(), view())
    for child in [bar, text] { controller.view.addSubview(child) }
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let safe = controller.view.safeAreaLayoutGuide
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      guide.heightAnchor.constraint(equalTo: bar.heightAnchor),
      guide.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 10),
      text.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 16, y: 47, width: 358, height: 381.5))
    #expect(text.frame.origin == CGPoint(x: 16, y: 428.5))
    #expect(guide.layoutFrame.maxY == 810)
    controller.additionalSafeAreaInsets.top = 53
    window.layoutIfNeeded()
    #expect(bar.frame.minY == 100 && guide.layoutFrame.maxY == 810)
  }

  @Test func leadingIsRightWhereTextsRunLeft() {
    let child = added()
    root.semanticContentAttribute = .forceRightToLeft
    child.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 250)
  }

  @Test func scrollViewTakesItsContentFromConstraints() {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let content = view()
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 200),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1010))
    #expect(content.frame == CGRect(x: 0, y: 5, width: 300, height: 1000))
  }

  @Test func conflictIsNamedInWordsAndOneLeftOut() {
    let child = added()
    child.accessibilityIdentifier = "card"
    var told: [LayoutConflict] = []
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { told.append($0) }
    defer { LayoutConflict.handler = handler }
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(told.map(\.constraints) == [["card.width = 100", "card.width ≥ 120"]])
    #expect(child.frame.width == 100 && child.frame.height == 10)
  }

  @Test func removedViewTakesItsConstraintsAlong() {
    let (child, other) = (added(), added())
    let width = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    let own = child.heightAnchor.constraint(equalToConstant: 10)
    let both = other.widthAnchor.constraint(equalTo: child.widthAnchor)
    NSLayoutConstraint.activate([width, own, both])
    root.layoutIfNeeded()
    #expect(other.frame.width == 300)
    child.removeFromSuperview()
    #expect(!width.isActive && own.isActive && !both.isActive)
  }

  @Test func aConstraintWhoseSecondItemIsGoneStaysInactive() {
    let child = added()
    var other: UIView? = added()
    let both = child.widthAnchor.constraint(equalTo: other!.widthAnchor, constant: -20)
    other?.removeFromSuperview()
    other = nil
    both.isActive = true
    #expect(both.secondItem == nil && !both.isActive)
  }

  @Test func fittingExtentIsTheLeastThatHolds() {
    let card = UIView()
    let (title, note) = (view(CGSize(width: 120, height: 20)), view(CGSize(width: 90, height: 15)))
    for part in [title, note] { card.addSubview(part) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
      note.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -10),
      note.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -10),
    ])
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 140, height: 60))
  }

  // MARK: Stacks

  private func stack(
    _ sizes: [CGSize], _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ set: (UIStackView) -> Void = { _ in }
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: sizes.map { view($0) })
    stack.axis = axis
    set(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    root.addSubview(stack)
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private let sizes = [
    CGSize(width: 50, height: 20), CGSize(width: 100, height: 40), CGSize(width: 50, height: 30),
  ]

  @Test func stackFillsEquallyInProportionAndWithGaps() {
    #expect(
      stack(sizes) {
        $0.distribution = .fillEqually
        $0.spacing = 30
      } == [0, 110, 220].map { CGRect(x: $0, y: 0, width: 80, height: 100) })
    #expect(stack(sizes) { $0.distribution = .fillProportionally }.map(\.width) == [75, 150, 75])
    let spaced = stack(sizes) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(spaced.map(\.minX) == [0, 100, 250] && spaced.map(\.minY) == [40, 30, 35])
    let centred = stack(sizes) {
      $0.distribution = .equalCentering
      $0.alignment = .bottom
    }
    #expect(centred.map(\.midX) == [25, 150, 275] && centred.map(\.maxY) == [100, 100, 100])
  }

  @Test func stackFillsByHugging() {
    let frames = stack(sizes) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      stack.alignment = .top
    }
    #expect(frames.map(\.minX) == [0, 70, 250] && frames.map(\.width) == [50, 170, 50])
    #expect(frames.map(\.height) == [20, 40, 30])
  }

  @Test func hiddenViewsTakeNoRoomInAStack() {
    let stack = UIStackView(arrangedSubviews: sizes.map { view($0) })
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 106))
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 58))
    stack.arrangedSubviews[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.height == 106)
  }

  // MARK: Texts

  @Test func labelsKnowTheirExtentAndWrap() {
    let label = UILabel()
    label.text = "Good job!"
    label.sizeToFit()
    // "Good job!" at 17 pt, in a line of 1.193 times that, rounded up to thirds.
    let width = CGFloat(778 + 556 * 3 + 278 + 222 + 556 * 2 + 278) * 17 / 1000
    #expect(abs(label.frame.width - width) < 1.0 / 3)
    #expect(abs(label.frame.height - 20.333) < 0.01)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 50 && abs(label.frame.height - 2 * 20.281) < 0.4)
    label.text = "Good job, good job, good job!"
    root.layoutIfNeeded()
    #expect(label.frame.height > 100)
  }

  @Test func controllersViewsAreLaidOutAndCanBeTouched() throws {
    final class Tapped: UIViewController {
      let button = UIButton(type: .system)
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Touch", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }
    let test = TestWindow()
    let controller = Tapped()
    test.window.rootViewController = controller
    try test.run("down(500,500) 20ms up")
    #expect(controller.taps == 1 && controller.button.frame.height == 30)
  }
}
