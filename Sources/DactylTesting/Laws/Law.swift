/// What must hold for every recogniser, whatever the fingers do (SPEC C).
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// possible → began → changed* → ended | cancelled, or possible → recognized | failed; then reset
  /// (SPEC C1).
  case legalTransitions = "states follow each other only as SPEC C1 says"
  /// Actions run on began, changed, ended and cancelled, once for each, and read that very state
  /// (SPEC C2).
  case actionsMatchTransitions = "actions run once for each transition and read its state"
  /// A recogniser that has ended, was cancelled or failed sets no state until it was reset
  /// (SPEC C5).
  case nothingAfterTheEnd = "no state is set that means nothing in the present one"
  /// When all fingers are up and no deadline is left, everybody is possible again (SPEC C6, C7).
  case everyAttemptEnds = "an attempt is over once fingers and deadlines are gone"
  /// Deadlines come to an end when no finger is down (SPEC F1).
  case deadlinesEnd = "deadlines come to an end when no finger is down"
  /// What comes after a reset depends on nothing that was before it (SPEC C6).
  case resetForgets = "after a reset a recogniser acts like a new one"
  /// No touch is kept once it is over and the recogniser was reset.
  case touchesGo = "touches are released when they are over"
  /// The same frames give the same transitions, whether or not the host meets each deadline
  /// (SPEC F1, F2).
  case sameFramesSameTransitions = "the same frames give the same transitions"
  /// The shorter ways that the engine takes with plain frames change nothing.
  case shortcutsChangeNothing = "the engine's shortcuts change nothing"
  /// Nobody recognises who is prevented, and nobody who waits before those it waits for have failed
  /// (SPEC D2–D5).
  case oneWinner = "nobody prevented recognises, and nobody before whom it waits for has failed"
  /// A view hears of a touch began, moved any number of times, and one of ended and cancelled
  /// (SPEC A9, D12).
  case viewsHearWholeTouches = "views hear of a touch began, moved*, then ended or cancelled"
}
