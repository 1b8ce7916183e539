/**
 * A hook for React.
 *
 *     function Photo() {
 *       const [scale, setScale] = useState(1);
 *       const ref = useGestures({
 *         pinch: (pinch) => setScale(pinch.scale),
 *         doubleTap: [{ kind: "tap", numberOfTapsRequired: 2 }, () => setScale(1)],
 *         tap: [{ requireToFail: "doubleTap" }, select],
 *       });
 *       return <img ref={ref} style={{ transform: `scale(${scale})` }} />;
 *     }
 *
 * Safe in StrictMode: what a first mounting has attached is removed. Actions may be new with each rendering; recognisers
 * are made anew only where settings change. On a server nothing is loaded.
 */
import type { CustomClass } from "./custom.js";
import type { Action, AttachOptions, Engine, Kind, RecognizerOptions } from "./dactyl.js";

/** Of a gesture whose name is its kind: its action, or its settings and its action. */
type Plain<K extends Kind> = Action<K> | readonly [options: RecognizerOptions<K>, action: Action<K>];
/** Of one with another name: `kind` says what it is. */
type Named = readonly [
  options: { [K in Kind]: RecognizerOptions<K> & { kind: K } }[Kind] | { kind: CustomClass<any>; [setting: string]: unknown },
  action: (gesture: any) => void,
];

export type Gestures<N extends string = string> = { readonly [name in N]: name extends Kind ? Plain<name> : Named };

/** What `attach` takes, too. */
export interface GestureOptions extends AttachOptions {
  /** Default: one that is loaded once for all components. */
  dactyl?: Engine | null;
}

/** Answers what to give an element as its `ref`. */
export function useGestures<N extends string>(gestures: Gestures<N>, options?: GestureOptions): (element: Element | null) => void;

/** The engine, once it is loaded; null before. Default: the one of all components. */
export function useDactyl(dactyl?: Engine | null): Engine | null;

/**
 * A ready part of `parts.js`: what to give an element as its `ref`, and the part, once it is there.
 *
 *     const [ref, strip] = usePart(carousel, { onRest: ({ page }) => setPage(page) });
 */
export function usePart<P, O>(
  make: { (element: HTMLElement, options: O & { dactyl: Engine }): P; (element: HTMLElement, options?: O): Promise<P> }, options?: O & { dactyl?: Engine | null },
): [ref: (element: HTMLElement | null) => void, part: P | null];
