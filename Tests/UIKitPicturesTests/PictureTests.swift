import DactylTesting
import Foundation
import Testing
import UIKit
import UIKitPictures

/// The elements of a picture without what all pictures have.
@MainActor
private func body(_ view: UIView) -> String {
  let text = view.picture()
  let start = text.firstRange(of: ">")!.upperBound
  return String(text[start...].dropLast("</svg>\n".count))
}

@MainActor
@Suite struct PictureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func aPictureIsAsLargeAsTheView() {
    #expect(
      view.picture()
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
        font-family="Liberation Sans,Helvetica,Arial,sans-serif"><g></g></svg>

        """)
  }

  @Test func viewsAreDrawnFromRearToFrontWithTheirTransforms() {
    view.backgroundColor = .white
    let turned = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    turned.backgroundColor = .red
    turned.transform = CGAffineTransform(scaleX: 2, y: 1)
    turned.alpha = 0.5
    let hidden = UIView(frame: view.bounds)
    hidden.isHidden = true
    view.addSubview(turned)
    view.addSubview(hidden)
    #expect(
      body(view)
        == """
        <g><path fill="#ffffff" d="M0 0H100V50H0Z"/>\
        <g transform="matrix(2,0,0,1,0,10)" opacity="0.5">\
        <path fill="#ff0000" d="M0 0H20V10H0Z"/></g></g>
        """)
  }

  @Test func layersHaveCornersBordersAndShapes() {
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineCap = .round
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    #expect(
      body(view)
        == """
        <g><g><path fill="none" stroke="#000000" stroke-linecap="round" stroke-miterlimit="10" \
        pathLength="1" stroke-dasharray="0 0 0.5 2" d="M0 0L5 5"/></g>\
        <path fill="none" stroke="#0000ff" stroke-width="2" \
        d="M10 1H99V49H1V10A9 9 0 0 1 10 1Z"/></g>
        """)
  }

  @Test func textsAreAsWideAsTheLayoutHasMeasuredThem() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a<b"
    label.textAlignment = .right
    label.font = .systemFont(ofSize: 10)
    #expect(
      body(label)
        == """
        <g><text x="83.04" y="13.56" font-size="10" fill="#000000" textLength="16.96" \
        lengthAdjust="spacingAndGlyphs">a&lt;b</text></g>
        """)
  }

  @Test func aTextThatIsTooLongLosesItsEnd() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "immeasurable"
    #expect(body(label).contains(">imme…</text>"))
    label.numberOfLines = 0
    label.frame.size.height = 50
    label.text = "two words"
    #expect(body(label).contains(">two</text>"))
    #expect(body(label).contains(">words</text>"))
  }

  @Test func whatViewsDrawIsSeen() {
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(
      body(drawing)
        == """
        <g><g opacity="0.5"><path fill="#00ff00" d="M0 0L40 0L40 40L0 40Z"/></g>\
        <g transform="matrix(2,0,0,2,0,0)"><path fill="none" stroke="#ff0000" stroke-width="3" \
        stroke-miterlimit="10" stroke-dasharray="4 2" d="M1 1L9 9"/></g></g>
        """)
  }

  @Test func picturesInAStripDoNotShareTheirClips() {
    view.clipsToBounds = true
    var film = FilmStrip(columns: 2)
    film.add(view, "before & after")
    film.add(view)
    let svg = film.svg
    #expect(svg.contains("url(#f0p1)") && svg.contains("url(#f1p1)"))
    #expect(svg.contains(">before &amp; after</text>"))
  }

  @Test func drawingIsAskedForAgainOnlyWhereTheViewWantsIt() {
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var kept = ViewDrawing()
    let first = Pictured.view(drawing).look(&kept)
    let second = Pictured.view(drawing).look(&kept)
    #expect(drawing.count == 1 && first == second)
    drawing.setNeedsDisplay()
    _ = Pictured.view(drawing).look(&kept)
    #expect(drawing.count == 2)
  }
}

/// Draws a square, and a dashed line at twice its size.
private final class Drawing: UIView {
  var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(0.5)
    UIColor.green.setFill()
    UIRectFill(rect)
    context.restoreGState()
    context.scaleBy(x: 2, y: 2)
    UIColor.red.set()
    let path = UIBezierPath()
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 0)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.stroke()
  }
}
