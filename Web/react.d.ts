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
import type { Engine, Kind, Recognizer, Recognizers, RecognizerOptions } from "./dactyl.js";

export type GestureAction<G = any> = (gesture: G) => void;

export type Gestures = {
  [K in Kind]?: GestureAction<Recognizers[K]> | readonly [options: Partial<RecognizerOptions<K>>, action: GestureAction<Recognizers[K]>];
} & {
  [name: string]: GestureAction | readonly [options: { kind?: Kind; [setting: string]: any }, action: GestureAction];
};

export interface GestureOptions {
  /** Default: one that is loaded once for all components. */
  dactyl?: Engine | null;
  touchAction?: string;
  events?: boolean;
}

/** Answers what to give an element as its `ref`. */
export function useGestures(gestures: Gestures, options?: GestureOptions): (element: Element | null) => void;

/** The engine, once it is loaded; null before. Default: the one of all components. */
export function useDactyl(dactyl?: Engine | null): Engine | null;
