import Foundation

/// Keeps what undoes changes, and what makes them again; Foundation has none here.
///
/// What is registered while something is undone makes it again.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undos: [[() -> Void]] = []
  private var redos: [[() -> Void]] = []
  private var group: [() -> Void]?
  private var depth = 0
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being made again.
  open private(set) var isRedoing = false
  /// How many changes are kept; 0, the default, for all.
  open var levelsOfUndo = 0
  /// Stored: whether changes of one event belong together.
  open var groupsByEvent = true
  private var name = ""

  /// Keeps nothing yet.
  public override init() { super.init() }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undos.isEmpty || group?.isEmpty == false }
  /// Whether there is something to make again.
  open var canRedo: Bool { !redos.isEmpty }

  /// Keeps what undoes a change; the target is held weakly.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let undo: () -> Void = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      redos[redos.count - 1].append(undo)
      return
    }
    if !isRedoing { redos = [] }
    if group != nil || isRedoing {
      if isRedoing { undos[undos.count - 1].append(undo) } else { group?.append(undo) }
      return
    }
    undos.append([undo])
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst() }
  }

  /// Begins changes that belong together.
  open func beginUndoGrouping() {
    depth += 1
    if group == nil { group = [] }
  }

  /// Ends changes that belong together.
  open func endUndoGrouping() {
    precondition(depth > 0, "endUndoGrouping() without beginUndoGrouping()")
    depth -= 1
    guard depth == 0, let done = group else { return }
    group = nil
    if !done.isEmpty { undos.append(done) }
  }

  /// Undoes the last changes.
  open func undo() {
    if depth > 0 { depth = 1; endUndoGrouping() }
    guard let last = undos.popLast() else { return }
    isUndoing = true
    redos.append([])
    for step in last.reversed() { step() }
    if redos.last?.isEmpty == true { redos.removeLast() }
    isUndoing = false
  }

  /// Makes the last changes again that were undone.
  open func redo() {
    guard let last = redos.popLast() else { return }
    isRedoing = true
    undos.append([])
    for step in last.reversed() { step() }
    if undos.last?.isEmpty == true { undos.removeLast() }
    isRedoing = false
  }

  /// Forgets everything.
  open func removeAllActions() { (undos, redos, group, depth) = ([], [], nil, 0) }
  /// Forgets everything, whatever the target.
  open func removeAllActions(withTarget target: Any) { removeAllActions() }
  /// Stored: what the changes are called.
  open func setActionName(_ actionName: String) { name = actionName }
  /// What the last changes are called.
  open var undoActionName: String { name }
  /// What the changes to be made again are called.
  open var redoActionName: String { name }
}

extension UIWindow {
  /// Keeps what undoes changes in the window.
  var windowUndoManager: UndoManager {
    if let kept = keptUndoManager { return kept }
    let made = UndoManager()
    keptUndoManager = made
    return made
  }
}
