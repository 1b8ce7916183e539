import Foundation

/// A finger that drags items over a window, for the source and for the views under the finger.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  /// The source, which owns the session's recogniser.
  private(set) weak var source: (any DragSource)?
  private(set) weak var window: UIWindow?
  /// The finger in the window.
  private(set) var finger: CGPoint
  var items: [UIDragItem] = []
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  var localDragSession: (any UIDragSession)? { self }

  private(set) var previews: [(item: UIDragItem, view: DragPreviewView)] = []
  private var animators: [ObjectIdentifier: DragAnimator] = [:]
  /// The places in the window at which dropped items come to rest.
  private var landings: [ObjectIdentifier: CGPoint] = [:]

  private(set) var target: (any DropTarget)?
  private var entered: [any DropTarget] = []
  private var proposal = UIDropProposal(operation: .cancel)
  private weak var hit: UIView?
  private var hasBegun = false
  private var isOver = false
  private let scrolling = DragScrolling()

  init(_ source: any DragSource, in window: UIWindow, at finger: CGPoint) {
    (self.source, self.window, self.finger) = (source, window, finger)
    super.init()
  }

  // MARK: What delegates read

  var allowsMoveOperation: Bool { source?.allowsMove(self) ?? false }
  var isRestrictedToDraggingApplication: Bool { source?.isRestricted(self) ?? false }

  func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    guard !providers.isEmpty else {
      completion([])
      return .done
    }
    var loaded: [Int: any NSItemProviderReading] = [:]
    var rest = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        loaded[index] = object
        rest -= 1
        guard rest == 0 else { return }
        progress.completedUnitCount = 1
        completion(loaded.sorted { $0.key < $1.key }.map(\.value))
      }
    }
    return progress
  }

  // MARK: The way of the finger

  /// Lifts the items; nothing is dragged until the finger moves.
  func lift() {
    guard let window, let source else { return }
    window.drag = self
    let animator = DragAnimator()
    source.willLift(with: animator, self)
    for item in items { show(item, from: source) }
    animator.run()
  }

  func move(to finger: CGPoint) {
    guard !isOver, finger != self.finger || hasBegun else { return }
    if !hasBegun {
      hasBegun = true
      source?.willBegin(self)
    }
    self.finger = finger
    for (_, view) in previews { view.follow(finger) }
    source?.didMove(self)
    retarget()
    scrolling.follow(self, over: hit)
  }

  /// Lets the view under the finger know; the finger or what is below it has moved.
  func retarget() {
    guard !isOver, let window else { return }
    let hit = window.hitTest(finger, with: nil)
    if hit !== self.hit || target?.dropView == nil {
      self.hit = hit
      change(to: findTarget(from: hit))
    }
    if let target, !isOver { proposal = target.update(self) }
  }

  private func findTarget(from hit: UIView?) -> (any DropTarget)? {
    var view = hit
    while let present = view {
      for found in present.dropTargets where found === target || found.canHandle(self) {
        return found
      }
      view = present.superview
    }
    return nil
  }

  private func change(to target: (any DropTarget)?) {
    guard target !== self.target else { return }
    let former = self.target
    self.target = target
    proposal = UIDropProposal(operation: .cancel)
    former?.didExit(self)
    guard let target, !isOver else { return }
    if !entered.contains(where: { $0 === target }) { entered.append(target) }
    target.didEnter(self)
  }

  /// Shows items that a tap adds.
  func add(_ items: [UIDragItem], from source: any DragSource) {
    let fresh = items.filter { item in !self.items.contains { $0 === item } }
    self.items += fresh
    for item in fresh { show(item, from: source) }
  }

  private func show(_ item: UIDragItem, from source: any DragSource) {
    guard let window,
      let view = DragPreviewView(
        item, source.preview(for: item, in: self), of: source.viewToLift(for: item),
        at: finger, in: window)
    else { return }
    // Items lie on each other, a little apart.
    view.center.x += CGFloat(previews.count) * 6
    view.center.y += CGFloat(previews.count) * 6
    view.hold(at: finger)
    window.addSubview(view)
    previews.append((item, view))
  }

  // MARK: The end

  /// Drops the items where the finger is, if the view there takes them.
  func drop() {
    guard !isOver else { return }
    let operation = proposal.operation
    let isTaken = operation == .copy || operation == .move && allowsMoveOperation
    guard hasBegun, target != nil, isTaken else {
      return finish(with: operation == .forbidden ? .forbidden : .cancel)
    }
    finish(with: operation)
  }

  func finish(with operation: UIDropOperation) {
    guard !isOver else { return }
    isOver = true
    scrolling.stop()
    // The program may let go of the source meanwhile.
    let source = source
    let isDrop = operation == .copy || operation == .move
    if hasBegun { source?.willEnd(self, with: operation) }
    if isDrop, let target { target.perform(self, proposal) }
    for (item, view) in previews {
      if isDrop { settle(item, view) } else { giveBack(item, view, to: source) }
    }
    for target in entered { target.didEnd(self) }
    if window?.drag === self { window?.drag = nil }
    if hasBegun { source?.didEnd(self, with: operation) }
    source?.forget(self)
    if isDrop {
      source?.didTransfer(self)
      target?.conclude(self)
    }
    (target, entered, previews, animators) = (nil, [], [], [:])
  }

  /// The animator of a dropped item, which the session runs after the drop.
  func animator(of item: UIDragItem) -> DragAnimator {
    let animator = animators[ObjectIdentifier(item)] ?? DragAnimator()
    animators[ObjectIdentifier(item)] = animator
    return animator
  }

  /// Lets a dropped item come to rest at a place.
  func land(_ item: UIDragItem, at place: UIPreviewTarget) {
    landings[ObjectIdentifier(item)] = place.container.convert(place.center, to: nil)
  }

  private func settle(_ item: UIDragItem, _ view: DragPreviewView) {
    let place = landings[ObjectIdentifier(item)]
    animator(of: item).run {
      if let place { view.center = place }
      view.alpha = 0
    } then: { [weak view] in
      view?.removeFromSuperview()
    }
  }

  private func giveBack(
    _ item: UIDragItem, _ view: DragPreviewView, to source: (any DragSource)?
  ) {
    let animator = animator(of: item)
    let place = source?.returnPreview(of: item, from: view.targeted)?.target
    source?.willReturn(item, with: animator)
    animator.run {
      if let place { view.center = place.container.convert(place.center, to: nil) }
      view.alpha = 0
    } then: { [weak view] in
      view?.removeFromSuperview()
    }
  }
}
