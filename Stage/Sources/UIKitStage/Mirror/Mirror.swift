import UIKit
import UIKitPictures

/// Finds in what views and layers differ from what watchers were told, and tells that.
///
/// The whole tree is compared each time. Nothing has to say that it has changed, so nothing can be
/// forgotten; and it happens only after the program has done something.
@MainActor
package final class Mirror {
  private let root = MirrorNode(id: 0, name: "UIScreen", identity: nil)
  private var nodes: [ObjectIdentifier: MirrorNode] = [:]
  private var nextID = 1
  private var writer = OperationWriter()
  /// What lost its place in the picture that is being made.
  private var displaced: [MirrorNode] = []

  package init() {}

  /// The operations that make of what was told what is to be seen now; empty for no difference.
  package func changes(in windows: [UIWindow]) -> String {
    update(root, windows.map { .view($0) })
    for node in displaced where !node.isPlaced { forget(node) }
    displaced.removeAll(keepingCapacity: true)
    return writer.take()
  }

  /// The operations that make all that was told so far out of nothing.
  func everything() -> String {
    var writer = OperationWriter()
    func tell(_ node: MirrorNode) {
      if node !== root {
        writer.create(node)
        writer.set(node.id, node.look, insteadOf: Look(), node.markup, insteadOf: "")
      }
      for child in node.children { tell(child) }
      if !node.children.isEmpty { writer.arrange(node) }
    }
    tell(root)
    return writer.take()
  }

  private func update(_ node: MirrorNode, _ subjects: [Pictured]) {
    if !hasChildren(node, subjects) { arrange(node, subjects) }
    for (child, subject) in zip(node.children, subjects) {
      let look = subject.look(&child.drawing)
      if look != child.look {
        let former = child.markup
        if look.content != child.look.content { child.markup = look.content.markup }
        writer.set(child.id, look, insteadOf: child.look, child.markup, insteadOf: former)
        child.look = look
      }
      // What is on something hidden is told once it is shown.
      if !look.isHidden { update(child, subject.children) }
    }
  }

  private func hasChildren(_ node: MirrorNode, _ subjects: [Pictured]) -> Bool {
    guard node.children.count == subjects.count else { return false }
    for (child, subject) in zip(node.children, subjects) where child.identity != subject.identity {
      return false
    }
    return true
  }

  private func arrange(_ node: MirrorNode, _ subjects: [Pictured]) {
    for child in node.children {
      child.isPlaced = false
      displaced.append(child)
    }
    node.children = subjects.map { subject in
      let child = self.node(of: subject)
      child.isPlaced = true
      return child
    }
    writer.arrange(node)
  }

  private func node(of subject: Pictured) -> MirrorNode {
    let name = subject.className
    // Memory is used again: what is of another class is something else.
    if let known = nodes[subject.identity], known.name == name { return known }
    let node = MirrorNode(id: nextID, name: name, identity: subject.identity)
    nextID += 1
    nodes[subject.identity] = node
    writer.create(node)
    return node
  }

  private func forget(_ node: MirrorNode) {
    if let identity = node.identity, nodes[identity] === node { nodes[identity] = nil }
    for child in node.children where child.isPlaced {
      child.isPlaced = false
      forget(child)
    }
    node.children = []
  }

  /// How many views and layers watchers know.
  var count: Int { nodes.count }
}
