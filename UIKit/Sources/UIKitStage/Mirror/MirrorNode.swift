import UIKit
import UIKitPictures

/// What watchers were told of a view or layer.
final class MirrorNode {
  let id: Int
  let name: String
  var look = Look()
  /// What its content was told as.
  var markup = ""
  var children: [MirrorNode] = []
  var drawing = ViewDrawing()
  /// Which view or layer it is.
  let identity: ObjectIdentifier?
  /// Whether anything was told of it.
  var isTold = false
  /// The view, if it may look different without a word.
  weak var restless: UIView?
  /// Whether it lies on another one; what does not at the end of a picture is gone.
  var isPlaced = false

  init(id: Int, name: String, identity: ObjectIdentifier?) {
    (self.id, self.name, self.identity) = (id, name, identity)
  }
}
