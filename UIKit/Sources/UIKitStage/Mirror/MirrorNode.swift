import UIKit
import UIKitPictures

/// What watchers last received of a view or layer.
final class MirrorNode {
  let id: Int
  let name: String
  var look = Look()
  /// The last markup of its content.
  var markup = ""
  var children: [MirrorNode] = []
  var drawing = ViewDrawing()
  /// The identity of the view or layer.
  let identity: ObjectIdentifier?
  /// True if watchers received anything.
  var isTold = false
  /// The view, if its look can change without a report.
  weak var restless: UIView?
  /// The node on which it lies; a node without one at the end of a picture is gone.
  weak var parent: MirrorNode?

  init(id: Int, name: String, identity: ObjectIdentifier?) {
    (self.id, self.name, self.identity) = (id, name, identity)
  }
}
