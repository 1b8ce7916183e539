/// What is done to windows, views and recognisers, between frames and inside callbacks.
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
  // What overridden methods do, when they are called.
  case hitElsewhere, hitNothing, sendTwice, sendNothing

  /// The names of all, in their order.
  static let names = allCases.map(\.rawValue)
}
