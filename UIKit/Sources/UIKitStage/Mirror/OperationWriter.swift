import UIKit
import UIKitPictures

/// Writes operations for a page, as JSON.
///
///     ["+",id,"class"]   a new element
///     ["c",id,child…]    which elements lie on it, the rearmost first
///     ["=",id,{…}]       what is new of its look
///     [id,x,y]           where it lies now, as large and turned as before
struct OperationWriter {
  private var json = JSONWriter()

  /// Returns the operations and starts anew.
  mutating func take() -> String {
    defer { json = JSONWriter() }
    return json.text
  }

  mutating func create(_ node: MirrorNode) {
    open("+", node.id)
    json.text += ","
    json.add(node.name)
    json.text += "]"
  }

  mutating func arrange(_ node: MirrorNode) {
    open("c", node.id)
    for child in node.children {
      json.text += ","
      json.text += String(child.id)
    }
    json.text += "]"
  }

  /// Writes the difference of two looks.
  mutating func set(
    _ id: Int, _ new: Look, insteadOf old: Look, _ markup: String, insteadOf formerMarkup: String
  ) {
    guard new != old || markup != formerMarkup else { return }
    if markup == formerMarkup, new.isOnlyMoved(from: old) { return move(id, to: new.place) }
    open("=", id)
    json.text += ",{"
    let start = json.text.utf8.count
    if new.place != old.place || new.size != old.size {
      key("g", start)
      json.add([new.place.x, new.place.y, new.size.width, new.size.height])
    }
    if new.anchor != old.anchor {
      key("an", start)
      json.add([new.anchor.x, new.anchor.y], decimals: 4)
    }
    let matrix = new.matrix
    if matrix != old.matrix {
      key("t", start)
      json.add(matrix, decimals: 5)
    }
    if new.origin != old.origin {
      key("o", start)
      json.add([new.origin.x, new.origin.y])
    }
    if new.opacity != old.opacity {
      key("a", start)
      json.add(new.opacity, decimals: 3)
    }
    if new.isHidden != old.isHidden {
      key("h", start)
      json.add(new.isHidden)
    }
    if new.background != old.background {
      key("bg", start)
      json.add(new.background?.css ?? "")
    }
    if new.clips != old.clips {
      key("cl", start)
      json.add(new.clips)
    }
    if new.cornerRadius != old.cornerRadius || new.corners != old.corners {
      key("r", start)
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
      ]
      json.add(corners.map { new.corners.contains($0) ? new.cornerRadius : 0 })
    }
    if new.borderWidth != old.borderWidth || new.borderColor != old.borderColor {
      key("b", start)
      json.text += "["
      json.add(new.borderWidth)
      json.text += ","
      json.add(new.borderColor?.css ?? "")
      json.text += "]"
    }
    if new.shadow != old.shadow {
      key("sh", start)
      json.text += "["
      if let shadow = new.shadow {
        for part in [shadow.offset.width, shadow.offset.height, shadow.radius] {
          json.add(part)
          json.text += ","
        }
        json.add(shadow.color.css)
      }
      json.text += "]"
    }
    if new.mask != old.mask {
      key("m", start)
      json.add(MainActor.assumeIsolated { new.mask?.markup } ?? "")
    }
    if markup != formerMarkup { set(markup, insteadOf: formerMarkup, start) }
    if new.accessibility != old.accessibility {
      key("ac", start)
      let told = new.accessibility
      json.text += "["
      for (index, part) in [told.role, told.label, told.value, told.identifier].enumerated() {
        if index > 0 { json.text += "," }
        json.add(part ?? "")
      }
      json.text += "]"
    }
    json.text += "}]"
  }

  private mutating func move(_ id: Int, to place: CGPoint) {
    json.text += json.text.isEmpty ? "[" : ",["
    json.text += String(id)
    json.text += ","
    json.add(place.x)
    json.text += ","
    json.add(place.y)
    json.text += "]"
  }

  /// Writes new markup; for grown markup, such as a line under a finger, only the addition.
  private mutating func set(_ new: String, insteadOf old: String, _ start: Int) {
    let common = zip(new.utf8, old.utf8).prefix { $0 == $1 && $0 < 128 }.count
    guard common > 100, common > new.utf8.count / 4 else {
      key("x", start)
      return json.add(new)
    }
    key("y", start)
    json.text += "[\(common),"
    json.add(String(new.utf8.dropFirst(common)) ?? "")
    json.text += "]"
  }

  private mutating func open(_ kind: String, _ id: Int) {
    json.text += json.text.isEmpty ? "[\"" : ",[\""
    json.text += kind
    json.text += "\","
    json.text += String(id)
  }

  private mutating func key(_ name: String, _ start: Int) {
    json.text += json.text.utf8.count > start ? ",\"" : "\""
    json.text += name
    json.text += "\":"
  }
}

// A view's position includes its transform's translation, and its matrix is the rest. So a dragged
// view sends two numbers, whether its centre or its transform moves.
extension Look {
  /// The position of the upper left corner without rotation.
  fileprivate var place: CGPoint {
    let corner = frame.origin
    guard CATransform3DIsAffine(transform) else { return corner }
    return CGPoint(x: corner.x + transform.m41, y: corner.y + transform.m42)
  }

  /// The rest of the transform: nothing, four numbers in the plane, or sixteen.
  fileprivate var matrix: [CGFloat] {
    let all = transform
    guard CATransform3DIsAffine(all) else {
      return [
        all.m11, all.m12, all.m13, all.m14, all.m21, all.m22, all.m23, all.m24, all.m31, all.m32,
        all.m33, all.m34, all.m41, all.m42, all.m43, all.m44,
      ]
    }
    let isIdentity = all.m11 == 1 && all.m12 == 0 && all.m21 == 0 && all.m22 == 1
    return isIdentity ? [] : [all.m11, all.m12, all.m21, all.m22]
  }

  fileprivate func isOnlyMoved(from old: Look) -> Bool {
    guard CATransform3DIsAffine(transform) else { return false }
    var moved = self
    moved.position = old.position
    (moved.transform.m41, moved.transform.m42) = (old.transform.m41, old.transform.m42)
    return moved == old
  }
}
