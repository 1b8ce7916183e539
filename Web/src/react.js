// A hook for React: gestures of an element, for as long as it is mounted.
import { useCallback, useEffect, useRef, useState } from "react";
import { load } from "./dactyl.js";

// One engine for all components; who has one already says so in the options.
let shared;

export function useDactyl(given) {
  const [dactyl, setDactyl] = useState(given ?? null);
  useEffect(() => {
    let isMounted = true;
    Promise.resolve(given ?? (shared ??= load())).then((engine) => isMounted && setDactyl(engine));
    return () => { isMounted = false; };
  }, [given]);
  return dactyl;
}

// `gestures` are actions by the name of their recogniser, or [settings, action]; what `kind` says is its kind where the
// name is none. Actions may be new with each rendering; recognisers are made anew only where settings change.
export function useGestures(gestures, options = {}) {
  const dactyl = useDactyl(options.dactyl);
  const [element, setElement] = useState(null);
  const latest = useRef(gestures);
  useEffect(() => { latest.current = gestures; });
  const settings = settingsOf(gestures);
  const { touchAction, events } = options;
  useEffect(() => {
    if (!dactyl || !element) return undefined;
    const view = dactyl.attach(element, { touchAction, events });
    const recognizers = {};
    for (const [name, said] of Object.entries(latest.current)) {
      const { kind = name, requireToFail, simultaneousWith, ...rest } = settingsFor(said);
      for (const question of ["shouldBegin", "shouldReceive"]) {
        if (rest[question]) rest[question] = (...all) => settingsFor(latest.current[name])[question]?.(...all);
      }
      recognizers[name] = view.add(kind, { name, ...rest }, (gesture) => actionOf(latest.current[name])?.(gesture));
    }
    // After all are there, so that they may name each other in any order.
    for (const [name, said] of Object.entries(latest.current)) {
      const { requireToFail = [], simultaneousWith = [] } = settingsFor(said);
      for (const other of [requireToFail].flat()) recognizers[name].requireToFail(recognizers[other] ?? other);
      for (const other of [simultaneousWith].flat()) recognizers[name].allowSimultaneous(recognizers[other] ?? other);
    }
    return () => view.remove();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dactyl, element, settings, touchAction, events]);
  return useCallback((element) => setElement(element), []);
}

const settingsFor = (said) => (Array.isArray(said) ? said[0] : {});
const actionOf = (said) => (Array.isArray(said) ? said[1] : said);

// What makes recognisers different, as text; functions are looked up when they are called.
function settingsOf(gestures) {
  return JSON.stringify(Object.entries(gestures).map(([name, said]) => [name, settingsFor(said)]), (_, value) => (
    typeof value === "function" ? value.kind ?? "function" : value === Infinity ? "Infinity" : value?._handle ?? value
  ));
}
