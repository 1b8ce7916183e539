// A hook for React: gestures of an element, for as long as it is mounted.
import { useCallback, useEffect, useRef, useState } from "react";
import { load } from "./dactyl.js";
import { RELATIONS } from "./words.js";

// All components share one engine, unless the options name another.
export function useDactyl(given) {
  const [dactyl, setDactyl] = useState(given ?? null);
  useEffect(() => {
    let isMounted = true;
    Promise.resolve(given ?? load()).then((engine) => isMounted && setDactyl(engine));
    return () => { isMounted = false; };
  }, [given]);
  return dactyl;
}

// A ready part of parts.js on an element for as long as it is mounted: returns the element's `ref`, and the part once it exists.
// Options may be new with each rendering; the part is made anew only if a value other than a function changes.
export function usePart(make, options = {}) {
  const dactyl = useDactyl(options.dactyl);
  const [element, setElement] = useState(null);
  const [part, setPart] = useState(null);
  const latest = useRef(options);
  useEffect(() => { latest.current = options; });
  const settings = textOf({ ...options, dactyl: undefined });
  useEffect(() => {
    if (!dactyl || !element) return undefined;
    const own = Object.entries(latest.current).map(([name, value]) => [name, typeof value === "function" ? (...all) => latest.current[name]?.(...all) : value]);
    const part = make(element, { ...Object.fromEntries(own), dactyl });
    setPart(part);
    return () => {
      part.remove();
      setPart(null);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dactyl, element, make, settings]);
  return [useCallback((element) => setElement(element), []), part];
}

// `gestures` are actions by the name of their recogniser, or [settings, action]; `kind` gives the kind if the name is none. Actions
// may be new with each rendering; recognisers are made anew only if settings change.
export function useGestures(gestures, { dactyl: given, ...options } = {}) {
  const dactyl = useDactyl(given);
  const [element, setElement] = useState(null);
  const latest = useRef(gestures);
  useEffect(() => { latest.current = gestures; });
  const settings = textOf(Object.entries(gestures).map(([name, said]) => [name, settingsFor(said)]));
  const attached = JSON.stringify(options);
  useEffect(() => {
    if (!dactyl || !element) return undefined;
    const view = dactyl.attach(element, JSON.parse(attached));
    const recognizers = {};
    for (const [name, said] of Object.entries(latest.current)) {
      const { kind = name, ...rest } = settingsFor(said);
      for (const option in RELATIONS) delete rest[option];
      for (const question of ["shouldBegin", "shouldReceive"]) {
        if (rest[question]) rest[question] = (...all) => settingsFor(latest.current[name])[question]?.(...all);
      }
      recognizers[name] = view.add(kind, { name, ...rest }, (gesture) => actionOf(latest.current[name])?.(gesture));
    }
    // After all are there, so that they may name each other in any order.
    for (const [name, said] of Object.entries(latest.current)) {
      for (const option in RELATIONS) {
        for (const other of [settingsFor(said)[option] ?? []].flat()) recognizers[name][RELATIONS[option]](recognizers[other] ?? other);
      }
    }
    return () => view.remove();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dactyl, element, settings, attached]);
  return useCallback((element) => setElement(element), []);
}

const settingsFor = (said) => (Array.isArray(said) ? said[0] : {});
const actionOf = (said) => (Array.isArray(said) ? said[1] : said);

// The identity of recognisers and parts, as text; functions are looked up when they are called.
function textOf(settings) {
  return JSON.stringify(settings, (_, value) => (
    typeof value === "function" ? value.kind ?? "function" : value === Infinity ? "Infinity" : value?.nodeType ? "element" : value?._handle ?? value
  ));
}
