import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit
import UIKitPictures

/// The elements of a picture, without what all pictures share.
@MainActor
private func body(_ view: UIView) -> String {
  let text = view.picture()
  let start = text.firstRange(of: ">")!.upperBound
  return String(text[start...].dropLast("</svg>\n".count))
}

@MainActor @Suite(.freesItsObjects)
struct PictureTests {
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

  @Test func picturesShowTheFiltersOnThem() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let sepia = try #require(CIImage(image: image)).applyingFilter(
      "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5])
    view.addSubview(UIImageView(image: UIImage(ciImage: sepia)))
    #expect(body(view).contains("<g style=\"filter:sepia(0.5)\"><svg "))
  }

  @Test func picturesOfAnAnimationFollowEachOther() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pictures = UIImageView(frame: window.bounds)
    window.addSubview(pictures)
    let colors: [(UIColor, String)] = [(.red, "#ff0000"), (.green, "#00ff00"), (.blue, "#0000ff")]
    pictures.animationImages = colors.map { color, _ in
      UIGraphicsImageRenderer(size: window.bounds.size).image {
        color.setFill()
        $0.fill(window.bounds)
      }
    }
    (pictures.animationDuration, pictures.animationRepeatCount) = (0.3, 2)
    pictures.startAnimating()
    var seen: [Int?] = []
    for step in 0..<7 {
      try window.advance(to: Double(step) / 10 + 0.05)
      let text = body(window)
      seen.append(colors.firstIndex { text.contains($0.1) })
    }
    #expect(seen == [0, 1, 2, 0, 1, 2, nil] && !pictures.isAnimating)
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

  /// The header of a PNG of one pixel.
  private var pixel: UIImage {
    UIImage(
      data: Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
          + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 20, 8, 2, 0, 0, 0]))!
  }

  @Test func imageThatIsALayersContentIsSeenWhereItsGravitySays() {
    func place(_ gravity: CALayerContentsGravity) -> String? {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.contents = pixel.cgImage
      layer.contentsScale = 2
      layer.contentsGravity = gravity
      let view = UIView(frame: layer.frame)
      view.layer.addSublayer(layer)
      return body(view).firstMatch(of: /x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" href/)
        .map { "\($0.1) \($0.2) \($0.3) \($0.4)" }
    }
    #expect(place(.resize) == "0 0 100 100")
    #expect(place(.resizeAspect) == "0 25 100 50")
    #expect(place(.resizeAspectFill) == "-50 0 200 100")
    #expect(place(.center) == "40 45 20 10")
    #expect(place(.top) == "40 90 20 10")
  }

  @Test func viewsOwnLayerShowsAnImageToo() {
    view.layer.contents = pixel.cgImage
    #expect(body(view).contains("<image preserveAspectRatio=\"none\""))
    view.layer.contents = nil
    #expect(body(view) == "<g></g>")
  }

  @Test func imageShowsWhatWasDrawnInItAndOnTopOfItAgain() {
    func draw(on former: UIImage?, from start: CGPoint) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 50, height: 25)).image { context in
        former?.draw(at: .zero)
        context.cgContext.move(to: start)
        context.cgContext.addLine(to: CGPoint(x: 9, y: 9))
        context.cgContext.strokePath()
      }
    }
    let picture = UIImageView(
      image: draw(on: draw(on: nil, from: .zero), from: CGPoint(x: 5, y: 0)))
    picture.frame = view.bounds
    #expect(
      body(picture)
        == """
        <g><svg preserveAspectRatio="none" viewBox="0 0 50 25" x="0" y="0" width="100" height="50">\
        <path fill="none" stroke="#000000" stroke-miterlimit="10" d="M0 0L9 9M5 0L9 9"/></svg></g>
        """)
  }

  @Test func onlyOpaqueLinesOfOneLookBecomeOne() {
    func paths(_ change: (CGContext) -> Void) -> Int {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 25)).image { context in
        for _ in 0..<2 {
          context.cgContext.move(to: .zero)
          context.cgContext.addLine(to: CGPoint(x: 9, y: 9))
          context.cgContext.strokePath()
          change(context.cgContext)
        }
      }
      let picture = UIImageView(image: image)
      picture.frame = view.bounds
      return body(picture).components(separatedBy: "<path fill=").count - 1
    }
    #expect(paths { _ in } == 1)
    #expect(paths { $0.setLineWidth(2) } == 2 && paths { $0.translateBy(x: 1, y: 0) } == 2)
    #expect(paths { $0.setAlpha(0.5) } == 2 && paths { $0.setBlendMode(.clear) } == 2)
    #expect(paths { $0.setStrokeColor(UIColor.red.cgColor) } == 2)
    #expect(paths { $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5)) } == 2)
  }

  @Test func edgesOfAnImageKeepTheirSize() {
    let image = pixel.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: pixel.size.width / 4, bottom: 0, right: 0))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: pixel.size.height))
    picture.image = image
    let shown = body(picture).components(separatedBy: "<image")
    #expect(shown.count == 3, "\(shown)")
    // The left part as it is, the rest stretched without a blur.
    #expect(
      shown[1].contains("width=\"\(Int(pixel.size.width))\"") && !shown[1].contains("pixelated"))
    #expect(shown[2].contains("image-rendering=\"pixelated\""))
    picture.frame.size = pixel.size
    #expect(body(picture).components(separatedBy: "<image").count == 2)
  }

  @Test func partOfAnImageIsSeenWithoutTheRest() throws {
    let part = try #require(pixel.cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 20, height: 20)))
    let picture = UIImageView(image: UIImage(cgImage: part))
    #expect(picture.bounds.size == CGSize(width: 20, height: 20))
    #expect(body(picture).contains("viewBox=\"0 0 20 20\""))
    #expect(body(picture).contains("matrix(1,0,0,1,-10,0)"))
  }

  @Test func gradientIsDrawnByAContext() {
    final class Sky: UIView {
      override func draw(_ rect: CGRect) {
        let colors = [UIColor.blue.cgColor, UIColor.white.cgColor] as CFArray
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5])!
        let context = UIGraphicsGetCurrentContext()!
        context.clip(to: rect)
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
      }
    }
    let text = body(Sky(frame: view.frame))
    #expect(text.contains("<linearGradient") && text.contains("offset=\"0.5\""))
    #expect(text.contains("<clipPath"))
  }

  @Test func labelWritesWhereItsSubclassWantsIt() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a"
    #expect(body(label).contains("<text x=\"12\""))
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

/// Draws a square, and a dashed line at twice the scale.
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

/// Texts with attributes, clear buttons and sticky headers in pictures.
@MainActor @Suite(.freesItsObjects)
struct AttributedPictureTests {
  private let text: NSAttributedString = {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]))
    return text
  }()

  private func showsBothRuns(_ view: UIView) -> Bool {
    let picture = body(view)
    let bold = picture.split(separator: "<text").first { $0.contains(">bold</text>") } ?? ""
    return picture.contains(">plain </text>") && bold.contains("font-weight=\"700\"")
      && bold.contains("fill=\"#ff0000\"") && bold.contains("font-size=\"20\"")
  }

  @Test func labelsButtonsFieldsAndTextViewsShowTheRunsOfATextWithAttributes() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let label = UILabel(frame: frame)
    label.attributedText = text
    #expect(showsBothRuns(label))
    let button = UIButton(frame: frame)
    button.setAttributedTitle(text, for: .normal)
    #expect(showsBothRuns(button))
    let field = UITextField(frame: frame)
    field.attributedText = text
    #expect(showsBothRuns(field))
    field.attributedText = nil
    field.attributedPlaceholder = text
    #expect(showsBothRuns(field))
    let view = UITextView(frame: frame)
    view.attributedText = text
    #expect(showsBothRuns(view))
  }

  @Test func aTextWithAttributesThatDoesNotFitEndsInAnEllipsis() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 75, height: 40))
    label.attributedText = text
    #expect(body(label).contains(">b…</text>"))
  }

  @Test func lettersWithAKernHaveTheirOwnPlaces() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(
      string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 4])
    let places = body(label).components(separatedBy: "<text x=\"").dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(places == [0, 9.56])
  }

  @Test func aLineThatIsAFifteenthTooLongStays() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "immeasurable"
    let width = label.intrinsicContentSize.width
    label.frame.size.width = width / 1.066
    #expect(body(label).contains(">immeasurable</text>"))
    label.frame.size.width = width / 1.08
    #expect(!body(label).contains(">immeasurable</text>"))
  }

  @Test func aFieldShowsItsClearButtonBesideText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.clearButtonMode = .always
    let empty = body(field)
    field.text = "a"
    #expect(empty.components(separatedBy: "<path").count == 1)
    #expect(body(field).components(separatedBy: "<path").count > 2)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func headersOfPlainTablesCoverTheRowsBelowThem(style: UITableView.Style) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 28)
    table.addSubview(header)
    #expect(body(header).contains("fill=\"#f2f2f7\"") == (style == .plain))
    header.backgroundView = UIView()
    #expect(!body(header).contains("fill=\"#f2f2f7\""))
  }

  @Test func barsWithAnEmptyPictureAreClear() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.barTintColor = .red
    #expect(body(bar).contains("#ff0000"))
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(!body(bar).contains("#ff0000"))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func rowsShowHowTheyAreEdited() throws {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Rows())
    table.dataSource = rows
    func row() throws -> String {
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.layoutIfNeeded()
      return body(cell)
    }
    let red = "#ff3b30"
    #expect(try !row().contains(red))
    table.isEditing = true
    #expect(try row().contains(red), "a minus")
    table.isEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    let circle = try row()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(try !circle.contains(red) && row() != circle, "a circle, then a check mark")
  }

  /// Shows nothing, and makes pictures.
  private final class Host: UIApplicationHost {
    func willAnimate() {}
    func didAnimate(_ animation: UIHostedAnimation) {}
    func didTurn(_ view: UIView, from angle: CGFloat, _ animation: UIHostedAnimation) {}
    func picture(of layer: CALayer) -> Data { layer.picture() }
  }

  @Test func viewsAndLayersAreDrawnIntoImages() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .red
    func drawn(_ draw: (CGContext) -> Void) -> String {
      let shown = UIImageView(frame: view.bounds)
      shown.image = UIGraphicsImageRenderer(size: view.bounds.size).image { draw($0.cgContext) }
      return body(shown)
    }
    let without = drawn { view.layer.render(in: $0) }
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let host = Host()
    UIApplication.host = host
    defer { UIApplication.host = nil }
    let file = Data(view.picture().utf8).base64EncodedString()
    #expect(!without.contains("base64") && drawn { view.layer.render(in: $0) }.contains(file))
    #expect(
      drawn { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }.contains(file))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == view.frame && body(snapshot).contains(file))
  }
}

/// Images as files.
@MainActor @Suite(.takesTurns)
struct ImageFileTests {
  @Test func whatWasDrawnIsWrittenAndReadAgain() throws {
    dactylPicturesMain()
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let file = try #require(drawn.jpegData(compressionQuality: 0.5))
    #expect(String(decoding: file, as: UTF8.self).contains("#ff0000"))
    let read = try #require(UIImage(data: file))
    #expect(read.size == drawn.size && read.pngData() == file)
    #expect(UIImage().pngData() == nil)
  }
}
