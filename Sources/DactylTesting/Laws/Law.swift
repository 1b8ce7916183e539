/// What must hold for every recogniser, whatever the fingers do (SPEC C).
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// possible → began → changed* → ended | cancelled, or possible → recognized | failed;
  /// then reset (SPEC C1).
  case legalTransitions = "states follow each other only as SPEC C1 says"
  /// Actions run once for each of began, changed, ended and cancelled, and read that state
  /// (SPEC C2).
  case actionsMatchTransitions = "actions run once for each transition and read its state"
  /// An ended, cancelled or failed recogniser sets no state until its reset (SPEC C5).
  case nothingAfterTheEnd = "no state is set that means nothing in the present one"
  /// Once no finger and no deadline is left, every recogniser is possible again (SPEC C6, C7).
  case everyAttemptEnds = "an attempt is over once fingers and deadlines are gone"
  /// Without fingers down, deadlines come to an end (SPEC F1).
  case deadlinesEnd = "deadlines come to an end when no finger is down"
  /// A recogniser's past has no effect after its reset (SPEC C6).
  case resetForgets = "after a reset a recogniser acts like a new one"
  /// Nothing keeps a touch once it is over and the recogniser was reset.
  case touchesGo = "touches are released when they are over"
  /// What begins or is recognised because of a number has reached its limit, and has not passed it
  /// where that is the most.
  case causesHold = "the number of a cause keeps its own limit"
  /// The same frames give the same transitions, whether or not the host fires each deadline
  /// (SPEC F1, F2).
  case sameFramesSameTransitions = "the same frames give the same transitions"
  /// A prevented recogniser never recognises; a waiting one only after those it waits for have
  /// failed (SPEC D2–D5).
  case oneWinner = "nobody prevented recognises, and nobody before whom it waits for has failed"
  /// A view hears of a touch began, any number of moved, then ended or cancelled (SPEC A9, D12).
  case viewsHearWholeTouches = "views hear of a touch began, moved*, then ended or cancelled"
}
