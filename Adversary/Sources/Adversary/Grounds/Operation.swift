/// An operation on windows, views and recognisers, between frames or inside callbacks.
enum Operation: String, CaseIterable {
  case makeView, forgetView, addView, insertView, insertBeside, removeView
  case makeRecognizer, forgetRecognizer, addRecognizer, removeRecognizer
  case makeWindow, dropWindow
  case disable, enable, setState, setDeadline, ignoreTouch
  case sendFrame, sendHover, advance, cancelAll, sendEvent
  case require, unrequire, addAction, removeAction
  case changeDelegate, dropDelegate, changeObserver, changeController
  case changeFlags, changeShape, changeValues
  case keep, look, forget
  // Behaviour of overridden methods.
  case hitElsewhere, hitNothing, sendTwice, sendNothing

  /// All names, in order.
  static let names = allCases.map(\.rawValue)
}
