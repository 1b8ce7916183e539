import UIKit
import UIKitPictures

/// Finds how views and layers differ from what watchers last received, and describes the
/// differences.
///
/// Views report most changes of their look, and only those views are compared. Other changes appear
/// when a caller asks to compare all, now and then.
@MainActor
package final class Mirror {
  private let root = MirrorNode(id: 0, name: "UIScreen", identity: nil)
  private var nodes: [ObjectIdentifier: MirrorNode] = [:]
  private var nextID = 1
  private var writer = OperationWriter()
  /// Nodes that lost their place in the current picture.
  private var displaced: [MirrorNode] = []
  /// Nodes whose look can change without a report.
  private var restless: [ObjectIdentifier: MirrorNode] = [:]
  /// True if the current picture compares all nodes.
  private var comparesAll = false

  package init() {}

  /// The operations from the last picture to the current one; empty without a difference.
  ///
  /// - Parameter comparesAll: true to compare views that reported no change, too.
  package func changes(in windows: [UIWindow], comparingAll comparesAll: Bool = false) -> String {
    self.comparesAll = comparesAll
    for node in restless.values { node.restless.map { Pictured.view($0).noteLook() } }
    update(root, windows.map { .view($0) })
    for node in displaced where node.parent == nil { forget(node) }
    displaced.removeAll(keepingCapacity: true)
    return writer.take()
  }

  /// The operation that turns a view around; nil if no watcher knows the view.
  func turn(of view: UIView, from angle: CGFloat, _ animation: UIHostedAnimation) -> String? {
    nodes[Pictured.view(view).identity].map { "[\"turn\",\($0.id),\(angle),\(animation.json)]" }
  }

  /// The operations that build the last picture from scratch.
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
    for (child, subject) in zip(node.children, subjects) { update(child, subject) }
  }

  private func update(_ node: MirrorNode, _ subject: Pictured) {
    let isCompared = comparesAll || !node.isTold || subject.hasNewLook
    if isCompared { compare(node, subject) }
    // Watchers get the contents of a hidden view once it shows.
    guard !node.look.isHidden else { return }
    let changed = isCompared ? [] : subject.childrenWithNewLooks
    subject.noteLookedAtBelow()
    if isCompared { return update(node, subject.children) }
    for below in changed {
      if let child = nodes[below.identity] { update(child, below) }
    }
  }

  private func compare(_ node: MirrorNode, _ subject: Pictured) {
    node.isTold = true
    // Before drawing, which may change the view.
    subject.noteLookedAt()
    let look = subject.look(&node.drawing)
    if case .view(let view) = subject, subject.isRestless {
      node.restless = view
      restless[subject.identity] = node
    } else if node.restless != nil {
      node.restless = nil
      restless[subject.identity] = nil
    }
    guard look != node.look else { return }
    let former = node.markup
    if look.content != node.look.content { node.markup = look.content.markup }
    writer.set(node.id, look, insteadOf: node.look, node.markup, insteadOf: former)
    node.look = look
  }

  private func hasChildren(_ node: MirrorNode, _ subjects: [Pictured]) -> Bool {
    guard node.children.count == subjects.count else { return false }
    for (child, subject) in zip(node.children, subjects) where child.identity != subject.identity {
      return false
    }
    return true
  }

  private func arrange(_ node: MirrorNode, _ subjects: [Pictured]) {
    // A child that another node has taken over stays there.
    for child in node.children where child.parent === node {
      child.parent = nil
      displaced.append(child)
    }
    node.children = subjects.map { subject in
      let child = self.node(of: subject)
      child.parent = node
      return child
    }
    writer.arrange(node)
  }

  private func node(of subject: Pictured) -> MirrorNode {
    let name = subject.className
    // Memory is reused: another class means another object.
    if let known = nodes[subject.identity], known.name == name { return known }
    let node = MirrorNode(id: nextID, name: name, identity: subject.identity)
    nextID += 1
    nodes[subject.identity] = node
    writer.create(node)
    return node
  }

  private func forget(_ node: MirrorNode) {
    if let identity = node.identity, nodes[identity] === node {
      nodes[identity] = nil
      restless[identity] = nil
    }
    for child in node.children where child.parent === node {
      child.parent = nil
      forget(child)
    }
    node.children = []
  }

  /// The number of views and layers that watchers know.
  var count: Int { nodes.count }
}
