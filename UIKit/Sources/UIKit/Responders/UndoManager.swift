import Foundation

/// Keeps closures that undo and redo changes; Foundation has no such class here.
///
/// Closures registered during an undo become redos.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undos: [[() -> Void]] = []
  private var redos: [[() -> Void]] = []
  private var group: [() -> Void]?
  private var depth = 0
  /// True while it undoes.
  open private(set) var isUndoing = false
  /// True while it redoes.
  open private(set) var isRedoing = false
  /// The number of changes to keep; 0, the default, keeps all.
  open var levelsOfUndo = 0
  /// Stored: true groups the changes of one event.
  open var groupsByEvent = true
  private var name = ""

  /// Creates an empty undo manager.
  public override init() { super.init() }

  /// True if there is a change to undo.
  open var canUndo: Bool { !undos.isEmpty || group?.isEmpty == false }
  /// True if there is a change to redo.
  open var canRedo: Bool { !redos.isEmpty }

  /// Registers a closure that undoes a change; holds the target weakly.
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

  /// Begins a group of changes.
  open func beginUndoGrouping() {
    depth += 1
    if group == nil { group = [] }
  }

  /// Ends a group of changes.
  open func endUndoGrouping() {
    precondition(depth > 0, "endUndoGrouping() without beginUndoGrouping()")
    depth -= 1
    guard depth == 0, let done = group else { return }
    group = nil
    if !done.isEmpty { undos.append(done) }
  }

  /// Undoes the last group.
  open func undo() {
    if depth > 0 { depth = 1; endUndoGrouping() }
    guard let last = undos.popLast() else { return }
    isUndoing = true
    redos.append([])
    for step in last.reversed() { step() }
    if redos.last?.isEmpty == true { redos.removeLast() }
    isUndoing = false
  }

  /// Redoes the last undone group.
  open func redo() {
    guard let last = redos.popLast() else { return }
    isRedoing = true
    undos.append([])
    for step in last.reversed() { step() }
    if undos.last?.isEmpty == true { undos.removeLast() }
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() { (undos, redos, group, depth) = ([], [], nil, 0) }
  /// Forgets all changes, whatever their target.
  open func removeAllActions(withTarget target: Any) { removeAllActions() }
  /// Stored: the name of the last changes.
  open func setActionName(_ actionName: String) { name = actionName }
  /// The name of the last changes.
  open var undoActionName: String { name }
  /// The name of the changes to redo.
  open var redoActionName: String { name }
}

extension UIWindow {
  /// The window's undo manager, created on first use.
  var windowUndoManager: UndoManager {
    if let kept = keptUndoManager { return kept }
    let made = UndoManager()
    keptUndoManager = made
    return made
  }
}
