import Foundation

/// Keeps closures that undo and redo changes; Foundation has no such class here.
///
/// Closures registered during an undo become redos.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  private struct Group {
    var name = ""
    var steps: [Step] = []
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The group that takes new changes.
  private var current: Group?
  private var disabled = 0
  /// The number of nested groups that have begun and not ended.
  open private(set) var groupingLevel = 0
  /// True while it undoes.
  open private(set) var isUndoing = false
  /// True while it redoes.
  open private(set) var isRedoing = false
  /// The number of groups to keep; 0, the default, keeps all.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Stored: true groups the changes of one event.
  open var groupsByEvent = true

  /// Creates an empty undo manager.
  public override init() { super.init() }

  /// True if there is a change to undo.
  open var canUndo: Bool { !undos.isEmpty || current?.steps.isEmpty == false }
  /// True if there is a change to redo.
  open var canRedo: Bool { !redos.isEmpty }

  /// True if it takes changes; default true.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores changes until `enableUndoRegistration()` has been called as often as this.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes changes again.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// Registers a closure that undoes a change; holds the target weakly.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(target: target) { handler(unsafeDowncast($0, to: Target.self)) }
    if !isUndoing, !isRedoing { redos = [] }
    if current != nil {
      current?.steps.append(step)
    } else {
      undos.append(Group(steps: [step]))
      forgetOldest()
    }
  }

  /// Registers a call of a method that undoes a change; holds the target weakly.
  public func registerUndo(withTarget target: AnyObject, selector: Selector, object: Any?) {
    registerUndo(withTarget: target) { target in
      selector.perform(on: target, sender: object as AnyObject?)
    }
  }

  /// Begins a group of changes.
  open func beginUndoGrouping() {
    groupingLevel += 1
    if current == nil { current = Group() }
  }

  /// Ends a group of changes.
  open func endUndoGrouping() {
    precondition(groupingLevel > 0, "endUndoGrouping() without beginUndoGrouping()")
    groupingLevel -= 1
    guard groupingLevel == 0, !isUndoing, !isRedoing, let done = current else { return }
    current = nil
    if !done.steps.isEmpty { undos.append(done) }
    forgetOldest()
  }

  /// Undoes the last group.
  open func undo() {
    if groupingLevel > 0 { groupingLevel = 1; endUndoGrouping() }
    guard let last = undos.popLast() else { return }
    isUndoing = true
    redos += counterpart(of: last)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the last undone group.
  open func redo() {
    guard let last = redos.popLast() else { return }
    isRedoing = true
    undos += counterpart(of: last)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Runs a group; returns what its steps registered, under the same name.
  private func counterpart(of group: Group) -> [Group] {
    let outer = current
    current = Group(name: group.name)
    for step in group.steps.reversed() { if let target = step.target { step.run(target) } }
    defer { current = outer }
    return current.map { $0.steps.isEmpty ? [] : [$0] } ?? []
  }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undos.removeFirst(max(undos.count - levelsOfUndo, 0)) }
  }

  /// Forgets all changes.
  open func removeAllActions() { (undos, redos, current, groupingLevel) = ([], [], nil, 0) }

  /// Forgets a target's changes.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func rest(_ group: Group) -> Group {
      Group(name: group.name, steps: group.steps.filter { $0.target !== target })
    }
    undos = undos.map(rest).filter { !$0.steps.isEmpty }
    redos = redos.map(rest).filter { !$0.steps.isEmpty }
    current = current.map(rest)
  }

  /// Names the last change, and its redo.
  open func setActionName(_ actionName: String) {
    if current != nil {
      current?.name = actionName
    } else if let last = undos.indices.last {
      undos[last].name = actionName
    }
  }

  /// The name of the change to undo; empty without one.
  open var undoActionName: String { current?.name ?? undos.last?.name ?? "" }
  /// The name of the change to redo; empty without one.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// The title of a menu's command: "Undo" and the change's name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's command: "Redo" and the change's name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo", followed by a name unless it is empty.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// "Redo", followed by a name unless it is empty.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  /// An undo manager has undone a change.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// An undo manager has redone a change.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
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
