import UIKit
import UIKitPictures

/// Writes what a page is to do, as JSON.
///
///     ["+",id,"class"]   a new element
///     ["c",id,child…]    which elements lie on it, the rearmost first
///     ["=",id,{…}]       what is new of its look
struct OperationWriter {
  private var json = JSONWriter()

  /// What was written, and starts anew.
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

  /// Tells in what a look differs from another.
  mutating func set(
    _ id: Int, _ new: Look, insteadOf old: Look, _ markup: String, insteadOf formerMarkup: String
  ) {
    guard new != old || markup != formerMarkup else { return }
    open("=", id)
    json.text += ",{"
    let start = json.text.utf8.count
    if new.frame != old.frame {
      key("g", start)
      json.add([new.frame.minX, new.frame.minY, new.size.width, new.size.height])
    }
    if new.anchor != old.anchor {
      key("an", start)
      json.add([new.anchor.x, new.anchor.y], decimals: 4)
    }
    if new.transform != old.transform {
      key("t", start)
      json.add(new.transform.numbers, decimals: 5)
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

  /// Tells new markup; of what has grown, such as a line under a finger, only what is new.
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

extension CATransform3D {
  /// The numbers of the matrix as browsers want them: six in the plane, none for no change, else
  /// sixteen.
  fileprivate var numbers: [CGFloat] {
    if CATransform3DIsIdentity(self) { return [] }
    if CATransform3DIsAffine(self) { return [m11, m12, m21, m22, m41, m42] }
    return [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}
