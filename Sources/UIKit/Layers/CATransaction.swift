import Foundation

/// Changes of layers that belong together; as nothing is animated, only its end is ever noticed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  // The transactions that are open belong to the thread, here the main one, and to nobody else.
  private static var completions: [[() -> Void]] = []

  /// Opens a transaction.
  open class func begin() { completions.append([]) }

  /// Closes the last transaction that was opened, and runs its completion blocks.
  open class func commit() {
    for block in completions.popLast() ?? [] { block() }
  }

  /// Runs a block as the open transaction is closed; at once where none is open.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
  }

  /// Does nothing: there are no animations.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: there are no animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing: there are no animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Does nothing: everything is in its place already.
  open class func flush() {}
}
