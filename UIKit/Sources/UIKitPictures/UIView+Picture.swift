import Foundation
import UIKit

extension UIView {
  /// A picture of the view and its subviews as SVG, the same text on every machine.
  ///
  /// ```swift
  /// #expect(controller.view.picture() == expected)
  /// ```
  ///
  /// Pending layout happens first. Text is in Helvetica or a font of equal widths; lines have the
  /// measured lengths. A transform in space shows only its part in the plane.
  public func picture() -> String {
    String(decoding: layer.picture(), as: UTF8.self)
  }

  /// The elements of the picture, in points from the view's upper left corner.
  var pictureBody: String {
    var picture = PictureWriter()
    var look = Look()
    picture.add(.view(self), &look, at: CGPoint(x: 0, y: 0))
    return picture.text
  }
}

extension CALayer {
  /// The layer, its view if it has one, and all on it as an SVG file.
  public func picture() -> Data {
    view?.layoutIfNeeded()
    let pictured = view.map(Pictured.view) ?? .layer(self)
    var (writer, look) = (PictureWriter(), Look())
    ImageAddress.inline { writer.add(pictured, &look, at: .zero) }
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    text.addExtent(bounds.size)
    text += " font-family=\"\(pictureFonts)\">\(writer.text)</svg>\n"
    return Data(text.utf8)
  }
}

extension UIImage {
  /// The image as an SVG file.
  @MainActor package func picture() -> Data {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    text.addExtent(size)
    text += " font-family=\"\(pictureFonts)\">"
    let mark = DrawnMark(.image(self, in: CGRect(origin: .zero, size: size)))
    ImageAddress.inline { text.add(mark) }
    return Data((text + "</svg>\n").utf8)
  }
}

/// Lets drawn images be written as files; UIKit calls this before a program starts if the product is
/// linked.
@_cdecl("dactyl_pictures_main")
public func dactylPicturesMain() {
  MainActor.assumeIsolated { UIImage.writer = { $0.picture() } }
}

/// Fonts with equal widths; a machine has one of them.
public let pictureFonts = "Liberation Sans,Helvetica,Arial,sans-serif"

extension String {
  /// Adds the width, height and view box of an SVG picture.
  mutating func addExtent(_ size: CGSize) {
    for (name, value) in [("width", size.width), ("height", size.height)] {
      append("\(name)=\"")
      add(value)
      append("\" ")
    }
    append("viewBox=\"0 0 ")
    add([size.width, size.height])
    append("\"")
  }
}

/// Writes a view hierarchy as SVG.
@MainActor
struct PictureWriter {
  var text = ""
  private var count = 0

  /// Adds a view or layer with its children.
  ///
  /// - Parameter place: the upper left corner; nil for the look's position.
  mutating func add(_ pictured: Pictured, _ look: inout Look, at place: CGPoint? = nil) {
    var drawing = ViewDrawing()
    look = pictured.look(&drawing)
    guard !look.isHidden || place != nil, look.opacity > 0 else { return }
    open(look, place)
    let bounds = CGRect(origin: look.origin, size: look.size)
    let outline = look.outline(of: bounds)
    if let shadow = look.shadow, !look.clips { addShadow(shadow, look, outline) }
    var closing = ""
    if let mask = look.mask {
      let name = nextName()
      text += "<mask id=\"\(name)\" style=\"mask-type:alpha\">\(mask.markup)</mask>"
      text += "<g mask=\"url(#\(name))\">"
      closing += "</g>"
    }
    addFill(look, outline)
    if look.clips {
      let name = nextName()
      text += "<clipPath id=\"\(name)\"><path d=\"\(outline)\"/></clipPath>"
      text += "<g clip-path=\"url(#\(name))\">"
    }
    text += look.content.markup
    for child in pictured.children {
      var childLook = Look()
      add(child, &childLook)
    }
    if look.clips { text += "</g>" }
    addBorder(look, bounds)
    text += closing + "</g>"
  }

  private mutating func nextName() -> String {
    count += 1
    return "p\(count)"
  }

  private mutating func open(_ look: Look, _ place: CGPoint?) {
    var transform = CATransform3DGetAffineTransform(look.transform).placed(look)
    if let place {
      transform = CGAffineTransform(
        translationX: place.x - look.origin.x, y: place.y - look.origin.y)
    }
    text += "<g"
    if !transform.isIdentity {
      text += " transform=\""
      if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
        text += "translate("
        text.add([transform.tx, transform.ty])
        text += ")"
      } else {
        text.add(transform)
      }
      text += "\""
    }
    if look.opacity < 1 {
      text += " opacity=\""
      text.add(look.opacity, decimals: 3)
      text += "\""
    }
    text += ">"
  }

  private mutating func addFill(_ look: Look, _ outline: String) {
    guard let color = look.background, color.alpha > 0 else { return }
    text += "<path fill=\"\(color.css)\" d=\"\(outline)\"/>"
  }

  private mutating func addShadow(_ shadow: LookShadow, _ look: Look, _ outline: String) {
    guard let background = look.background, background.alpha > 0 else { return }
    text += "<path style=\"filter:blur("
    text.add(shadow.radius)
    text += "px)\" fill=\"\(shadow.color.css)\" transform=\"translate("
    text.add([shadow.offset.width, shadow.offset.height])
    text += ")\" d=\"\(outline)\"/>"
  }

  private mutating func addBorder(_ look: Look, _ bounds: CGRect) {
    guard look.borderWidth > 0, let color = look.borderColor else { return }
    var inner = look
    inner.cornerRadius = max(0, look.cornerRadius - look.borderWidth / 2)
    let outline = inner.outline(
      of: bounds.insetBy(dx: look.borderWidth / 2, dy: look.borderWidth / 2))
    text += "<path fill=\"none\" stroke=\"\(color.css)\" stroke-width=\""
    text.add(look.borderWidth)
    text += "\" d=\"\(outline)\"/>"
  }
}

extension Look {
  /// The path around a rectangle with this look's corners.
  func outline(of rect: CGRect) -> String {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    var text = ""
    func add(_ letter: String, _ numbers: CGFloat...) {
      text += letter
      text.add(numbers)
    }
    func corner(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    guard radius > 0 else {
      add("M", rect.minX, rect.minY)
      add("H", rect.maxX)
      add("V", rect.maxY)
      add("H", rect.minX)
      return text + "Z"
    }
    let (a, b) = (corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner))
    let (c, d) = (corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner))
    add("M", rect.minX + a, rect.minY)
    add("H", rect.maxX - b)
    if b > 0 { add("A", b, b, 0, 0, 1, rect.maxX, rect.minY + b) }
    add("V", rect.maxY - c)
    if c > 0 { add("A", c, c, 0, 0, 1, rect.maxX - c, rect.maxY) }
    add("H", rect.minX + d)
    if d > 0 { add("A", d, d, 0, 0, 1, rect.minX, rect.maxY - d) }
    add("V", rect.minY + a)
    if a > 0 { add("A", a, a, 0, 0, 1, rect.minX + a, rect.minY) }
    return text + "Z"
  }
}
