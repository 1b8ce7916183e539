import Dactyl

/// Takes back the relations of two recognisers; 0 as the other takes back those with all others.
@_expose(wasm, "dactyl_forget_relation")
@c(dactyl_forget_relation)
public func dactyl_forget_relation(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, nil)
}

/// Declares a relation of two recognisers of one window; nil takes all relations back.
func relate(_ recognizer: Int32, _ other: Int32, _ relation: GestureRelation?) -> Int32 {
  guard let recognizer = ObjectTable.recognizer(recognizer), let view = recognizer.view,
    let window = ObjectTable.window(of: view)
  else { return Status.badHandle }
  let partner = ObjectTable.recognizer(other)
  let meansAll = other == 0 && relation?.allowsAll ?? true
  guard meansAll || partner?.view?.window === window,
    partner !== recognizer || relation == .requireToFail
  else { return Status.badHandle }
  guard let relation else {
    recognizer.forgetRelations(with: partner)
    return Status.done
  }
  return recognizer.declare(relation, with: partner) ? Status.done : Status.wouldCycle
}
