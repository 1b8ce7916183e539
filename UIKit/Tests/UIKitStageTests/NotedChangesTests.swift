import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// Changes that views report, and changes that only a full comparison finds.
@MainActor
@Suite(.freesItsObjects) struct NotedChangesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let mirror = Mirror()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let below = UIView()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let shape = CAShapeLayer()
  private let gradient = CAGradientLayer()
  private let mask = CAShapeLayer()

  init() {
    window.addSubview(below)
    below.addSubview(view)
    view.addSubview(label)
    view.addSubview(picture)
    label.text = "Two words"
    label.layer.addSublayer(shape)
    shape.path = square(1)
    shape.strokeColor = UIColor.red.cgColor
    shape.addSublayer(gradient)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.mask = mask
    gradient.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    for layer in [view.layer, shape, gradient] {
      layer.borderWidth = 1
      layer.shadowOpacity = 0.5
    }
    _ = mirror.changes(in: [window])
  }

  private func square(_ side: CGFloat) -> CGPath {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
  }

  /// Expects a report of a change, and no further change in a full comparison.
  private func expectTold(
    _ name: String, source: SourceLocation = #_sourceLocation, _ change: () -> Void
  ) {
    change()
    let told = mirror.changes(in: [window])
    #expect(told != "", "\(name)", sourceLocation: source)
    let rest = mirror.changes(in: [window], comparingAll: true)
    #expect(rest == "", "\(name)", sourceLocation: source)
  }

  @Test func viewsSayWhatIsSetOfThem() {
    expectTold("frame") { view.frame.origin.x = 3 }
    expectTold("bounds") { view.bounds.origin.y = 5 }
    expectTold("center") { view.center.x = 50 }
    expectTold("transform") { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    expectTold("transform3D") { view.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) }
    expectTold("anchorPoint") { view.anchorPoint = .zero }
    expectTold("alpha") { view.alpha = 0.5 }
    expectTold("backgroundColor") { view.backgroundColor = .green }
    expectTold("clipsToBounds") { view.clipsToBounds = true }
    expectTold("mask") { view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    expectTold("no mask") { view.mask = nil }
    expectTold("accessibilityLabel") { view.accessibilityLabel = "View" }
    expectTold("accessibilityValue") { view.accessibilityValue = "1" }
    expectTold("accessibilityIdentifier") { view.accessibilityIdentifier = "view" }
    expectTold("accessibilityTraits") { view.accessibilityTraits = .button }
    expectTold("isHidden") { view.isHidden = true }
    expectTold("shown") { view.isHidden = false }
  }

  @Test func labelsSayWhatIsSetOfThem() {
    expectTold("text") { label.text = "Three more words" }
    expectTold("textColor") { label.textColor = .red }
    expectTold("font") { label.font = .boldSystemFont(ofSize: 5) }
    expectTold("textAlignment") { label.textAlignment = .right }
    expectTold("numberOfLines") { label.numberOfLines = 2 }
    expectTold("highlightedTextColor") {
      label.highlightedTextColor = .blue
      label.isHighlighted = true
    }
    expectTold("bounds") { label.bounds.size.width = 12 }
    expectTold("lineBreakMode") { label.lineBreakMode = .byTruncatingHead }
    expectTold("adjustsFontSizeToFitWidth") {
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
    }
    expectTold("direction") {
      label.textAlignment = .natural
      label.semanticContentAttribute = .forceRightToLeft
    }
    expectTold("no text") { label.text = nil }
  }

  @Test func layersSayWhatIsSetOfThem() {
    for layer in [view.layer, shape, gradient] {
      expectTold("cornerRadius") { layer.cornerRadius = 3 }
      expectTold("maskedCorners") { layer.maskedCorners = [.layerMinXMinYCorner] }
      expectTold("borderWidth") { layer.borderWidth = 2 }
      expectTold("borderColor") { layer.borderColor = UIColor.red.cgColor }
      expectTold("shadowColor") { layer.shadowColor = UIColor.blue.cgColor }
      expectTold("shadowOffset") { layer.shadowOffset.width = 9 }
      expectTold("shadowRadius") { layer.shadowRadius = 9 }
      expectTold("shadowOpacity") { layer.shadowOpacity = 1 }
      expectTold("masksToBounds") { layer.masksToBounds = true }
      expectTold("backgroundColor") { layer.backgroundColor = UIColor.yellow.cgColor }
      expectTold("position") { layer.position.x += 7 }
      expectTold("bounds") { layer.bounds.size.width += 7 }
      expectTold("transform") { layer.transform = CATransform3DMakeScale(2, 2, 1) }
      expectTold("opacity") { layer.opacity = 0.25 }
    }
    expectTold("zPosition") {
      label.layer.zPosition = 1
      picture.layer.zPosition = -1
    }
    expectTold("isHidden") { gradient.isHidden = true }
    expectTold("sublayer") { view.layer.addSublayer(CALayer()) }
  }

  @Test func shapesGradientsAndMasksSayWhatIsSetOfThem() {
    expectTold("path") { shape.path = square(9) }
    expectTold("fillColor") { shape.fillColor = nil }
    expectTold("strokeColor") { shape.strokeColor = UIColor.blue.cgColor }
    expectTold("strokeEnd") { shape.strokeEnd = 0.5 }
    expectTold("strokeStart") { shape.strokeStart = 0.25 }
    expectTold("lineWidth") { shape.lineWidth = 3 }
    expectTold("lineCap") { shape.lineCap = .round }
    expectTold("lineJoin") { shape.lineJoin = .round }
    expectTold("lineDashPattern") { shape.lineDashPattern = [2, 3] }
    expectTold("lineDashPhase") { shape.lineDashPhase = 1 }
    expectTold("miterLimit") { shape.miterLimit = 2 }
    expectTold("colors") { gradient.colors = [UIColor.green.cgColor, UIColor.blue.cgColor] }
    expectTold("locations") { gradient.locations = [0.25, 0.5] }
    expectTold("startPoint") { gradient.startPoint = .zero }
    expectTold("endPoint") { gradient.endPoint = CGPoint(x: 1, y: 1) }
    expectTold("mask's path") { mask.path = square(5) }
    expectTold("mask") { gradient.mask = nil }
  }

  @Test func whatIsTakenOffAndPutBackIsToldWithAllThatHasChanged() {
    view.removeFromSuperview()
    #expect(mirror.changes(in: [window]) != "")
    label.text = "Changed meanwhile"
    expectTold("put back") { below.addSubview(view) }
    expectTold("deep") { label.alpha = 0.5 }
  }

  @Test func whatHasChangedWhileHiddenIsToldOnceItIsShown() {
    below.isHidden = true
    _ = mirror.changes(in: [window])
    label.alpha = 0.5
    #expect(mirror.changes(in: [window]) == "")
    view.alpha = 0.5
    #expect(mirror.changes(in: [window], comparingAll: true) == "")
    expectTold("shown") { below.isHidden = false }
    expectTold("deep") { label.alpha = 0.25 }
  }

  @Test func controlsAreLookedAtThoughTheySayNothing() {
    let control = UISwitch()
    below.addSubview(control)
    _ = mirror.changes(in: [window])
    expectTold("isOn") { control.isOn = true }
    control.removeFromSuperview()
    _ = mirror.changes(in: [window])
    control.isOn = false
    #expect(mirror.changes(in: [window]) == "")
  }

  /// A view that overrides a getter reports no change of its value.
  private final class Counting: UIView {
    var count = 0
    override var accessibilityValue: String? {
      get { "\(count)" }
      set {}
    }
  }

  @Test func whatSaysNothingIsFoundWhenAllIsCompared() {
    let counting = Counting()
    view.addSubview(counting)
    _ = mirror.changes(in: [window])
    counting.count = 3
    #expect(mirror.changes(in: [window]) == "")
    #expect(mirror.changes(in: [window], comparingAll: true) == #"["=",8,{"ac":["","","3",""]}]"#)
  }

  /// A view that replaces another may reuse its memory.
  @Test func drawingsAreOfTheViewThatDrewThem() {
    final class Square: UIView {
      var side: CGFloat = 1
      override func draw(_ rect: CGRect) {
        UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }
    for side in 1...20 {
      for former in view.subviews { former.removeFromSuperview() }
      let square = Square(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      square.side = CGFloat(side)
      view.addSubview(square)
      _ = mirror.changes(in: [window])
      #expect(mirror.everything().contains("L\(side) \(side)"))
    }
  }
}
